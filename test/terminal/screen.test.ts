/** What is shown, asked and wrapped at a terminal. */
import { expect, test } from "vitest";
import { START_COMMAND } from "../../src/base/start-command.ts";
import { lineOf } from "../../src/drawing/line.ts";
import { startMatch } from "../../src/game/match/match.ts";
import { anyGame } from "../../src/game/rules/catalogue.ts";
import { setupPosition } from "../../src/game/rules/game.ts";
import { sarrum as exam } from "../../src/game/rules/sarrum/sarrum.ts";
import { matchScene } from "../../src/game/view/board-scenes.ts";
import { DEFAULT_VIEW } from "../../src/game/view/view-settings.ts";
import { wrapText } from "../../src/terminal/wrap-text.ts";
import { typedAt } from "./typed-at.ts";

const EDITOR = {
  hideKeys() {},
  typedAhead: () => true,
  typeFirst() {},
  showAgain() {},
  reportClicks() {},
  hasGrown: () => false,
};

const sarrum = anyGame(exam);
const NO_INFO = { choices: {}, setup: undefined, date: "", players: [] };

/** Returns what a terminal of 30 columns shows of a text. */
function shown(text: string): string {
  let output = "";
  const write = (written: string) => {
    output += written;
  };
  typedAt(write, { wrapText }, 30).show(text);
  return output;
}

test.each([
  "genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w",
  "/home/ann/.config/capture-the-sarrum/settings.txt",
  "C:\\Users\\Ann\\AppData\\Roaming\\capture-the-sarrum\\Config\\settings.txt",
])("the position or file name %s is not wrapped, so that it can be copied", (file) => {
  expect(shown(file)).toBe(`${file}\n`);
});

test.each([
  ["          Repeat:", "   printf 'y\\n81\\n' | node program.ts"],
  ["          Repeat:", "   'y', '81' | python game.py"],
  ["Next:", ` ${START_COMMAND} exercise watch my-work 7`],
  ["To check the work:", ` ${START_COMMAND} exercise report "class 7"`],
  ["", `    ${START_COMMAND} exercise check 15 my-work`],
  ["", "    cd /home/ann/my-work/15-etlu-like-a-knight"],
  ["", "    npx --prefix /home/ann/sarrum tsx program.ts"],
])("after %j the command %j has a line of its own, so that it can be copied", (label, command) => {
  expect(shown(label + command)).toBe(`${label && `${label}\n`}${command.trim()}\n`);
});

test("a command stays in its line where there is room", () => {
  expect(wrapText("     Repeat:   printf 'y\\n' | node program.ts", 80)).not.toContain("\n");
});

test("sentences are wrapped between words", () => {
  expect(shown("White's sarrum captures Black's etlu on 23.")).toBe(
    "White's sarrum captures\nBlack's etlu on 23.\n",
  );
});

test("a numbered line is indented where it goes on", () => {
  expect(shown("12. Capture the Sarrum, 2 moves, last move 14-13")).toBe(
    "12. Capture the Sarrum, 2\n   moves, last move 14-13\n",
  );
});

test("a question does not break what to type for yes", async () => {
  let prompt = "";
  const readLine = async (asked: string) => {
    prompt = asked;
    return "";
  };
  await typedAt(() => {}, { wrapText, readLine }, 30).ask({ prompt: "Delete it (Y for yes)? " });
  expect(prompt).toBe("Delete it\n(Y for yes)? ");
});

test("the roles of a question are painted on each of its lines, without colour there are none", async () => {
  const prompt = lineOf([
    { text: "Start square (file", role: "current" },
    { text: " then rank): " },
  ]);
  const paint = (text: string) => `<${text}>`;
  const asked = (colours: boolean, keyboard = true) => {
    const palette = colours ? () => ({ paint }) : undefined;
    const window = () => ({ columns: 30, rows: 24, palette, keyboard });
    return typedAt(() => {}, { wrapText, window, readLine: async (text) => text }).ask({ prompt });
  };
  expect(await asked(true)).toBe("<Start square (file>\nthen rank): ");
  expect(await asked(false)).toBe("Start square (file\nthen rank): ");
  expect(await asked(true, false)).toBe("Start square (file then rank): ");
});

