// The interpreter that PyScript loads: Pyodide with our compiled standard library, started as soon
// as this module is there, while PyScript is still getting ready.
// Tells the page how many bytes have come, by `sawdust:bytes` events on the window.
// The build writes `SIZES` (bytes of the big files as they are served, or unpacked where the host
// packs them) and `BUILD` (a name for these wheels).
import { loadPyodide as load, version as release } from "./pyodide.mjs";

const SIZES = {};
const BUILD = "";
const LIBRARY = "python_stdlib.bin";

// PyScript remembers under this name how micropip resolved the wheels, and skips that next time.
// With the build in it, a new build is never given what was remembered of an older one.
export const version = `${release}+${BUILD}`;

const base = new URL("./", import.meta.url).href;
const total = Object.values(SIZES).reduce((sum, size) => sum + size, 0);
let loaded = 0;

function counted(body) {
  if (typeof document === "undefined") return body; // a worker has no progress bar
  return body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        dispatchEvent(new CustomEvent("sawdust:bytes", { detail: { loaded, total } }));
        controller.enqueue(chunk);
      },
    }),
  );
}

// The library travels packed as a whole and is unpacked here: its zip stores the modules as they
// are, so that importing them costs Python no unpacking.
function received(name, response) {
  const body = counted(response.body);
  if (name !== LIBRARY) return new Response(body, response);
  return new Response(body.pipeThrough(new DecompressionStream("gzip")));
}

async function start() {
  const fetch = globalThis.fetch;
  globalThis.fetch = async (resource, options) => {
    const response = await fetch(resource, options);
    const name = response.url.slice(base.length);
    const ours = response.ok && response.url.startsWith(base) && name in SIZES;
    return ours ? received(name, response) : response;
  };
  try {
    return await load({ indexURL: base, stdLibURL: base + LIBRARY });
  } finally {
    globalThis.fetch = fetch;
  }
}

const started = start();
started.catch(() => {}); // told when PyScript asks for it

// Called by PyScript: where to print, and on a later visit the wheels as they were resolved.
export async function loadPyodide({ stdout, stderr, packages = [], lockFileContents } = {}) {
  const pyodide = await started;
  if (stdout) pyodide.setStdout({ batched: stdout });
  if (stderr) pyodide.setStderr({ batched: stderr });
  if (lockFileContents) {
    const resolved = JSON.parse(lockFileContents).packages;
    await pyodide.loadPackage(packages.map((name) => resolved[name].file_name));
  }
  return pyodide;
}
