// Turns zips of Python sources into zips of compiled modules, with the Pyodide that will load them.
//   node tools/compile.mjs JOBS.json     [{source, target, prefix, lines}, ...]
// A module's code is named `prefix` + its path; files other than .py are left out.
// Without `lines` a module's code does not know its line numbers: a tenth less to load.
// The .pyc carry an unchecked source hash: no time stamps, and nothing to check when they load.
import fs from "node:fs";
import { loadPyodide } from "pyodide";

const COMPILE = `
import importlib.util
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def nowhere(units):
    # A table of locations in which no instruction has one: a byte says so of up to eight of them.
    whole, rest = divmod(units, 8)
    return bytes([0xFF] * whole + [0xF8 + rest - 1] * bool(rest))

def without_lines(code):
    inner = (without_lines(c) if hasattr(c, "co_code") else c for c in code.co_consts)
    table = nowhere(len(code.co_code) // 2)
    return code.replace(co_linetable=table, co_consts=tuple(inner))

def compile_zip(source, target, prefix, lines):
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            if name.endswith(".py"):
                text = old.read(name)
                code = compile(text, prefix + name, "exec", dont_inherit=True, optimize=2)
                if not lines:
                    code = without_lines(code)
                pyc = _code_to_hash_pyc(code, importlib.util.source_hash(text), False)
                new.writestr(zipfile.ZipInfo(name + "c"), bytes(pyc))
compile_zip
`;

const pyodide = await loadPyodide();
const compileZip = pyodide.runPython(COMPILE);
for (const { source, target, prefix, lines } of JSON.parse(fs.readFileSync(process.argv[2]))) {
  pyodide.FS.writeFile("/source.zip", fs.readFileSync(source));
  compileZip("/source.zip", "/target.zip", prefix, lines);
  fs.writeFileSync(target, pyodide.FS.readFile("/target.zip"));
}