test("the last column of a table is wrapped below itself where there is room", () => {
  expect(shown("  WE  etlu  moves exactly two squares")).toBe(
    "  WE  etlu  moves exactly two\n            squares\n",
  );
  expect(shown("  scores  lists the finished games")).toBe(
    "  scores  lists the finished\n          games\n",
  );
  expect(shown(`${" ".repeat(10)}lists the finished games`)).toBe(
    "          lists the finished\n          games\n",
  );
  expect(shown("  saved [ALL]       lists the saved games")).toBe(
    "  saved [ALL]       lists\n     the saved games\n",
  );
  expect(shown(`${" ".repeat(20)}lists the saved games and others`)).toBe(
    "   lists the saved games\n      and others\n",
  );
});

test.each([1, 2, 3, 4, 5, 6, 7])("a window of %i columns shows every word", (columns) => {
  for (const text of [
    "   Choose a square",
    "  WE  etlu  moves two squares",
    "1   |  |BG|",
    "etlu",
  ]) {
    const lines = wrapText(text, columns).split("\n");
    expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
  }
});

test("texts, prompts and the status line are made printable, but lines stay", async () => {
  const written: string[] = [];
  const { show, ask, status } = typedAt((text) => written.push(text), {
    readLine: async (prompt) => prompt,
  });
  show("a\n\tb\r\nc\r\x1b[2J\n");
  expect(written.pop()).toBe("a\n b\nc \ufffd[2J\n\n");
  expect(await ask({ prompt: "\x9b1m\n\u202e? " })).toBe("\ufffd1m\n\ufffd? ");
  status("\x1b]0;owned\x07\r");
  expect(written.pop()?.split("\r").at(-1)).toBe("\ufffd]0;owned\ufffd ");
});

