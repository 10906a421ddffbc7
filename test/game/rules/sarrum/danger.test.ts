/** House rules about a sarrum in danger. */

import { describe, expect, test } from "vitest";
import { moveSentence } from "../../../../src/game/rules/game.ts";
import { mustRead } from "../../../must-read.ts";
import { randomFrom } from "../../../random.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { SCALE, scaled } from "../../../scale.ts";
import {
  type Board,
  boardAfter,
  boardOf,
  type Colour,
  contentsOf,
  EMPTY,
  engineText,
  type Move,
  movesOf,
  opponentOf,
  pieceOn,
  positionText,
  referenceOf,
  SQUARES,
  winnerOf,
} from "../../../skeleton/boards.ts";
import { randomBoard } from "./random-board.ts";
import { withHouseRules } from "./with-house-rules.ts";

const enforced = withHouseRules("check=enforce");
const warned = withHouseRules("check=warn");

/** Returns true if a move captures that player's sarrum. */
const takesSarrum = (board: Board, player: Colour, { finish }: Move) =>
  pieceOn(board, finish) === `${player}S`;

/** Returns the moves that could capture a player's sarrum: the definition of danger. */
const dangers = (board: Board, player: Colour) =>
  movesOf(board, opponentOf(player)).filter((move) => takesSarrum(board, player, move));

/** Returns the moves that check=enforce allows, by its definition. */
const safeMoves = (board: Board, player: Colour) =>
  movesOf(board, player).filter(
    (move) =>
      takesSarrum(board, opponentOf(player), move) ||
      dangers(boardAfter(board, move, player), player).length === 0,
  );

/** Returns boards with many pieces and with few, in which sarrums are often in danger. */
function boards(count: number): { board: Board; player: Colour }[] {
  const below = randomFrom(2015);
  return Array.from({ length: count }, (_, index) => {
    const squares = contentsOf(randomBoard(below));
    if (index % 2 === 0) {
      for (const [square, piece] of squares.entries()) {
        if (piece[1] !== "S" && below(3) > 0) squares[square] = EMPTY;
      }
    }
    return { board: boardOf(squares), player: index % 4 < 2 ? "W" : "B" };
  });
}

const BOARDS = boards(scaled(600));

