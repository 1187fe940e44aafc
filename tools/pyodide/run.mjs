// Run a Python script under Pyodide: node run.mjs SCRIPT FOLDER…, with the folders on sys.path.
import { dirname } from "node:path";
import { loadPyodide } from "pyodide";

const [script, ...folders] = process.argv.slice(2);
const python = await loadPyodide({ env: { BOTYARD_PURE: "1", HOME: "/" } });
python.setStdout({ batched: (line) => process.stdout.write(`${line}\n`) });
for (const folder of new Set([dirname(script), ...folders])) {
  python.FS.mkdirTree(folder);
  python.mountNodeFS(folder, folder);
}
python.globals.set("script", script);
python.globals.set("folders", python.toPy(folders));
python.runPython(`
import runpy, sys
sys.path[:0] = folders
sys.argv = [script]
try:
    runpy.run_path(script, run_name="__main__")
except SystemExit as ended:
    assert not ended.code, ended
`);
