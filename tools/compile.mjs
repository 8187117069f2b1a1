// Turns zips of Python sources into zips of compiled modules, with the Pyodide that will load them.
//   node tools/compile.mjs JOBS.json     [{source, target, prefix, optimize}, ...]
// A module's code is named `prefix` + its path; files other than .py are left out.
// The .pyc carry an unchecked source hash: no time stamps, and nothing to check when they load.
import fs from "node:fs";
import { loadPyodide } from "pyodide";

const COMPILE = `
import importlib.util
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def compile_zip(source, target, prefix, optimize):
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            if name.endswith(".py"):
                text = old.read(name)
                code = compile(text, prefix + name, "exec", dont_inherit=True, optimize=optimize)
                pyc = _code_to_hash_pyc(code, importlib.util.source_hash(text), False)
                new.writestr(zipfile.ZipInfo(name + "c"), bytes(pyc))
compile_zip
`;

const pyodide = await loadPyodide();
const compileZip = pyodide.runPython(COMPILE);
for (const { source, target, prefix, optimize } of JSON.parse(fs.readFileSync(process.argv[2]))) {
  pyodide.FS.writeFile("/source.zip", fs.readFileSync(source));
  compileZip("/source.zip", "/target.zip", prefix, optimize);
  fs.writeFileSync(target, pyodide.FS.readFile("/target.zip"));
}
