import process from "node:process";
import { closeLostTerminal, processHost } from "./cli/host.ts";
import { reportFault, run } from "./cli/run.ts";

const host = processHost();
process.on("exit", closeLostTerminal);
// What a timer or a resized window calls is not awaited by anybody.
process.on("uncaughtException", (fault) => process.exit(reportFault(fault, host)));
// An engine's thread would keep the process alive, so it ends here and not by itself.
run(process.argv.slice(2), host).then((code) => process.exit(code));
