/** Boards and prompts in windows of all sizes, also of sizes that change. */
import { describe, expect, test } from "vitest";
import { PROMPT } from "../cli/program.ts";
import { ARROW_LEFT, ENTER, open, openForAll, type ScreenLine, type Session } from "./terminal.ts";

const SAMPLE = ["--setup", "sample"];
/** Too low for squares of two lines. */
const LOW = 23;
/** Too narrow for a panel beside the board. */
const NARROW = 75;
const MARGIN = 3;
const SQUARE = 4;
const COLOURED_WIDTH = MARGIN + 8 * SQUARE;

/** Returns the last line on the screen that begins with a text. */
async function lastLine(session: Session, start: string): Promise<ScreenLine> {
  const line = (await session.screen()).findLast(({ text }) => text.startsWith(start));
  if (!line) throw new Error(`no line begins with “${start}”`);
  return line;
}

/** Returns the columns of a line that have a background colour. */
function painted(line: ScreenLine): number[] {
  return Array.from({ length: 100 }, (_, column) => column).filter(
    (column) => line.ground(column) !== undefined,
  );
}

const PAINTED_BOARD = Array.from({ length: 8 * SQUARE }, (_, column) => MARGIN + column);

/** Returns the background colours of a rank's squares, each beside its piece. */
function grounds(line: ScreenLine): (number | undefined)[] {
  return Array.from({ length: 8 }, (_, file) => line.ground(MARGIN + SQUARE * file));
}

async function startSample(columns: number, variables: Record<string, string> = {}, rows = LOW) {
  const session = open({ words: SAMPLE, columns, rows, variables });
  await session.awaitText(PROMPT.start);
  return session;
}

/** Gives a window another size, in which the board is drawn again. */
async function boardIn(session: Session, columns: number, rows: number): Promise<Session> {
  session.resize(columns, rows);
  await session.awaitText("It is White's turn.");
  await session.awaitText(PROMPT.start);
  return session;
}

describe("the board in colour", () => {
  const opened = openForAll({ words: SAMPLE, columns: NARROW, rows: LOW });

  test("is chequered, 35 columns wide, and shows the armies in different colours", async () => {
    const session = opened();
    await session.awaitText(PROMPT.start);
    const first = await lastLine(session, "1 ");
    const second = await lastLine(session, "2 ");
    expect(first.text).toBe("1      ▐BG▌    ▙BS▟            ▐WG▌");
    expect(painted(first)).toEqual(PAINTED_BOARD);
    expect(painted(first).length + MARGIN).toBe(COLOURED_WIDTH);
    const [light, dark] = grounds(first);
    expect(light).not.toBe(dark);
    expect(grounds(first)).toEqual([light, dark, light, dark, light, dark, light, dark]);
    expect(grounds(second)).toEqual([dark, light, dark, light, dark, light, dark, light]);
    const black = first.ink(MARGIN + SQUARE + 1);
    const white = first.ink(MARGIN + 7 * SQUARE + 1);
    expect(black).toBeDefined();
    expect(white).toBeDefined();
    expect(black).not.toBe(white);
  });

  test.each([
    [80, 23, 1],
    [80, 24, 2],
    [100, 30, 3],
    [120, 50, 4],
    [66, 50, 2],
  ])("has squares as large as a window of %i by %i allows", async (columns, rows, lines) => {
    expect(linesOfRank(await (await boardIn(opened(), columns, rows)).screen())).toBe(lines);
  });

  test.each([35, 40])("is drawn in a window of %i columns", async (columns) => {
    const session = await boardIn(opened(), columns, 24);
    expect(painted(await lastLine(session, "1 "))).toEqual(PAINTED_BOARD);
    expect((await lastLine(session, "     1   2")).text).toBe("     1   2   3   4   5   6   7   8");
  });

  test("is the paper's grid in a window of 34 columns", async () => {
    const session = await boardIn(opened(), 34, 24);
    expect(painted(await lastLine(session, "1   |"))).toEqual([]);
  });

  test("is turned by flip with its labels and its marks", async () => {
    const session = await boardIn(opened(), NARROW, LOW);
    session.type("flip\r");
    await session.awaitText("It is White's turn.");
    await session.answer(PROMPT.start, "13 23");
    await session.awaitText("It is Black's turn.");
    await session.awaitText(PROMPT.start);
    const third = await lastLine(session, "3 ");
    expect(third.text).toBe(`3  ▐BE▌${" ".repeat(20)}(WS)(  )`);
    expect(painted(third)).toEqual(PAINTED_BOARD);
    expect((await lastLine(session, "     8")).text).toBe("     8   7   6   5   4   3   2   1");
  });
});

