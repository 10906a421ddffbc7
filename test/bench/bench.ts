import { benchMind } from "./mind.ts";
import { benchPerft } from "./perft.ts";
import { benchPrompt } from "./prompt.ts";
import { benchSearch } from "./search.ts";
import { benchStartup } from "./startup.ts";

await benchPerft();
await benchSearch();
await benchPrompt();
await benchMind();
benchStartup();
