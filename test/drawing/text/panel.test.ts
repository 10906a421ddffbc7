/** The panel beside a board: players, clocks, captures and moves. */
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { makePalette } from "../../../src/drawing/palette.ts";
import { drawWithPanel } from "../../../src/drawing/text/panel.ts";
import { withClock } from "../../../src/game/match/clock.ts";
import { current, type Match, startMatch, withMove } from "../../../src/game/match/match.ts";
import { human } from "../../../src/game/match/players.ts";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { setupPosition } from "../../../src/game/rules/game.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { matchView, positionView } from "../../../src/game/view/board-view.ts";
import { matchSections } from "../../../src/game/view/panel-sections.ts";
import { everyBoard } from "../../every-game.ts";
import { talk } from "../../game/session/type-lines.ts";
import { mustRead } from "../../must-read.ts";
import { randomFrom } from "../../random.ts";
import { SAMPLE } from "../../sample-game.ts";

const GAMES = await everyBoard();
const palette = makePalette(3, "slate");

function matchAt(game: Match["game"], position: string, moves: readonly string[]): Match {
  const engine = { kind: "engine", strength: { level: 2 } } as const;
  const info = {
    choices: {},
    setup: undefined,
    date: "2026.11.22",
    players: [human("Ann of the very long name"), engine],
  };
  return moves.reduce(
    (match, text) => {
      const move = game.readMove(current(match).position, text);
      if (!move.ok) throw new Error(move.reason);
      return withMove(match, move.value);
    },
    startMatch(game, mustRead(game, position), info),
  );
}

/** Returns the lines beside the board, and all lines without their colours. */
function drawn(match: Match, columns: number, rows = 40, blocks?: "quarters") {
  const options = { columns: columns - 25, rows, large: "auto", palette, blocks } as const;
  const text = drawWithPanel(
    matchView(match, []),
    options,
    matchSections(match, { whole: false }, 0.53),
    columns,
  );
  const lines = stripVTControlCharacters(text).split("\n");
  const start = lines[1]!.search(/Players/);
  return { lines, panel: lines.map((line) => line.slice(start).trimEnd()) };
}