describe("a window that is resized", () => {
  test("gets the grid on the next board when narrowed, and colours again when widened", async () => {
    const session = await startSample(NARROW);
    expect(painted(await lastLine(session, "1 "))).toEqual(PAINTED_BOARD);
    session.resize(34);
    await playTwoLines(session, "13", "14");
    const narrow = await lastLine(session, "4 ");
    expect(narrow.text).toBe("4   |WS|  |  |  |  |  |  |  |");
    expect(painted(narrow)).toEqual([]);
    session.resize(35);
    await playTwoLines(session, "83", "63");
    expect(painted(await lastLine(session, "4 "))).toEqual(PAINTED_BOARD);
    // The very next line may show the board.
    session.resize(34);
    session.type("board\r");
    await session.awaitText("It is White's turn.");
    await session.awaitText(PROMPT.start);
    expect(painted(await lastLine(session, "4 "))).toEqual([]);
    // A window of one character shows the game to its end.
    session.resize(4);
    await session.awaitText("47):");
    session.resize(1, 1);
    session.type(["help", "moves", "14", "23", "pieces", "board", "quit", ""].join("\r"));
    expect(await session.ended()).toEqual({ status: 0, signal: undefined });
  });

  async function playTwoLines(session: Session, start: string, finish: string) {
    session.type(`${start}\r`);
    await session.answer(PROMPT.finish(start), finish);
    await session.awaitText("'s turn.");
    await session.awaitText(PROMPT.start);
  }
});

describe("a prompt in a window that becomes smaller", () => {
  const SIZES = [
    [60, 20],
    [20, 10],
  ] as const;

  /** Returns what the window shows, with its prompt as one line. */
  async function shown(session: Session, rows: number): Promise<string> {
    const lines = (await session.screen()).slice(-rows).map(({ text }) => text);
    return lines.join(" ").replaceAll(/ +/g, " ").trim();
  }

  test("shows the cursor and what it has typed, and is wrapped below what was said before it", async () => {
    const session = await startSample(NARROW, { LC_ALL: "C" }, 24);
    session.type(ARROW_LEFT);
    await session.awaitText(">WR<");
    await session.awaitText(PROMPT.start);
    session.resize(70, 22);
    await session.awaitText(">WR<");
    await session.awaitText(PROMPT.start);
    expect(await shown(session, 22)).toMatch(/^1 BG .*>WR<.* like \d\d\): 12$/);
    session.type(`\x15resign${ENTER}`);
    await session.awaitText("(Y for yes)?");
    session.type(`y${ENTER}`);
    await session.awaitText(PROMPT.again);
    session.type("abc");
    for (const [columns, rows] of SIZES) {
      session.resize(columns, rows);
      await session.awaitText("White resigns. Black wins!");
      await session.awaitText(`${PROMPT.again}abc`);
      expect(await shown(session, rows)).toMatch(
        /Black wins! Play again \(Y for yes, Enter to leave\)\? abc$/,
      );
    }
  });

  test("leaves all of its page to a window that becomes larger again", async () => {
    const session = open({ words: ["lesson", "demo"], variables: { LC_ALL: "C" } });
    const told = "The letters of Figure 5 are ours.";
    await session.awaitText(told);
    for (const [columns, rows] of [...SIZES, [80, 24]] as const) {
      session.resize(columns, rows);
      await session.awaitText("Lesson, step 1 of 13");
    }
    await session.awaitText(told);
    await session.awaitText("Lesson, step 1 of 13");
    expect(await shown(session, 24)).toMatch(/^1 2 WS 3 .*back, done\):$/);
  });
});

/** Returns the number of lines that a rank takes on the screen. */
function linesOfRank(screen: readonly ScreenLine[]): number {
  const at = (label: number) => screen.findLastIndex(({ text }) => text.startsWith(`${label} `));
  return at(2) - at(1);
}
