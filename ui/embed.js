// Puts Sawdust into a page of somebody else: <sawdust-game game="circus"></sawdust-game>.
// Load it from where Sawdust is served; docs/embed.md says what it understands and tells.
//
// Attributes: `game` (a game's slug), `record` (a game to show), `height` (CSS pixels, if the frame
// shall not take the height that suits its width). Each message of the frame becomes an event
// `sawdust-<type>` of the element, with the message as its `detail`.
(function () {
  "use strict";

  const MARK = "sawdust";
  const VERSION = 1;
  const TITLE = "Sawdust: a board game";
  const home = new URL("./", document.currentScript.src);

  class SawdustGame extends HTMLElement {
    #frame = null;
    #ready = false;
    #waiting = [];
    #hear = (event) => this.#heard(event);

    connectedCallback() {
      this.style.display ||= "block";
      addEventListener("message", this.#hear);
      this.#frame = document.createElement("iframe");
      this.#frame.title = this.title || TITLE;
      this.#frame.allow = "clipboard-write; fullscreen";
      this.#frame.loading = "lazy";
      this.#frame.style.cssText = "display: block; width: 100%; border: 0";
      const usual = this.clientWidth > 560 ? 400 : 640; // until the frame tells better
      this.#frame.style.height = `${Number(this.getAttribute("height")) || usual}px`;
      this.#frame.src = this.#address();
      const shadow = this.shadowRoot || this.attachShadow({ mode: "open" });
      shadow.replaceChildren(this.#frame);
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#ready = false;
      this.#frame = null;
    }

    /** Send a command, such as { type: "new", players: 3 }; it waits until the frame can hear it. */
    send(command) {
      if (this.#ready) this.#post(command);
      else this.#waiting.push(command);
    }

    /** Begin a game: { game, players, options }, all of which may be left out. */
    newGame(wish = {}) {
      this.send({ ...wish, type: "new" });
    }

    /** Show the game of a record. */
    load(record) {
      this.send({ type: "load", record });
    }

    #address() {
      const address = new URL(home);
      address.searchParams.set("embed", location.origin);
      if (this.hasAttribute("game")) address.searchParams.set("game", this.getAttribute("game"));
      if (this.hasAttribute("record")) address.hash = `#/open/${this.getAttribute("record")}`;
      return address.href;
    }

    #post(command) {
      this.#frame.contentWindow.postMessage({ ...command, [MARK]: VERSION }, home.origin);
    }

    #heard({ source, origin, data }) {
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== home.origin) return;
      if (data === null || typeof data !== "object" || data[MARK] !== VERSION) return;
      if (data.type === "ready") {
        this.#ready = true;
        this.#waiting.splice(0).forEach((command) => this.#post(command));
      }
      if (data.type === "size" && !this.hasAttribute("height")) {
        this.#frame.style.height = `${data.height}px`;
      }
      const told = new CustomEvent(`sawdust-${data.type}`, { detail: data, bubbles: true });
      this.dispatchEvent(told);
    }
  }

  customElements.define("sawdust-game", SawdustGame);
})();
