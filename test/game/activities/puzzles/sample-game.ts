import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { SAMPLE } from "../../../sample-game.ts";
import type { TestPorts } from "../../session/run-dialogue.ts";
import { talk } from "../../session/type-lines.ts";

/** Types lines in the sample game. */
export const typed = (lines: readonly string[], effects: TestPorts = {}) =>
  talk(sarrum, lines, { position: SAMPLE, effects });
