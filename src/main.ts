import process from "node:process";
import { closeLostTerminal, processHost } from "./cli/host.ts";
import { run } from "./cli/run.ts";

process.on("exit", closeLostTerminal);
// An engine's thread would keep the process alive, so it ends here and not by itself.
run(process.argv.slice(2), processHost()).then((code) => process.exit(code));
