// The interpreter that PyScript loads: Pyodide with our compiled standard library, started as soon
// as this module is there, while PyScript is still getting ready.
// Tells the page how many bytes have come, by `sawdust:bytes` events on the window.
// The build writes `SIZES`: the bytes of the big files.
import { loadPyodide as load, version } from "./pyodide.mjs";

export { version };

const SIZES = {};
const WASM = "pyodide.asm.wasm";
const WASM_TYPE = "application/wasm";
const LIBRARY = "python_stdlib.bin";

const base = new URL("./", import.meta.url).href;
const total = Object.values(SIZES).reduce((sum, size) => sum + size, 0);
let loaded = 0;

function count(body) {
  const counter = new WritableStream({
    write(chunk) {
      loaded += chunk.byteLength;
      dispatchEvent(new CustomEvent("sawdust:bytes", { detail: { loaded, total } }));
    },
  });
  body.pipeTo(counter).catch(() => {}); // told to whoever reads the response itself
}

// The response goes on as it came, and a copy is counted: only with the browser's own response can
// it keep what it compiled, and later visits start in two thirds of the time.
// The library travels packed as a whole and is unpacked here: its zip stores the modules as they
// are, so that importing them costs Python no unpacking.
function received(name, response) {
  if (typeof document !== "undefined") count(response.clone().body); // a worker has no progress bar
  if (name === WASM && response.headers.get("Content-Type") !== WASM_TYPE) {
    // A host that does not know it: Pyodide would not take it.
    return new Response(response.body, { headers: { "Content-Type": WASM_TYPE } });
  }
  if (name !== LIBRARY) return response;
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")));
}

// Asked for now: Pyodide would, but only after its own scripts.
function early(name) {
  const response = fetch(base + name);
  response.catch(() => {}); // told to whoever asks for it
  return response;
}

async function start() {
  const fetch = globalThis.fetch;
  const coming = { [base + WASM]: early(WASM), [base + LIBRARY]: early(LIBRARY) };
  globalThis.fetch = async (resource, options) => {
    const response = await (coming[resource] ?? fetch(resource, options));
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

// Called by PyScript: where to print; and, once micropip has resolved the wheels on an earlier
// visit, their addresses.
export async function loadPyodide({ stdout, stderr, packages = [] } = {}) {
  const pyodide = await started;
  if (stdout) pyodide.setStdout({ batched: stdout });
  if (stderr) pyodide.setStderr({ batched: stderr });
  if (packages.length) await pyodide.loadPackage(packages);
  return pyodide;
}
