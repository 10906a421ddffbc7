import { benchMind } from "./mind.ts";
import { benchPerft } from "./perft.ts";
import { benchPrompt } from "./prompt.ts";
import { benchStartup } from "./startup.ts";

await benchPerft();
await benchPrompt();
await benchMind();
benchStartup();
