import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { makePalette } from "../../../src/drawing/palette.ts";
import { drawWithPanel } from "../../../src/drawing/text/panel.ts";
import { withClock } from "../../../src/game/match/clock.ts";
import { current, type Match, startMatch, withMove } from "../../../src/game/match/match.ts";
import { human } from "../../../src/game/match/players.ts";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { matchView } from "../../../src/game/view/board-view.ts";
import { matchSections } from "../../../src/game/view/match-sections.ts";
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
function drawn(match: Match, columns: number, rows = 40, captured: readonly string[] = []) {
  const options = { columns, rows, large: "auto", palette } as const;
  const [players, moves, end] = matchSections(match, false, 0.53);
  const sections = [players!, moves!, { lines: [...captured, ...end!.lines.slice(-2)] }];
  const text = drawWithPanel(matchView(match, []), options, sections);
  const lines = stripVTControlCharacters(text).split("\n");
  const start = Math.min(...lines.slice(0, 2).map((line) => line.search(/[> ] \S+ \(/)));
  return { lines, panel: lines.map((line) => line.slice(start).trimEnd()) };
}

describe("the panel", () => {
  test("shows the players, their clocks, the moves, the captures and the chances", () => {
    const match = matchAt(anyGame(sarrum), SAMPLE, ["12 21", "41 42", "13 23"]);
    const time = { start: 3_598_000, increment: 0 };
    const captured = ["Captured from Black: BE BG, and words for another line"];
    const { panel } = drawn(withClock(match, [time, time]), 100, 40, captured);
    expect(panel.filter((line) => line !== "").slice(0, 8)).toEqual([
      "  White (Ann of the very l… 59:58",
      // Its clock runs.
      "> Black (Computer, level 2)",
      "  1. 12x21=M        41-42",
      "  2. 13x23",
      "Captured from Black: BE BG, and",
      "words for another line",
      "White's chances: 53 %",
      "[##########..........]",
    ]);
  });

  test("leaves the clocks where they are beside names of wide characters", () => {
    const time = { start: 60_000, increment: 0 };
    const timed = withClock(matchAt(anyGame(sarrum), SAMPLE, []), [time, time]);
    const named = (name: string) => {
      const match = { ...timed, info: { ...timed.info, players: [human("Bo"), human(name)] } };
      return drawn(match, 100).panel[1];
    };
    expect(named("名前")).toBe(`  Black (名前)${" ".repeat(13)} 1:00`);
    expect(named("名".repeat(20))).toBe(`  Black (${"名".repeat(8)}…  1:00`);
  });

  test("begins with a gap if the second side has moved first, and ends with the latest moves", () => {
    const moves = ["86 87", "81 71", "87 88", "71 81"];
    const there = ["41 42", "13 14", "42 41", "14 13"];
    const position = SAMPLE.replace(" w", " b");
    const few = drawn(matchAt(anyGame(sarrum), position, moves), 100).panel;
    expect(few.slice(3, 6)).toEqual([
      "  1. ...            86-87",
      "  2. 81-71          87-88=M",
      "  3. 71-81",
    ]);
    const many = Array.from({ length: 20 }, () => there).flat();
    const low = drawn(matchAt(anyGame(sarrum), position, many), 100, 20).panel.join("\n");
    expect(low).toContain(" 41. 14-13");
    expect(low).not.toContain("  2. ");
    const long = Array.from({ length: 103 }, () => there).flat();
    const { panel } = drawn(matchAt(anyGame(sarrum), position, long), 100);
    expect(panel.join("\n")).toContain("206. 13-14          42-41\n207. 14-13");
  });

  test.each(GAMES)("fits 100 columns after random moves: $name", ({ game }) => {
    const random = randomFrom(5);
    let match = matchAt(game, game.setups[0]?.position ?? "", []);
    for (let ply = 0; ply < 20; ply++) {
      const moves = game.legalMoves(current(match).position);
      if (moves.length === 0) break;
      match = withMove(match, moves[random(moves.length)]!);
    }
    const { lines } = drawn(match, 100, 30, [
      "Captured from White: 8 WR 2 WG 2 WE 2 WN WM, and 20 others",
    ]);
    const notes = current(match).diagram.notes.length;
    const widest = Math.max(...lines.slice(0, lines.length - notes).map((line) => line.length));
    expect(widest).toBeLessThanOrEqual(100);
    expect(lines.join("\n")).toContain("chances: 53 %");
  });
});

describe("the board of a game", () => {
  const shown = (columns: number, colours = true, rows = 40) =>
    talk(sarrum, ["12 21", "moves 13"], {
      position: SAMPLE,
      columns,
      rows,
      ...(colours && { palette }),
    });

  test("has a panel from 100 columns on, in narrower windows only if it fits beside the board", async () => {
    expect(await shown(100)).toMatch(/ > Black\n/);
    expect((await shown(100)).match(/Captured from Black: BG/g)).toHaveLength(2);
    expect(await shown(99)).not.toContain("> Black");
    expect((await shown(99)).match(/^Captured from Black: BG/gm)).toHaveLength(2);
    expect(await shown(73, true, 24)).toMatch(/^1 .*> Black\n|\n {38} {2}White\n1 .*> Black\n/);
    expect(await shown(72, true, 24)).not.toContain("> Black");
  });

  test("separates captured pieces by commas in the panel, and as before below the board", async () => {
    const captures = (columns: number) =>
      talk(sarrum, ["13 23", "41 42", "81 21"], { position: SAMPLE, columns, rows: 40, palette });
    expect(await captures(100)).toContain("Captured from Black: BE, BG\n");
    expect(await captures(60)).toMatch(/^Captured from Black: BE BG$/m);
  });

  test("without colour is the exam's in every window", async () => {
    expect(await shown(160, false)).toBe(await shown(80, false));
  });
});
