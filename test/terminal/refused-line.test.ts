/** The line that a refusal is about, on a page that is redrawn. */
import { expect, test } from "vitest";
import { SAID } from "../../src/drawing/line.ts";
import { CLEARED, windowOf } from "./stub-window.ts";

test("a refusal is shown with the line that it refuses, however the page has come to be drawn", () => {
  const { written, show, say, markRead, type } = windowOf(6);
  const refuse = (line: string) => {
    type(line);
    say(SAID.refusal("No."));
    say(SAID.reason("why"));
    written.length = 0;
    markRead(1, true);
    return written.join("").replace(/^\n+/, "");
  };
  show();
  markRead(1, true);
  expect(refuse("13 25")).toBe(`${CLEARED}board\nturn\nSquare: 13 25\nNo.\nwhy\n`);
  // The page that a refused line has drawn anew does not show it, nor does one after a move.
  type("26");
  show();
  written.length = 0;
  say(SAID.refusal("No."));
  expect(written.join("")).toBe("Square: 26\nNo.\n");
  show("moved");
  say("a note");
  expect(written.join("").split("moved")[1]).not.toContain("Square");
});

test("where there is no room for all, the refused line and the reason are shown", () => {
  const { written, show, say, markRead, type } = windowOf(5);
  show();
  markRead(1, true);
  type("13 25");
  say(SAID.refusal("No."));
  say(SAID.reason("why"));
  written.length = 0;
  markRead(1, true);
  expect(written.join("")).toContain("board\nturn\nSquare: 13 25\nwhy\n");
});
