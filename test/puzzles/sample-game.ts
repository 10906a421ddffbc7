import { sarrum } from "../../src/games/sarrum/sarrum.ts";
import type { TestPorts } from "../console/run-dialogue.ts";
import { talk } from "../console/type-lines.ts";

export const SAMPLE = "1g1s3G/R7/Se5e/8/8/7r/8/8 w";

/** Types lines in the sample game. */
export const typed = (lines: readonly string[], effects: TestPorts = {}) =>
  talk(sarrum, lines, { position: SAMPLE, effects });
