/**
 * Keeps the compiled code of a program for its next start, with `--require`, in the folder
 * NODE_COMPILE_CACHE. From version 22.1 Node does so by itself.
 */
const { existsSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const { dirname, join } = require("node:path");
const process = require("node:process");
const { constants, Script } = require("node:vm");

const folder = process.env.NODE_COMPILE_CACHE;

/** What this process has compiled, by the file that is to hold it. */
const compiled = new Map();

/** Writes a file under another name first, since other processes read it. */
function writeAtOnce(file, data) {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, data);
  renameSync(unfinished, file);
}

/** Compiles a CommonJS module, or takes what an earlier process has compiled, and runs it. */
function compile(code, filename) {
  const file = join(folder, filename.replaceAll(/\W/g, "_"));
  const script = new Script(Module.wrap(code.replace(/^#!/, "//")), {
    filename,
    cachedData: existsSync(file) ? readFileSync(file) : undefined,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  if (script.cachedDataRejected !== false) compiled.set(file, script);
  const require = Module.createRequire(filename);
  const run = script.runInThisContext();
  run.call(this.exports, this.exports, require, this, filename, dirname(filename));
}

if (folder !== undefined) {
  Module.prototype._compile = compile;
  // V8 compiles a function when it is first called: at the end all that have run are compiled.
  process.once("exit", () => {
    for (const [file, script] of compiled) writeAtOnce(file, script.createCachedData());
  });
}
