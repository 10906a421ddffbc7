import { expect, test } from "vitest";
import { isRedrawn } from "../../../src/console/session/show-board.ts";
import { DEFAULT_VIEW } from "../../../src/view/view-settings.ts";
import { portsOf } from "../run-dialogue.ts";

const same = (text: string) => text;
const palette = () => ({ square: same, cursor: same });

/** Whether boards are redrawn in a terminal that is able to. */
function redrawn(view: Partial<typeof DEFAULT_VIEW>, rows: number, colours = true): boolean {
  const { terminal } = portsOf({}, { rows, palette: colours ? palette : undefined });
  return isRedrawn({ ...DEFAULT_VIEW, ...view }, { ...terminal, redraw: () => {} });
}

test("boards are redrawn by default in a window with colours and 24 lines", () => {
  expect(redrawn({}, 24)).toBe(true);
  expect(redrawn({}, 23)).toBe(false);
  expect(redrawn({}, 50, false)).toBe(false);
});

test("the players' choice comes first, but not in plain mode", () => {
  expect(redrawn({ redraw: true }, 10, false)).toBe(true);
  expect(redrawn({ redraw: false }, 50)).toBe(false);
  expect(redrawn({ redraw: true, plain: true }, 50)).toBe(false);
  expect(isRedrawn({ ...DEFAULT_VIEW, redraw: true }, portsOf({}).terminal)).toBe(false);
});