test("the colours of a board stay, but what stands above and below it is made printable", async () => {
  const written: string[] = [];
  const square = (text: string) => `\x1b[1m${text}\x1b[22m`;
  const palette = () => ({ paint: square });
  const window = () => ({ columns: 70, rows: 9, palette, keyboard: true });
  const match = startMatch(sarrum, setupPosition(sarrum, 0), NO_INFO);
  const { show, rest } = typedAt((text) => written.push(text), { window });
  show({ ...matchScene(match, {}), caption: ["\x1b[2J"] });
  await rest(0);
  expect(written.join("")).toContain("\x1b[1mBG\x1b[22m");
  expect(written.join("")).toMatch(/\n\ufffd\[2J\n$/);
});

/** Whether boards are redrawn in a window of so many lines. */
async function redrawn(
  view: Partial<typeof DEFAULT_VIEW>,
  rows: number,
  colours = true,
  editor = true,
) {
  const written: string[] = [];
  const same = (text: string) => text;
  const palette = colours ? () => ({ paint: same }) : undefined;
  const window = () => ({ columns: 70, rows, palette, keyboard: true });
  const screen = typedAt((text) => written.push(text), {
    window,
    editor: editor ? EDITOR : undefined,
  });
  screen.use({ ...DEFAULT_VIEW, ...view });
  screen.show(matchScene(startMatch(sarrum, setupPosition(sarrum, 0), NO_INFO), {}));
  await screen.rest(0);
  return written.join("").includes("\x1b[H");
}

test("boards are redrawn by default in a window with colours and 24 lines", async () => {
  expect(await redrawn({}, 24)).toBe(true);
  expect(await redrawn({}, 23)).toBe(false);
  expect(await redrawn({}, 50, false)).toBe(false);
});

test("the players' choice comes first, but not in plain mode or without an editor", async () => {
  expect(await redrawn({ redraw: true }, 10, false)).toBe(true);
  expect(await redrawn({ redraw: false }, 50)).toBe(false);
  expect(await redrawn({ redraw: true, plain: true }, 50)).toBe(false);
  expect(await redrawn({ redraw: true }, 50, true, false)).toBe(false);
});

test.each([
  ["theme", "The board here has no colours and one size."],
  ["redraw", "Boards cannot be redrawn here."],
  ["symbols", "Chess symbols are shown on coloured boards only."],
  [
    "beside",
    "Winning chances are shown only beside a coloured board, in a window that is wide enough.",
  ],
  ["flipped", undefined],
] as const)("a choice of %s that makes no difference here is told", (changed, told) => {
  expect(typedAt(() => {}).use({ ...DEFAULT_VIEW, symbols: true }, changed)).toBe(told);
});

test("a board as high as the window loses its empty lines, not its ranks", async () => {
  const linesIn = async (rows: number) => {
    const written: string[] = [];
    const same = (text: string) => text;
    const palette = () => ({ paint: same });
    const window = () => ({ columns: 60, rows, palette, keyboard: true });
    const screen = typedAt((text) => written.push(text), { window });
    screen.use({ ...DEFAULT_VIEW, large: "off" });
    screen.show(matchScene(startMatch(sarrum, setupPosition(sarrum, 0), NO_INFO), {}));
    await screen.rest(0);
    return written.join("").split("\n");
  };
  const [high, low] = [await linesIn(20), await linesIn(10)];
  expect(high.slice(0, -1)).toContain("");
  expect(low.slice(0, -1)).toEqual(high.slice(0, -1).filter((line) => line !== ""));
});

test("what has been typed is set off where it is certain in which column it begins", async () => {
  const written: string[] = [];
  const palette = () => ({ paint: (text: string) => text });
  const window = () => ({ columns: 70, rows: 24, palette, keyboard: true });
  const { ask } = typedAt((text) => written.push(text), {
    ...{ window, editor: EDITOR, readLine: async () => "n" },
  });
  await ask({ prompt: "Overwrite it? " });
  expect(written).toEqual(["\x1b[A\x1b[15Gn\n"]);
  for (const name of ["“g.txt”", "Zoë", "說"]) await ask({ prompt: `Overwrite ${name}? ` });
  expect(written).toHaveLength(1);
});

test("a prompt leaves room on its last line for what is typed", async () => {
  const prompt = "Play the sample game (Y for yes, Enter for the full game)? ";
  const ask = (columns: number) =>
    typedAt(() => {}, { wrapText, readLine: async (shown) => shown }, columns).ask({ prompt });
  expect(await ask(60)).toBe("Play the sample game (Y for yes, Enter for the\nfull game)? ");
  expect(await ask(80)).toBe(prompt);
  expect(await ask(20)).toBe("Play the sample game\n(Y for yes, Enter\nfor the full\ngame)? ");
});

test("what is shown while boards are loaded keeps its order", async () => {
  const written: string[] = [];
  const { show, status, rest } = typedAt((text) => written.push(text));
  show("news", matchScene(startMatch(sarrum, setupPosition(sarrum, 0), NO_INFO), {}));
  status("Thinking");
  show("after");
  await rest(0);
  expect(written.join("")).toMatch(/^news\n.*BG.*\r *\rThinkingafter\n$/s);
});

test("a board that is shown only elsewhere is replaced by what is said here", async () => {
  const written: string[] = [];
  const { show, rest } = typedAt((text) => written.push(text));
  const scene = matchScene(startMatch(sarrum, setupPosition(sarrum, 0), NO_INFO), {});
  show({ ...scene, only: { where: "coloured", otherwise: ["here"] } });
  await rest(0);
  expect(written).toEqual(["here\n"]);
});

test("the time of a question runs from when it is asked, after a long text has been read", async () => {
  let now = 0;
  const prompts: string[] = [];
  const screen = typedAt(() => {}, {
    editor: { ...EDITOR, hideKeys() {}, typedAhead: () => false },
    async readLine(prompt) {
      prompts.push(prompt);
      now += 90_000;
      return "";
    },
  });
  let start: number | undefined;
  const left = () => {
    start ??= now;
    return 60_000 - (now - start);
  };
  await screen.ask({ prompt: "? " });
  screen.show("line\n".repeat(30));
  await screen.ask({ prompt: "? ", left });
  expect(prompts.at(-1)).toBe("[1:00] ? ");
});

test("parts of a line have the look of their roles where there are colours, and elsewhere none", async () => {
  const line = lineOf([
    { text: "Black's " },
    { text: "sarrum", role: "current" },
    { text: " is in danger." },
  ]);
  const shownWith = async (colours: boolean) => {
    const written: string[] = [];
    const palette = colours
      ? () => ({ square: (text: string) => text, paint: (text: string) => `<${text}>` })
      : undefined;
    const window = () => ({ columns: 20, rows: 9, palette, keyboard: true });
    const { show, rest } = typedAt((text) => written.push(text), { window, wrapText });
    show(line);
    await rest(0);
    return written.join("");
  };
  expect(await shownWith(true)).toBe("Black's <sarrum> is in\ndanger.\n");
  expect(await shownWith(false)).toBe("Black's sarrum is in\ndanger.\n");
});
