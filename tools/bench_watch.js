// Put into the measured page before anything else runs; keeps what it sees in `window.bench`.
(() => {
  const bench = (window.bench = { settled: null, plays: 0, picks: [] });
  let pressed = null;

  const settledNow = () => document.querySelector("#app[data-settled]") !== null;
  // Something drawn changed, and not only the root's own attributes.
  const drawn = (record) => {
    const app = document.getElementById("app");
    return record.target !== app && app.contains(record.target);
  };
  // A message sent from an animation frame arrives after that frame was painted.
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(0);
    });

  // The end of a press on something that can be picked; its click follows at once.
  addEventListener(
    "pointerup",
    (event) => {
      pressed = event.target.closest("[data-c].on") ? event.timeStamp : null;
    },
    true,
  );

  new MutationObserver((records) => {
    if (bench.settled === null && settledNow()) bench.settled = performance.now();
    if (records.some((record) => record.attributeName === "data-settled") && settledNow())
      bench.plays += 1;
    if (pressed !== null && records.some(drawn)) {
      const from = pressed;
      pressed = null;
      afterPaint(() => bench.picks.push(performance.now() - from));
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
})();
