/** Positions and whole games in sentences. */
import { describe, expect, test } from "vitest";
import { ok } from "../../../src/base/result.ts";
import { boardInWords } from "../../../src/drawing/board-in-words.ts";
import { makePalette } from "../../../src/drawing/palette.ts";
import { seededDice } from "../../../src/game/match/weighted-choice.ts";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { citadel } from "../../../src/game/rules/citadel/citadel.ts";
import {
  type AnyGame,
  type Game,
  moveSentence,
  type Position,
} from "../../../src/game/rules/game.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../src/game/rules/saturankam/saturankam.ts";
import { shatranj } from "../../../src/game/rules/shatranj/shatranj.ts";
import { zamma } from "../../../src/game/rules/zamma/zamma.ts";
import { placeInWords, turnsInWords } from "../../../src/game/view/board-sentences.ts";
import { gameBoard } from "../../../src/game/view/board-view.ts";
import { DEFAULT_VIEW } from "../../../src/game/view/view-settings.ts";
import { UNREADABLE } from "../../cli/program.ts";
import { everyBoard } from "../../every-game.ts";
import { mustRead } from "../../must-read.ts";
import { randomFrom } from "../../random.ts";
import { SAMPLE } from "../../sample-game.ts";
import { portsOf, runDialogue } from "../session/run-dialogue.ts";
import { talk } from "../session/type-lines.ts";

const PLAIN = { ...DEFAULT_VIEW, plain: true };
const GAMES = await everyBoard();
const WORDS = "board,describe,moves,history,help,rules,undo,redo,flip,track,explain x,moves x";

/** Returns the description of a position in sentences. */
function told<P, M>(game: Game<P, M>, position: string): string {
  const seen = anyGame(game);
  return boardInWords(gameBoard(seen, seen.diagram(mustRead(seen, position)))).join(" ");
}

describe("a position in sentences", () => {
  test("begins with the royal piece, and continues by square", () => {
    expect(told(sarrum, SAMPLE)).toBe(
      "White: sarrum 13, redum 12, gisgigir 81. " +
        "Black: sarrum 41, gisgigir 21, etlu 23 and 83, redum 86.",
    );
  });

  test("names the squares of a kind together, and a side without pieces", () => {
    expect(told(sarrum, "8/8/8/8/S7/8/RRR5/8 b")).toBe(
      "White: sarrum 15, redum 17, 27 and 37. Black: no pieces on the board.",
    );
  });

  test("says what the board does not show", () => {
    expect(told(shatranj, "4k3/8/8/8/8/8/8/4R1K1 b -")).toBe(
      "White: shah g1, rukh e1. Black: shah e8. Black's shah is in check.",
    );
  });

  test("counts the tenth square after the ninth", () => {
    const empty = new Array<string>(5).fill("*10*");
    const ranks = ["*r9*", "*r9*", "*r9*", "*7k2*", ...empty, "*K9*"];
    const position = ["1**********1", ...ranks, "1**********1 w"].join("/");
    expect(told(citadel, position)).toContain("rook b9, b10 and b11");
  });

  test("merges neighbouring points on a rank", () => {
    const game = zamma({ size: 5, removal: "immediate" });
    expect(told(game, "wwwww/wwwww/ww1bb/bbbbb/bbbbb b")).toBe(
      "Black: man d3, e3, a2 to e2 and a1 to e1. White: man a5 to e5, a4 to e4, a3 and b3.",
    );
    expect(told(game, "W3B/b1w2/1BBB1/5/5 b")).toBe(
      "Black: man a4, Mullah e5 and b3 to d3. White: man c4, Mullah a5.",
    );
  });

  const RACE = saturankam({ players: 4, startOff: false, easyEntry: false });

  test.each([
    [sarrum, SAMPLE, "13", "White's sarrum on 13."],
    [sarrum, SAMPLE, "44", "44 is empty."],
    [
      sarrum,
      SAMPLE,
      "Rank  3",
      "Rank 3: White's sarrum on 13, Black's etlu on 23 and Black's etlu on 83.",
    ],
    [sarrum, SAMPLE, "file 4", "File 4: Black's sarrum on 41."],
    [sarrum, SAMPLE, "file 5", "File 5 is empty."],
    [sarrum, SAMPLE, "etlu", "Black's etlu on 23 and Black's etlu on 83."],
    [sarrum, SAMPLE, "king", "Black's sarrum on 41 and White's sarrum on 13."],
    [
      sarrum,
      SAMPLE,
      "white",
      "White's gisgigir on 81, White's redum on 12 and White's sarrum on 13.",
    ],
    [sarrum, SAMPLE, "nabu", "There is no nabu on the board."],
    [
      shatranj,
      "4k3/8/8/8/8/8/8/4R1K1 b -",
      "file e",
      "File e: Black's shah on e8 and White's rukh on e1.",
    ],
    [
      RACE,
      "S0,0/E5,x/N79,o/W5,5 E - 3,6",
      "e1",
      "South's piece 1 on e1 and South's piece 2 on e1.",
    ],
    [RACE, "S0,0/E5,x/N79,o/W5,5 E - 3,6", "east", "East's piece 1 on h9."],
  ])("%#: what stands at a place", (game: Pick<AnyGame, "id">, position, place, sentence) => {
    const seen = game as AnyGame;
    const diagram = seen.diagram(mustRead(seen, position));
    const view = { game: seen, diagram, marks: { lastMove: [], targets: [] } };
    expect(placeInWords(view, place)).toEqual(ok(sentence));
    for (const wrong of ["99", "rank 0", "file z", "rank", "go", "3"])
      expect(placeInWords(view, wrong)).toMatchObject({ ok: false });
  });

  test("reads out the dice, the cells and the numbers of a race", () => {
    const game = saturankam({ players: 4, startOff: false, easyEntry: false });
    expect(told(game, "S0,12/E5,x/N79,o/W5,5 E - 3,6")).toBe(
      "The dice show 3 and 6. South: piece 1 on e1, step 0; piece 2 on i9, step 12. " +
        "East: piece 1 on h9, step 5; piece 2 captured. " +
        "North: piece 1 on d5, step 79; piece 2 borne off. " +
        "West: piece 1 on b1, step 5; piece 2 on b1, step 5.",
    );
  });
});

