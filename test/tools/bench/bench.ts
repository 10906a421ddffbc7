import process from "node:process";
import { benchEngine } from "./engine.ts";
import { benchPerft } from "./perft.ts";
import { benchPrompt } from "./prompt.ts";
import { benchSearch } from "./search.ts";
import { benchStartup } from "./startup.ts";
import { benchStop } from "./uci.ts";

console.log(`Node ${process.version}`);
await benchPerft();
await benchSearch();
await benchPrompt();
await benchEngine();
await benchStop();
benchStartup();