describe("check=enforce against its definition, on random boards", () => {
  test("the legal moves are those after which the sarrum is safe, and those that capture a sarrum", () => {
    let forbidden = 0;
    let won = 0;
    for (const { board, player } of BOARDS) {
      const position = mustRead(enforced, positionText(board, player));
      const moves = enforced.legalMoves(position);
      const safe = safeMoves(board, player);
      expect(moves.map((move) => enforced.writeEngineMove(position, move)).sort()).toEqual(
        safe.map((move) => engineText(board, move)).sort(),
      );
      forbidden += movesOf(board, player).length - safe.length;
      const inDanger = dangers(board, player).length > 0;
      won += inDanger && safe.some((move) => takesSarrum(board, opponentOf(player), move)) ? 1 : 0;
    }
    expect(forbidden).toBeGreaterThan(SCALE * 1000);
    expect(won).toBeGreaterThan(SCALE * 10);
  });

  test("a game ends by capture, by danger without a safe move, or as a draw without a move", () => {
    const ends = new Map<string, number>();
    for (const { board, player } of [...BOARDS, ...cornered()]) {
      const outcome = enforced.outcome(mustRead(enforced, positionText(board, player)));
      const end = endOf(board, player);
      const ended = { White: 0, Black: 1, drawn: undefined, open: undefined }[end];
      expect(outcome?.winner).toBe(ended);
      expect(outcome === undefined).toBe(end === "open");
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    for (const end of ["White", "Black", "drawn", "open"])
      expect(ends.get(end)).toBeGreaterThan(SCALE * 5);
  });
});

/**
 * Returns the state of a game by the definition of check=enforce: the winner, "drawn" or "open".
 */
function endOf(board: Board, player: Colour) {
  const names = { W: "White", B: "Black" } as const;
  const winner = winnerOf(board);
  if (winner) return names[winner];
  if (safeMoves(board, player).length > 0) return "open";
  return dangers(board, player).length > 0 ? names[opponentOf(player)] : "drawn";
}

/** Returns boards with a lone sarrum against some strong pieces, often without a safe move. */
function cornered(): { board: Board; player: Colour }[] {
  const below = randomFrom(1630);
  return Array.from({ length: 600 }, () => {
    const squares = new Array<string>(64).fill(EMPTY);
    for (let left = 3 + below(4); left > 0; left--) squares[below(64)] = "BG";
    squares[below(56) + 8] = "BS";
    squares[below(8)] = "WS";
    return { board: boardOf(squares), player: "W" as const };
  }).filter(({ board }) => contentsOf(board).includes("BS"));
}

test("explanations and legal moves agree about every pair of squares", () => {
  const names = SQUARES.map(referenceOf);
  const pairs = names.flatMap((start) => names.map((finish) => `${start} ${finish}`));
  let endangered = 0;
  for (const { board, player } of BOARDS.slice(0, scaled(96))) {
    const position = mustRead(enforced, positionText(board, player));
    const moves = pairs.map((pair) => enforced.readMove(position, pair));
    const explained = pairs.filter((pair) =>
      enforced.explain(position, pair).every(({ holds }) => holds),
    );
    expect(explained).toEqual(pairs.filter((_, index) => moves[index]?.ok));
    const read = moves.flatMap((move) => (move.ok ? move.value : []));
    expect(read.toSorted()).toEqual(enforced.legalMoves(position).toSorted());
    const refusals = moves.flatMap((move) => (move.ok ? [] : move.reason));
    endangered += refusals.filter((reason) => reason.includes("would be attacked")).length;
  }
  expect(endangered).toBeGreaterThan(20);
});

describe.each([
  ["warn", warned],
  ["enforce", enforced],
])("check=%s announces danger", (_check, game) => {
  test("of both sarrums, exactly when the definition finds it, with every attacker", () => {
    let announced = 0;
    for (const { board, player } of BOARDS) {
      const position = mustRead(game, positionText(board, player));
      const { notes } = game.diagram(position);
      const over = game.outcome(position) !== undefined;
      const expected = over ? [] : [player, opponentOf(player)].map((side) => dangers(board, side));
      const attackers = expected
        .filter((moves) => moves.length > 0)
        .map((moves) => moves.map(({ start }) => referenceOf(start)).sort());
      const said = notes.map((note) =>
        [...note.matchAll(/ on (\d\d)/g)].map(([, at]) => at).sort(),
      );
      expect(said).toEqual(attackers);
      announced += notes.length;
    }
    expect(announced).toBeGreaterThan(SCALE * 100);
  });

  test.each([
    [SAMPLE, ["Black's sarrum is in danger from White's gisgigir on 81."]],
    ["3s4/8/1g6/8/8/S7/8/8 w", []],
    ["3s4/8/g7/8/8/S7/8/8 w", ["White's sarrum is in danger from Black's gisgigir on 13."]],
    [
      "8/8/8/8/8/S1e5/1n6/4s3 b",
      ["White's sarrum is in danger from Black's etlu on 36 and Black's nabu on 27."],
    ],
    [
      "8/8/8/8/8/8/Ss6/8 w",
      [
        "White's sarrum is in danger from Black's sarrum on 27.",
        "Black's sarrum is in danger from White's sarrum on 17.",
      ],
    ],
    ["8/8/8/8/8/8/S7/8 b", []],
  ])("%s: %j", (text, notes) => {
    expect(game.diagram(mustRead(game, text)).notes).toEqual(notes);
  });
});

test("the paper's game announces nothing, and check=warn forbids nothing", () => {
  const plain = withHouseRules("");
  for (const { board, player } of BOARDS.slice(0, 100)) {
    const text = positionText(board, player);
    expect(plain.diagram(mustRead(plain, text)).notes).toEqual([]);
    expect(warned.legalMoves(mustRead(warned, text))).toEqual(
      plain.legalMoves(mustRead(plain, text)),
    );
  }
});

describe("check=enforce", () => {
  const play = (text: string, typed: string) => {
    const position = mustRead(enforced, text);
    const move = enforced.readMove(position, typed);
    if (!move.ok) return move.reason;
    const next = enforced.play(position, move.value);
    return [
      moveSentence(enforced.describe(position, move.value)),
      enforced.outcome(next)?.sentence,
    ];
  };

  test("lets a player capture a sarrum in danger while his own is in danger", () => {
    expect(play("3s3G/8/8/g7/8/8/8/S7 w", "81 41")).toEqual([
      "White's gisgigir captures Black's sarrum on 41.",
      "Black's sarrum has been captured. White wins!",
    ]);
    expect(play("8/8/8/8/8/8/Ss6/8 w", "17 27")).toEqual([
      "White's sarrum captures Black's sarrum on 27.",
      "Black's sarrum has been captured. White wins!",
    ]);
  });

  test("refuses to leave the sarrum in danger, and says what attacks it", () => {
    expect(play("3s4/8/8/g7/8/8/8/S6R w", "88 87")).toBe(
      "The sarrum on 18 would be attacked by Black's gisgigir on 14.",
    );
    expect(play("g2s4/8/8/8/8/8/8/1S6 w", "28 18")).toBe(
      "The sarrum on 18 would be attacked by Black's gisgigir on 11.",
    );
    expect(play(SAMPLE, "13 23")).toBe(
      "The sarrum on 23 would be attacked by Black's gisgigir on 21.",
    );
    const rules = enforced.explain(mustRead(enforced, SAMPLE), "13 24").map(({ rule }) => rule);
    expect(rules.at(-1)).toBe("The move does not leave the sarrum in danger.");
  });

  test("ends in a loss if nothing saves the sarrum, and in a draw if nothing may move", () => {
    const lost = mustRead(enforced, "g6s/1g6/8/8/8/8/8/S7 w");
    expect(enforced.outcome(lost)).toEqual({
      winner: 1,
      sentence: "Checkmate: White cannot save the sarrum. Black wins!",
    });
    expect(enforced.outcome(mustRead(enforced, "1g5s/8/8/8/8/8/7g/S7 w"))).toEqual({
      winner: undefined,
      sentence: "White has no legal move. The game is drawn.",
    });
  });

  test("lists its rules instead of the paper's", () => {
    const lines = Object.values(enforced.ruleBook.sections).flat();
    expect(lines).not.toContain("There is no check: a sarrum may stay in danger or move into it.");
    expect(
      lines.filter((line) => line.startsWith("A sarrum may not be left in danger")),
    ).toHaveLength(2);
    expect(Object.keys(enforced.ruleBook.sections)[0]).toBe("House rules in force: check=enforce");
  });
});
