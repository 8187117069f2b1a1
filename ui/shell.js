// The page before Python: theme, progress, early choices, and what to say when something fails.
// A classic script without dependencies, so that it runs on file:// and in old browsers.
//
// For Python, `window.sawdust`:
//   theme(name)           "matinee" or "night"; anything else follows the system
//   painted()             a promise: what was drawn has been painted (in a hidden page at once)
//   ready()               Python has drawn the page; the shell steps back
//   failed(kind, detail)  show what went wrong; a kind of TROUBLES, details for the curious
//   host                  the page that embeds this one, null without; `listen(hear)`, `tell(json)`
//   morphing              how Idiomorph changes the page
// <html> gets `data-theme`, `data-embed` under `?embed`, and `data-forgetful` where nothing can be
// kept; the window gets the event `sawdust:theme` when it changes, `performance` the mark
// `sawdust:ready`.
(function () {
  "use strict";

  var THEME_KEY = "sawdust:theme";
  var GROUND = { matinee: "#f6ecd6", night: "#191726" };

  // How far along the start is, in per cent, when PyScript or Pyodide tells of a step.
  var STEPS = {
    "Loading Pyodide": 6,
    "Loading interpreter": 8,
    "Loaded interpreter": 68,
    "Loaded micropip": 76,
    "Loaded Pyodide": 90,
  };
  var BYTES_FROM = 8;
  var BYTES_TO = 56;
  var RUNNING = 94;

  var PATIENCE = 20000; // milliseconds without a step before we say that it takes long
  var GRACE = 5000; // milliseconds that Python may take from its last line to the first picture

  var SAFE = " Your saved games are safe.";
  var TROUBLES = {
    file: {
      head: "This page needs to be served",
      text: "Opened straight from a folder, a browser will not load its parts. Run “python3 tools/play.py”, or put the folder on any web host.",
    },
    old: {
      head: "This browser is too old",
      text: "Sawdust needs one from the last three years: Chrome, Edge, Firefox or Safari." + SAFE,
    },
    wasm: {
      head: "WebAssembly is switched off",
      text: "Sawdust runs on it. Allow it for this page (lockdown and strict security modes block it), or use another browser." + SAFE,
    },
    missing: {
      head: "A part did not arrive",
      text: "The network may be down, or a blocker in the way." + SAFE,
    },
    start: {
      head: "The tent fell down",
      text: "Sawdust could not start; that is our mistake." + SAFE,
    },
  };
  var SLOW = "This takes long: the network may be slow. Still trying.";
  var FORGETFUL = "This browser keeps nothing for us: games end with this tab.";

  // Files without which nothing starts: everything but style sheets, fonts and pictures.
  var NEEDED = /\/(ui|vendor|wheels)\/[^?]*$|\/pyscript\.toml$/;

  var OPENS = " opens by itself.";

  var root = document.documentElement;
  var system = window.matchMedia("(prefers-color-scheme: dark)");
  var chosenTheme = "";
  var over = false; // ready, or failed
  var percent = 0;
  var watch = 0;
  var early = null; // what was pressed before anything could answer

  function find(id) {
    return document.getElementById(id);
  }

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }

  function canStore() {
    try {
      localStorage.setItem("sawdust:probe", "1");
      localStorage.removeItem("sawdust:probe");
      return true;
    } catch (error) {
      return false;
    }
  }

  // PyScript keeps notes in IndexedDB and does not start where a browser forbids that: there it gets
  // a database that has nothing and keeps nothing.
  function forget() {
    root.setAttribute("data-forgetful", "");
    function answer(result) {
      var request = {};
      setTimeout(function () {
        if (request.onsuccess) request.onsuccess({ target: { result: result } });
      });
      return request;
    }
    var none = answer.bind(null, undefined);
    var store = { getAllKeys: answer.bind(null, []), count: answer.bind(null, 0) };
    store.get = store.put = store.delete = store.clear = none;
    function transaction() {
      return { objectStore: function () { return store; } };
    }
    function open() {
      return answer({ transaction: transaction, close: function () {} });
    }
    Object.defineProperty(window, "indexedDB", { value: { open: open } });
  }

  // Theme

  function theme(name) {
    chosenTheme = name in GROUND ? name : "";
    var shown = chosenTheme || (system.matches ? "night" : "matinee");
    root.setAttribute("data-theme", shown);
    var ground = document.querySelector("meta[name=theme-color]");
    if (ground) ground.content = GROUND[shown];
    window.dispatchEvent(new Event("sawdust:theme"));
  }

  function otherTheme() {
    theme(root.getAttribute("data-theme") === "night" ? "matinee" : "night");
    try {
      localStorage.setItem(THEME_KEY, chosenTheme);
    } catch (error) {
      // nothing can be kept here; the theme holds as long as the page
    }
  }

  // Progress

  function reach(value) {
    if (over) return;
    clearTimeout(watch);
    watch = setTimeout(slow, PATIENCE);
    if (value <= percent) return;
    percent = value;
    showProgress();
  }

  function showProgress() {
    var bar = find("boot-progress");
    if (!bar) return;
    bar.value = Math.round(percent);
    bar.textContent = find("boot-percent").textContent = bar.value + " %";
  }

  function onStep(event) {
    var step = String(event.detail);
    for (var name in STEPS) if (step.indexOf(name) === 0) return reach(STEPS[name]);
    reach(percent);
  }

  function onBytes(event) {
    var share = event.detail.loaded / event.detail.total;
    reach(BYTES_FROM + share * (BYTES_TO - BYTES_FROM));
  }

  function note(which, text) {
    var line = document.querySelector("#boot-note " + which);
    if (line) line.textContent = text;
  }

  function slow() {
    note(".calm", SLOW);
    var strip = find("boot");
    if (strip && !strip.querySelector("button")) strip.appendChild(again());
  }

  // A choice made early: the address keeps it, the poster shows it, Python acts on it.

  function markChoice() {
    if (over) return;
    var posters = document.querySelectorAll("a.poster[href]");
    for (var i = 0; i < posters.length; i++) {
      var chosen = posters[i].getAttribute("href") === location.hash;
      posters[i].classList.toggle("chosen", chosen);
      if (!chosen) posters[i].removeAttribute("aria-current");
      else {
        posters[i].setAttribute("aria-current", "true");
        note(".busy", posters[i].querySelector(".title").textContent + OPENS);
      }
    }
  }

  function onClick(event) {
    var pressed = event.target.closest("[data-do]");
    if (over || !pressed) return;
    event.preventDefault();
    if (pressed.getAttribute("data-do") === "theme") otherTheme();
    else early = pressed.getAttribute("data-do");
  }

  // Trouble

  function again() {
    var button = document.createElement("button");
    button.type = "button";
    button.className = "cta";
    button.textContent = "Try again";
    button.addEventListener("click", loadAgain);
    return button;
  }

  // What failed may be mended in a version that is here already, and only waits.
  function loadAgain() {
    var workers = navigator.serviceWorker;
    var found = workers ? workers.getRegistration() : Promise.resolve();
    found
      .then(function (registration) {
        if (!registration || !registration.waiting) return location.reload();
        workers.addEventListener("controllerchange", function () {
          location.reload();
        });
        registration.waiting.postMessage("take over");
      })
      .catch(function () {
        location.reload();
      });
  }

  function element(tag, className, text) {
    var made = document.createElement(tag);
    if (className) made.className = className;
    if (text) made.textContent = text;
    return made;
  }

  function failed(kind, detail) {
    if (over) return;
    stop();
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", function () {
        tell(kind, detail);
      });
    } else tell(kind, detail);
  }

  function tell(kind, detail) {
    var trouble = TROUBLES[kind] || TROUBLES.start;
    var strip = find("boot");
    if (!strip) {
      strip = element("section");
      var page = element("main", "home boot");
      page.appendChild(strip);
      find("app").replaceChildren(page);
    }
    strip.className = "resume raising failed";
    strip.setAttribute("role", "alert");
    strip.textContent = "";
    var words = element("p");
    words.appendChild(element("b", "slab", trouble.head));
    words.appendChild(element("span", "", trouble.text));
    strip.appendChild(words);
    if (kind !== "file") strip.appendChild(again());
    if (detail) {
      var more = element("details");
      more.appendChild(element("summary", "", "Details"));
      more.appendChild(element("pre", "", String(detail).trim()));
      strip.appendChild(more);
    }
    var posters = document.querySelectorAll("a.poster.chosen");
    for (var i = 0; i < posters.length; i++) posters[i].classList.remove("chosen");
  }

  // Not every loader tells that a file was not there; the browser's own list does.
  function watchFiles() {
    if (typeof PerformanceObserver !== "function") return null;
    var observer = new PerformanceObserver(function (list) {
      list.getEntries().forEach(function (entry) {
        if (entry.responseStatus >= 400 && NEEDED.test(entry.name)) failed("missing", entry.name);
      });
    });
    observer.observe({ type: "resource", buffered: true });
    return observer;
  }

  // A script that did not come is told here; so is any uncaught error.
  function onError(event) {
    var from = event.target;
    if (from && from.tagName === "SCRIPT") failed("missing", from.src);
    else if (event.message && !(from && from.tagName)) failed("start", event.message);
  }

  function onRejection(event) {
    var text = String((event.reason && event.reason.message) || event.reason);
    var lost = /fetch|import|load|network|404|wheel|NetworkError|BadZipFile/i.test(text);
    failed(lost ? "missing" : "start", text);
  }

  function onScriptDone() {
    reach(RUNNING);
    setTimeout(function () {
      failed("start", "Python ended without drawing the page.");
    }, GRACE);
  }

  // Embedding. The address names the one origin that may talk to us, as `?embed=<origin>`; only the
  // window right above this one is heard. Python gets each message as JSON, "" if it has none.

  var LONGEST = 100000; // characters of a message
  var MOST_EARLY = 20; // messages that may wait for Python

  function asText(data) {
    try {
      var text = JSON.stringify(data);
      return typeof text === "string" && text.length <= LONGEST ? text : "";
    } catch (error) {
      return "";
    }
  }

  function hostAt(origin) {
    var waiting = [];
    var hear = function (text) {
      if (waiting.length < MOST_EARLY) waiting.push(text);
    };
    window.addEventListener("message", function (event) {
      if (event.source === window.parent && event.origin === origin) hear(asText(event.data));
    });
    return {
      origin: origin,
      listen: function (listener) {
        hear = listener;
        waiting.forEach(listener);
      },
      tell: function (json) {
        window.parent.postMessage(JSON.parse(json), origin);
      },
    };
  }

  function embedded() {
    var query = new URLSearchParams(location.search);
    if (!query.has("embed")) return null;
    root.setAttribute("data-embed", query.get("game") || "");
    var named = query.get("embed");
    if (window.parent === window || !/^https?:\/\/[^/?#]+$/.test(named)) return null;
    return hostAt(named);
  }

  // Life

  function listen(on) {
    var act = on ? "addEventListener" : "removeEventListener";
    window[act]("py:progress", onStep);
    window[act]("sawdust:bytes", onBytes);
    window[act]("hashchange", markChoice);
    window[act]("error", onError, true);
    window[act]("unhandledrejection", onRejection);
    document[act]("py:ready", onPyReady);
    document[act]("py:done", onScriptDone);
    document[act]("click", onClick);
  }

  function onPyReady() {
    reach(RUNNING);
  }

  function stop() {
    over = true;
    clearTimeout(watch);
    if (files) files.disconnect();
    listen(false);
  }

  function ready() {
    if (over) return;
    percent = 100;
    showProgress();
    stop();
    performance.mark("sawdust:ready");
    var wanted = early && document.querySelector('[data-do="' + early + '"]');
    if (wanted) wanted.click();
  }

  function begin() {
    if (over) return;
    showProgress();
    markChoice();
    if (forgetful) note(".calm", FORGETFUL);
  }

  // How Idiomorph changes the page: it leaves alone what is said to be the same as before.
  var morphing = {
    morphStyle: "innerHTML",
    callbacks: {
      beforeNodeMorphed: function (_, fresh) {
        return !(fresh.dataset && "same" in fresh.dataset);
      },
    },
  };

  // Until what was drawn has been painted. In a page that nobody sees nothing is.
  function painted() {
    return new Promise(function (done) {
      if (document.hidden) return done();
      requestAnimationFrame(function () {
        setTimeout(done);
      });
      setTimeout(done, 100);
    });
  }

  // The pictures are put into the page itself: as a file beside it, the browser would read the
  // whole sprite again for every new one.
  function bringPictures() {
    fetch("assets/sprite.svg")
      .then(function (response) {
        return response.ok ? response.text() : "";
      })
      .then(function (text) {
        if (document.body) layPictures(text);
        else document.addEventListener("DOMContentLoaded", layPictures.bind(null, text));
      })
      .catch(function () {}); // the page goes without
  }

  function layPictures(text) {
    var sprite = document.createElement("div");
    sprite.hidden = true;
    sprite.innerHTML = text;
    document.body.append(sprite);
  }

  window.sawdust = {
    theme: theme,
    painted: painted,
    ready: ready,
    failed: failed,
    host: embedded(),
    morphing: morphing,
  };

  var forgetful = !canStore();
  if (forgetful) forget();
  theme(stored(THEME_KEY));
  system.addEventListener("change", function () {
    if (!chosenTheme) theme("");
  });
  listen(true);
  var files = watchFiles();
  bringPictures();
  reach(1);
  document.addEventListener("DOMContentLoaded", begin);
  if (location.protocol === "file:") failed("file");
  else if (typeof DecompressionStream !== "function") failed("old");
  else if (typeof WebAssembly !== "object") failed("wasm");
})();
