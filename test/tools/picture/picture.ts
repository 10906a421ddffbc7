/** Draws the picture of the README: the program as it looks in a terminal. */
import { writeFileSync } from "node:fs";
import { drawSampleGame } from "./draw.ts";

writeFileSync(new URL("../../../.github/terminal.svg", import.meta.url), await drawSampleGame());
