import { expect, test } from "vitest";
import { typedAt } from "./typed-at.ts";

const MORE = "Enter for more, q to skip the rest: ";
const lines = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}\n`).join("");

/** Opens a terminal of 24 lines; gives what it writes, questions included, and how it erases them. */
function openWindow(
  answers: readonly (string | undefined)[],
  asked = () => {},
  typedAhead = false,
) {
  const shown: string[] = [];
  const erased: string[] = [];
  const left = [...answers];
  const terminal = typedAt((text) => void (text.startsWith("\x1b") ? erased : shown).push(text), {
    editor: {
      typedAhead: () => typedAhead,
      typeFirst: (line) => void left.unshift(line),
      showAgain() {},
      reportClicks() {},
    },
    async readLine(prompt) {
      shown.push(prompt);
      asked();
      return left.shift();
    },
  });
  return { terminal, shown, erased };
}

test.each([
  ["", " "],
  ["y", "n"],
  ["Yes", "no"],
])("%j and %j show a screenful of long text each", async (first, second) => {
  const { terminal, shown } = openWindow([first, second, "answer"]);
  terminal.paginate?.();
  terminal.say(lines(1, 20).trimEnd());
  terminal.say(lines(21, 60).trimEnd());
  await terminal.readPages?.();
  expect(await terminal.ask("? ")).toBe("answer");
  const pages = [lines(1, 20), lines(21, 23), MORE, lines(24, 46), MORE, lines(47, 60), "? "];
  expect(shown).toEqual(pages);
  // Only the answer that asked for it.
  terminal.say(lines(1, 60).trimEnd());
  expect(shown.at(-1)).toBe(lines(1, 60));
});

test.each([["q"], [" Q "], [undefined]])("%o skips the rest", async (answer) => {
  const { terminal, shown } = openWindow([answer, "13"]);
  terminal.paginate?.();
  terminal.say(lines(1, 60).trimEnd());
  await terminal.readPages?.();
  expect(await terminal.ask("? ")).toBe("13");
  expect(shown).toEqual([lines(1, 23), MORE, "? "]);
});

test.each([
  ["q", "\x1b[1A\x1b[K"],
  [undefined, "\x1b[2K\r"],
])("after %o the question is erased where it is", async (answer, how) => {
  const { terminal, erased } = openWindow([answer]);
  terminal.paginate?.();
  terminal.say(lines(1, 60).trimEnd());
  await terminal.readPages?.();
  expect(erased).toEqual([how]);
});

test.each([["81 41"], ["quiz"], ["1"]])(
  "%s ends the text and answers the next prompt",
  async (line) => {
    const { terminal, shown } = openWindow([line, "13"]);
    terminal.paginate?.();
    terminal.say(lines(1, 60).trimEnd());
    await terminal.readPages?.();
    expect(await terminal.ask("? ")).toBe(line);
    expect(await terminal.ask("? ")).toBe("13");
    expect(shown).toEqual([lines(1, 23), MORE, "? ", "? "]);
  },
);

test("what is said while a page waits, such as how to leave, is shown at once", async () => {
  const { terminal, shown } = openWindow(["", "13"], () => terminal.say("Press Ctrl-C again."));
  terminal.paginate?.();
  terminal.say(lines(1, 30).trimEnd());
  await terminal.readPages?.();
  expect(shown).toEqual([lines(1, 23), MORE, "Press Ctrl-C again.\n", lines(24, 30)]);
});

test("what fills the window but for the prompt is not interrupted", async () => {
  const { terminal, shown } = openWindow(["13"]);
  terminal.paginate?.();
  terminal.say(lines(1, 23).trimEnd());
  await terminal.readPages?.();
  await terminal.ask("? ");
  expect(shown).toEqual([lines(1, 23), "? "]);
});

test.each([
  ["lines have been typed ahead", () => {}, true],
  ["a board follows", (at: ReturnType<typeof typedAt>) => at.say("board", true), false],
  ["the computer thinks", (at: ReturnType<typeof typedAt>) => at.status("Thinking"), false],
])("all is shown at once if %s", async (_when, act, typedAhead) => {
  const { terminal, shown } = openWindow(["13"], () => {}, typedAhead);
  terminal.paginate?.();
  terminal.say(lines(1, 60).trimEnd());
  act(terminal);
  await terminal.readPages?.();
  await terminal.ask("? ");
  expect(shown.slice(0, 2)).toEqual([lines(1, 23), lines(24, 60)]);
  expect(shown).not.toContain(MORE);
});