/** Types commands and legal moves at random until a game has had that many lines. */
async function randomTalk(game: AnyGame, seed: number, length: number): Promise<string> {
  const random = randomFrom(seed);
  const words = WORDS.split(",");
  let position: Position | undefined;
  const watched: AnyGame = {
    ...game,
    legalMoves(at) {
      position = at;
      return game.legalMoves(at);
    },
    toMove(at) {
      position = at;
      return game.toMove(at);
    },
  };
  let shown = "";
  let lines = 0;
  const port = portsOf(
    {
      say: (text) => {
        shown += `${text}\n`;
      },
      async ask(prompt) {
        shown += `${prompt}\n`;
        if (lines++ === length) return undefined;
        const moves = position === undefined ? [] : game.legalMoves(position);
        if (position === undefined || moves.length === 0) return "y";
        const move = game.writeMove(position, moves[random(moves.length)]!);
        return random(3) === 0 ? words[random(words.length)] : move;
      },
    },
    { palette: (theme) => makePalette(3, theme), rows: 60, columns: 100 },
  );
  await runDialogue(watched, { view: PLAIN, dice: seededDice(seed) }, port);
  return shown;
}

describe.each(GAMES)("plain play of $name", ({ game }) => {
  test("has no sign that is drawn, padded or coded", async () => {
    const shown = await randomTalk(game, 5, 40);
    // House rules are repeated as they were typed.
    const lines = shown.split("\n").filter((line) => !line.startsWith("House rules"));
    expect(lines.filter((line) => UNREADABLE.test(line))).toEqual([]);
    expect(shown).toMatch(/'s turn\./);
  });
});

describe("plain play", () => {
  const heard = (...lines: string[]) => talk(sarrum, lines, { position: SAMPLE, view: PLAIN });

  test("reads out the position at the start and on request, not after each move", async () => {
    const start = "White: sarrum 13, redum 12, gisgigir 81.\n";
    expect((await heard("13 14", "41 42", "undo", "redo")).split(start)).toHaveLength(2);
    expect((await heard("board", "board words", "13 14")).split(start)).toHaveLength(4);
    expect((await heard("81 41", "y", "y")).split(start)).toHaveLength(3);
  });

  test("describes a move, a list of moves and captured pieces in sentences", async () => {
    const shown = await heard("moves", "moves 12", "12 21", "undo", "redo", "review list", "board");
    expect(shown).toContain("Redum on 12: 11, 21 capturing a gisgigir.\n");
    expect(shown).toContain("White's redum on 12: 11, 21 capturing a gisgigir.\n");
    const move =
      "White's redum captures Black's gisgigir on 21 and becomes a marzaz pani. It came from 12.";
    for (const before of ["", "Taken back: ", "Redone: ", "1. "]) {
      expect(shown).toContain(`\n${before}${move}\n`);
    }
    expect(shown).toContain("Captured from Black: gisgigir.\n");
  });

  test("offers the moves of a race by number", async () => {
    const game = saturankam({ players: 2, startOff: false, easyEntry: false });
    const shown = await talk(game, ["3 6", "moves", "10", "track North"], { view: PLAIN });
    expect(shown).toContain("\n1. South moves piece 1 by 9 to i6.\n");
    expect(shown).toContain(
      "\nType moves to list all 10; track shows the numbered path of a player.\n",
    );
    const last = "South moves piece 1 by 8 to i5 and piece 2 by 1 to f1.\n";
    expect(shown).toContain(`\n10. ${last}`);
    expect(shown).toContain(`or its number): 10\n${last}`);
    expect(shown).toContain("North's track runs straight from corner to corner: 0 is e9, 4 is a9,");
  });

  test("names every point of a capture", async () => {
    const game = zamma({ size: 9, removal: "immediate" });
    const position = "w8/9/9/5w3/9/3w5/2b6/9/8b b";
    const shown = await talk(game, ["moves"], { position, view: PLAIN });
    expect(shown).toContain("Man on c3: e5 then g7 capturing 2 pieces.\n");
  });

  test("says after each move what the board alone does not show", async () => {
    const position = "4k3/p7/8/8/8/8/8/R5K1 w -";
    const shown = await talk(shatranj, ["a1e1", "e8d8"], { position, view: PLAIN });
    expect(shown).toContain("to e1. Check!\nBlack's shah is in check.\nIt is Black's turn.\n");
    expect(shown.match(/in check/g)).toHaveLength(1);
  });

  test("is switched on and off by a command", async () => {
    const shown = await talk(sarrum, [
      "y",
      "set plain on",
      "13 14",
      "set plain off",
      "board words",
    ]);
    const [drawn = "", ...rest] = shown.split("Plain text on.\n");
    expect(drawn).toContain("|WS|BE|");
    const [plain = "", again = ""] = rest.join("").split("Plain text off.\n");
    expect(plain).not.toContain("|");
    expect(plain).toContain("White: sarrum 13, redum 12, gisgigir 81.\n");
    expect(again).toContain("|WS|  |");
    expect(again).toContain("White: sarrum 14, redum 12, gisgigir 81.\n");
  });
});

const thrown = { who: "White", deed: "throws 3 and 3" };
const moved = {
  ...{ who: "White", deed: "moves piece 1 by 6 to i6", throws: "throws 3 and 3" },
  throwsAgain: true,
};

test("a reason ends the sentence of the move, before what follows that", () => {
  const told = { who: "White's sq. rukh", deed: "moves from e1 to e8", notice: "Check!" };
  expect(moveSentence(told, " and saves itself")).toBe(
    "White's sq. rukh moves from e1 to e8 and saves itself. Check!",
  );
});

test("a throw is told with its move, and a further one by the next sentence", () => {
  expect(turnsInWords([thrown, moved, { ...thrown, deed: "throws 1 and 2" }])).toEqual([
    "White throws 3 and 3 and moves piece 1 by 6 to i6.",
    "White throws 1 and 2.",
  ]);
  expect(turnsInWords([thrown, moved], ", safe from Black's next throw")).toEqual([
    "White throws 3 and 3, moves piece 1 by 6 to i6 and throws again, safe from Black's next throw.",
  ]);
});

test("another player's throw is told apart", () => {
  expect(
    turnsInWords([
      { ...thrown, who: "Black" },
      { ...moved, throwsAgain: false },
    ]),
  ).toEqual(["Black throws 3 and 3.", "White moves piece 1 by 6 to i6."]);
});
