/** Runs commands at the same time, each named as in a script of package.json; fails if any of them fails. */
import { spawn } from "node:child_process";
import process from "node:process";

/** Runs a command and writes what it has printed once it has ended; returns whether it passed. */
function run(command) {
  const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  const printed = [];
  for (const output of [child.stdout, child.stderr])
    output.on("data", (part) => printed.push(part));
  return new Promise((resolve) => {
    child.once("close", (status) => {
      process.stdout.write(Buffer.concat([Buffer.from(`> ${command}\n`), ...printed]));
      resolve(status === 0);
    });
  });
}

const passed = await Promise.all(process.argv.slice(2).map(run));
process.exitCode = passed.includes(false) ? 1 : 0;
