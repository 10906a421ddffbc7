/** Measures speed: `npm run bench`; with `-- --check` only the ratios, with exit code 1 if one has fallen. */
import process from "node:process";
import { benchEngine } from "./engine.ts";
import { benchOverrun } from "./overrun.ts";
import { benchPrompt } from "./prompt.ts";
import { benchRatios } from "./ratios.ts";
import { benchStartup } from "./startup.ts";
import { benchStop } from "./uci.ts";

console.log(`Node ${process.version}`);
const isAsFast = benchRatios();
if (process.argv.includes("--check")) process.exit(isAsFast ? 0 : 1);
await benchOverrun();
await benchPrompt();
await benchEngine();
await benchStop();
benchStartup();