describe("the panel", () => {
  test("ends with what the letters and marks on the board mean, if there is room", () => {
    const match = matchAt(anyGame(sarrum), SAMPLE, ["12 21", "41 42"]);
    const key = [
      "E etlu         R redum",
      "G gisgigir     S sarrum",
      "M marzaz pani",
      "▘  ▝ last move",
      "",
      "▘    move before it",
    ];
    const { panel } = drawn(match, 100, 40, "quarters");
    expect(panel.slice(-8, -1)).toEqual([expect.stringMatching(/^Key ─+$/), ...key]);
    expect(drawn(match, 100, 16, "quarters").panel.join()).not.toContain("Key");
    const ascii = drawn(match, 100).panel;
    expect(ascii.slice(-4, -1)).toEqual(["(  ) last move", "", "{  } move before it"]);
  });

  test("explains each mark of any game as it is drawn there", () => {
    const options = { columns: 75, rows: 40, large: "auto", palette, blocks: "quarters" } as const;
    for (const { game } of GAMES) {
      const { cells } = game.diagram(setupPosition(game, 0));
      const [taken, free] = [true, false].map((full) =>
        cells.findIndex((cell) => cell && cell.pieces.length > 0 === full),
      );
      const marks = { lastMove: [], targets: [taken!, free!] };
      const view = { ...positionView(game, setupPosition(game, 0)), marks };
      const text = stripVTControlCharacters(drawWithPanel(view, options, [], 115));
      const isLow = view.diagram.pattern === "points";
      expect(text).toContain(isLow ? "[  ] can go here" : " ▄▄  can go here");
      expect(text).toContain(isLow ? "[  ] can be captured" : "▌  ▐ can be captured");
    }
  });

  test("shows the players, their clocks, the captures, the chances and the moves", () => {
    const match = matchAt(anyGame(sarrum), SAMPLE, ["12 21", "41 42", "13 23"]);
    const time = { start: 3_598_000, increment: 0 };
    const { panel } = drawn(withClock(match, [time, time]), 100, 40, "quarters");
    expect(panel.slice(1, 20)).toEqual([
      "Players ──────────────────────",
      "▐B▌ Black                59:58",
      "    Computer, level 2",
      "     to move",
      "▐W▌ White                59:58",
      "    Ann of the very long name",
      "",
      "Captured ─────────────────────",
      "▐BE▌ ▐BG▌",
      "",
      "Chances ──────────────────────",
      "White's chances: 53 %",
      "           ▄▄▄▄▄▄▄▄▄",
      "",
      "Moves ────────────────────────",
      "  1. 12x21=M    41-42",
      "  2. 13x23",
      "",
      "",
    ]);
  });

  test("has clocks in large digits beside a large board, also in ASCII", () => {
    const match = matchAt(anyGame(sarrum), SAMPLE, ["12 21"]);
    const time = { start: 581_000, increment: 0 };
    const clocked = withClock(match, [time, time]);
    const large = drawn(clocked, 125, 40, "quarters").panel;
    expect(large.slice(2, 6).map((line) => line.slice(31))).toEqual([
      "  █▀█  ▄  █ █ ▄█",
      "  ▀▀█  ▄  ▀▀█  █",
      "  ▀▀▀       ▀ ▀▀▀",
      "",
    ]);
    expect(large[3]).toMatch(/^ {5}to move /);
    const ascii = drawn(clocked, 125, 40).panel.slice(2, 7);
    expect(ascii.join("\n")).toMatch(/^[ -~\n]*$/);
    expect(ascii[0]).toMatch(/ ### {5}# # {2}#$/);
    expect(drawn(clocked, 100, 24, "quarters").panel[2]).toMatch(/ 9:41$/);
  });

  test("has no blocks where the terminal has none, and no empty lines beside a low board", () => {
    const { panel } = drawn(matchAt(anyGame(sarrum), SAMPLE, ["12 21", "41 42"]), 80, 20);
    expect(panel.slice(1, 10)).toEqual([
      `Players ${"-".repeat(34)}`,
      " B  Black Computer, level 2",
      " W  White Ann of the very long name",
      "     to move",
      `Captured ${"-".repeat(33)}`,
      " BG",
      `Chances ${"-".repeat(34)}`,
      "White's chances: 53 %",
      "           .........",
    ]);
  });

  test("leaves the clocks where they are beside names of wide characters", () => {
    const time = { start: 60_000, increment: 0 };
    const timed = withClock(matchAt(anyGame(sarrum), SAMPLE, []), [time, time]);
    const named = (name: string) => {
      const match = { ...timed, info: { ...timed.info, players: [human("Bo"), human(name)] } };
      return drawn(match, 100).panel.slice(2, 4);
    };
    expect(named("名前")[0]).toBe(` B  Black 名前${" ".repeat(12)}1:00`);
    const below = [` B  Black${" ".repeat(17)}1:00`, `    ${"名".repeat(12)}…`];
    expect(named("名".repeat(20))).toEqual(below);
  });

  test("begins with a gap if the second side has moved first, and ends with the latest moves", () => {
    const moves = ["86 87", "81 71", "87 88", "71 81"];
    const there = ["41 42", "13 14", "42 41", "14 13"];
    const position = SAMPLE.replace(" w", " b");
    const few = drawn(matchAt(anyGame(sarrum), position, moves), 100).panel;
    expect(few.slice(12, 15)).toEqual([
      "  1. ...        86-87",
      "  2. 81-71      87-88=M",
      "  3. 71-81",
    ]);
    const many = Array.from({ length: 20 }, () => there).flat();
    const low = drawn(matchAt(anyGame(sarrum), position, many), 100, 20).panel.join("\n");
    expect(low).toContain(" 41. 14-13");
    expect(low).not.toContain("  2. ");
    const long = Array.from({ length: 103 }, () => there).flat();
    const { panel } = drawn(matchAt(anyGame(sarrum), position, long), 100);
    expect(panel.join("\n")).toContain("206. 13-14      42-41\n207. 14-13");
  });

  test.each(GAMES)("fits 100 columns after random moves: $name", ({ game }) => {
    const random = randomFrom(5);
    let match = matchAt(game, game.setups[0]?.position ?? "", []);
    for (let ply = 0; ply < 20; ply++) {
      const moves = game.legalMoves(current(match).position);
      if (moves.length === 0) break;
      match = withMove(match, moves[random(moves.length)]!);
    }
    const { lines } = drawn(match, 100, 30);
    const notes = current(match).diagram.notes.length;
    const widest = Math.max(...lines.slice(0, lines.length - notes).map((line) => line.length));
    expect(widest).toBeLessThanOrEqual(100);
    expect(lines.join("\n")).toContain("chances: 53 %");
  });
});

describe("the board of a game", () => {
  const shown = async (columns: number, colours = true, rows = 40) =>
    stripVTControlCharacters(await talkIn(columns, colours, rows));

  const talkIn = (columns: number, colours: boolean, rows: number) =>
    talk(sarrum, ["12 21", "moves 13"], {
      position: SAMPLE,
      columns,
      rows,
      ...(colours && { palette }),
    });

  test("has a panel from 76 columns on, in place of the captured pieces below", async () => {
    expect(await shown(76)).toMatch(/ B {2}Black\n.* to move \n/);
    expect(await shown(76)).not.toContain("Captured from Black: BG");
    expect(await shown(75)).not.toContain("to move ");
    expect((await shown(75)).match(/^Captured from Black: BG/gm)).toHaveLength(2);
  });

  test("has squares that leave room for the panel", async () => {
    for (const [columns, width] of [
      [76, 51],
      [90, 51],
      [92, 67],
    ] as const)
      expect((await shown(columns)).match(/^.*(?=Players)/m)?.[0].length).toBe(width + 3);
  });

  test("without colour is the exam's in every window", async () => {
    expect(await shown(160, false)).toBe(await shown(80, false));
  });
});
