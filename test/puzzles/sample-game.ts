import { sarrum } from "../../src/games/sarrum/sarrum.ts";
import type { TestPorts } from "../console/run-dialogue.ts";
import { talk } from "../console/type-lines.ts";
import { SAMPLE } from "../sample-game.ts";

/** Types lines in the sample game. */
export const typed = (lines: readonly string[], effects: TestPorts = {}) =>
  talk(sarrum, lines, { position: SAMPLE, effects });
