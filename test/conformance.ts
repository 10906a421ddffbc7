/**
 * The conformance kit: plays any game at random and checks, at every position, what the contract
 * promises. A failure names the game and the position, so that it can be examined on its own.
 */
import { isDeepStrictEqual } from "node:util";
import { ok } from "../src/base/result.ts";
import type { ChesslikeGame } from "../src/game/rules/chesslike/chesslike-game.ts";
import { type Game, moveSentence } from "../src/game/rules/game.ts";
import { checkRules } from "./game/rules/chesslike/check-rules.ts";
import { mustRead } from "./must-read.ts";
import { type Random, randomFrom } from "./random.ts";
import { scaled } from "./scale.ts";

interface Limits {
  /** The ply after which an unfinished game is abandoned. */
  readonly plies: number;
  /** The most moves of a position whose texts are checked. */
  readonly sample: number;
}

/** In the deep tests there are more. */
const LIMITS: Limits = { plies: scaled(150, 60), sample: scaled(30, 6) };

export interface Played {
  readonly plies: number;
  /** True if a rule ended the game. */
  readonly ended: boolean;
}

/** Reads every setup, then plays one random game from one of them and checks every position of it. */
export function playConforming<P, M>(game: Game<P, M>, seed: number, limits = LIMITS): Played {
  const random = randomFrom(seed);
  checkData(game);
  checkSetups(game);
  let position = mustRead(game, game.setups[seed % game.setups.length]?.position ?? "");
  for (let plies = 0; plies < limits.plies; plies++) {
    const before = game.writePosition(position);
    try {
      checkPosition(game, position, limits, random);
      checkExample(game, position);
      checkSquares(game, position, randomFrom(seed + plies));
      const moves = game.legalMoves(position);
      if (moves.length === 0) return { plies, ended: true };
      const next = game.play(position, moves[random(moves.length)]!);
      same(game.writePosition(position), before, "play changed the position it was given");
      position = next;
    } catch (error) {
      throw new Error(`${game.id}, seed ${seed}, ply ${plies}, ${before}`, { cause: error });
    }
  }
  return { plies: limits.plies, ended: false };
}

function same(found: unknown, wanted: unknown, promise: string): void {
  if (isDeepStrictEqual(found, wanted)) return;
  throw new Error(`${promise}: ${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
}

/** Checks the data of a chess-like game. */
function checkData(game: object): void {
  if ("kernel" in game) checkRules((game as ChesslikeGame).kernel.rules);
}

function checkSetups<P, M>(game: Game<P, M>): void {
  for (const { name, position } of game.setups) {
    const read = mustRead(game, position);
    same(game.writePosition(read), position, `the setup ${name} of ${game.id} reads back`);
  }
}

/** The examples have the form of a square and a move: if they break a rule, it is a later one. */
function checkExample<P, M>(game: Game<P, M>, position: P): void {
  const square = game.squares?.example ?? "";
  same(game.squares?.read(square).ok ?? true, true, `the example ${square} is a square`);
  if (game.toMove(position) === "chance" || game.outcome(position)) return;
  const brokenBy = (text: string) =>
    game.explain(position, text).find(({ holds }) => !holds)?.rule ?? "";
  const formless = brokenBy(game.example) === brokenBy("nonsense");
  same(formless, false, `the example ${game.example} has the form of a move`);
  const before = game.explain(position, game.example).slice(0, -1);
  same(
    before.filter(({ holds }) => !holds),
    [],
    "no rule is judged after a broken one",
  );
}

function checkPosition<P, M>(game: Game<P, M>, position: P, limits: Limits, random: Random): void {
  const text = game.writePosition(position);
  const moves = game.legalMoves(position);
  const texts = moves.map((move) => game.writeMove(position, move));
  same(new Set(texts).size, texts.length, "every move has a text of its own");
  const forEngines = new Set(moves.map((move) => game.writeEngineMove(position, move)));
  same(forEngines.size, texts.length, "every move has a text of its own in engine notation");
  const over = game.outcome(position) !== undefined;
  same(moves.length === 0, over, "the game is over exactly when nobody may move");
  const side = game.toMove(position);
  same(side === "chance" || game.sides[side] !== undefined, true, "a side is to move");
  const throws = game.chances(position).map(({ move }) => game.writeMove(position, move));
  same(throws, side === "chance" && !over ? texts : [], "chance has its throws and nobody else");
  const copy = mustRead(game, text);
  same(game.writePosition(copy), text, "a position reads back");
  const copied = game.legalMoves(copy).map((move) => game.writeMove(copy, move));
  same(copied, texts, "a position read back has the same moves in the same order");
  for (const nonsense of ["nonsense", "", "\u0000"]) {
    same(game.readMove(position, nonsense).ok, false, "nonsense is refused");
  }
  const first = Math.max(0, random(moves.length + 1) - limits.sample);
  for (const [index, move] of moves.slice(first, first + limits.sample).entries()) {
    checkMove(game, position, move, texts[first + index] ?? "");
  }
  for (const move of game.numberedMoves(position)) {
    same(texts.includes(game.writeMove(position, move)), true, "the menu offers legal moves");
  }
  checkDiagram(game, position);
}

function checkMove<P, M>(game: Game<P, M>, position: P, move: M, text: string): void {
  const read = game.readMove(position, text);
  if (!read.ok) throw new Error(`${text} is refused: ${read.reason}`);
  same(game.writeMove(position, read.value), text, "a move reads back");
  const broken = game.explain(position, text).filter(({ holds }) => !holds);
  same(broken, [], "no check fails for a legal move");
  const sentence = moveSentence(game.describe(position, move));
  same(/^[A-Z].*[.!]$/.test(sentence), true, `a move is described by a sentence: ${sentence}`);
}

/** Checks that squares are read by their names, and moves by the names of their squares. */
function checkSquares<P, M>(game: Game<P, M>, position: P, random: Random): void {
  const { squares } = game;
  if (!squares) return;
  const cells = game.diagram(position).cells.flatMap((cell, index) => (cell ? [index] : []));
  const cell = cells[random(cells.length)] ?? 0;
  same(squares.read(squares.name(cell)), ok(cell), "the name of a square is read as that square");
  const moves = game.legalMoves(position);
  if (moves.length === 0) return;
  const path = game.squaresTouched(position, moves[random(moves.length)]!);
  const read = game.readMove(position, path.map(squares.name).join(" "));
  const found = read.ok ? game.squaresTouched(position, read.value) : read.reason;
  same(found, path, "a move may be typed as its squares");
}

function checkDiagram<P, M>(game: Game<P, M>, position: P): void {
  const { cells, columns, rows, files, ranks } = game.diagram(position);
  const touched = game.legalMoves(position).flatMap((move) => game.squaresTouched(position, move));
  same(
    touched.every((cell) => cells[cell]),
    true,
    "moves touch cells of the diagram",
  );
  same([cells.length, files.length, ranks.length], [columns * rows, columns, rows], "it is whole");
  const pieces = cells.flatMap((cell) => cell?.pieces ?? []);
  same(
    pieces.every(({ side }) => game.sides[side]),
    true,
    "every piece has a side",
  );
}
