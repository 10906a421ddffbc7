/** Draws the pictures of the README: the program as it looks in a terminal. */
import { writeFileSync } from "node:fs";
import { drawSampleGame, drawSteps } from "./draw.ts";

const write = (name: string, picture: string) =>
  writeFileSync(new URL(`../../../.github/${name}`, import.meta.url), picture);

write("terminal.svg", await drawSampleGame());
write("steps.svg", await drawSteps());
