// The interpreter that PyScript loads: Pyodide with our compiled standard library.
// Tells the page how many bytes have come, by `sawdust:bytes` events on the window.
// The build writes `SIZES` (bytes of the big files, unpacked) and `BUILD` (a name for these wheels).
import { loadPyodide as load, version as release } from "./pyodide.mjs";

const SIZES = {};
const BUILD = "";

// PyScript remembers under this name how micropip resolved the wheels, and skips that next time.
// With the build in it, a new build is never given what was remembered of an older one.
export const version = `${release}+${BUILD}`;

const base = new URL("./", import.meta.url).href;
const total = Object.values(SIZES).reduce((sum, size) => sum + size, 0);
let loaded = 0;

function counted(response) {
  const count = new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      dispatchEvent(new CustomEvent("sawdust:bytes", { detail: { loaded, total } }));
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(count), response);
}

// A worker has no progress bar.
async function counting(work) {
  if (typeof document === "undefined") return work();
  const fetch = globalThis.fetch;
  globalThis.fetch = async (resource, options) => {
    const response = await fetch(resource, options);
    const name = response.url.slice(base.length);
    if (response.ok && response.url.startsWith(base) && name in SIZES) return counted(response);
    return response;
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = fetch;
  }
}

export const loadPyodide = (options = {}) =>
  counting(() =>
    load({ ...options, indexURL: base, stdLibURL: base + "python_stdlib.zip" }),
  );
