/** The lessons that show the exam's program: what they say has happened when they say it. */
import { expect, test } from "vitest";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { talk } from "../../game/session/type-lines.ts";
import "./followed.ts";

test.each([
  ["judged", "The answer has decided how", "initialiseBoard ends."],
  ["judged", "The result has been returned to", "checkSarrumMoveIsLegal returns true."],
  ["judged", "... and from there to the main", "line 77: moveIsLegal becomes true (it was false)."],
  ["judged", "Only now is the move made.", "makeMove is called"],
  ["passing", "The copy has changed", "line 48: startSquare becomes 13 (it was 0)."],
  ["passing", "FinishSquare is a copy", "line 49: finishSquare becomes 23 (it was 0)."],
  ["passing", "GetMove has returned both", "line 72: startSquare becomes 13 (it was 0)"],
  ["passing", "It has changed two elements", 'board[3][1] becomes "  " (it was "WS").'],
  ["loops", "The answer has decided how", "line 67: !gameOver is true, the 1st time"],
  ["loops", "A refusal is printed, and the inner", "That is not a legal move"],
  ["loops", "Now MoveIsLegal becomes True", "line 82: gameOver stays false."],
])("%s says “%s” where it is true", async (lesson, note, happened) => {
  const enters = new Array<string>(16).fill("");
  const shown = await talk(sarrum, [`lesson ${lesson}`, ...enters, "done", "quit"]);
  const steps = shown.split(/^Lesson, /m);
  const said = steps.findIndex((step) => step.includes(note));
  expect(steps[said]).toContain(happened);
  expect(steps.findIndex((step) => step.includes(happened))).toBe(said);
});
