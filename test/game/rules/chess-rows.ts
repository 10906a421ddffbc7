import { expect } from "vitest";
import type { ChesslikeGame } from "../../../src/game/rules/chesslike/chesslike-game.ts";
import type { ChessMove, ChessPosition } from "../../../src/game/rules/chesslike/position.ts";
import { moveSentence } from "../../../src/game/rules/game.ts";
import { mustRead } from "../../must-read.ts";
import type { Verdict } from "../../oracles/chess.ts";
import { type CountedRow, outcomeWords, readRows } from "../../perft/rows.ts";
import type { Random } from "../../random.ts";
import { SCALE } from "../../scale.ts";

interface ShatranjRow extends CountedRow {
  readonly in_check: boolean;
  /** Returns every legal move, sorted, with spaces between them. */
  readonly moves: string;
}

interface CitadelRow extends CountedRow {
  /** Returns every legal move and the text of the position after it. */
  readonly after: Readonly<Record<string, string>>;
}

export const SHATRANJ_ROWS = readRows<ShatranjRow>("shatranj.json");
export const CITADEL_ROWS = readRows<CitadelRow>("citadel.json");

/** Returns the position of a valid text. */
export function at(game: ChesslikeGame, text: string): ChessPosition {
  return mustRead(game, text);
}

/** Returns the legal moves as text, in the program's order. */
export function texts(game: ChesslikeGame, text: string): string[] {
  const position = at(game, text);
  return game.legalMoves(position).map((move) => game.writeMove(position, move));
}

/**
 * Returns the squares to which the piece on a square may move, sorted, with spaces between them.
 */
export function goals(game: ChesslikeGame, text: string, square: string): string {
  const position = at(game, text);
  const names = game
    .legalMoves(position)
    .map((move) => game.squaresTouched(position, move).map((cell) => game.squares?.name(cell)))
    .flatMap(([from, to]) => (from === square && to ? [to] : []));
  return names.sort().join(" ");
}

/** Returns the move that a typed text is read as. */
function moveOf(game: ChesslikeGame, position: ChessPosition, typed: string): ChessMove {
  const read = game.readMove(position, typed);
  if (!read.ok) throw new Error(`${typed}: ${read.reason}`);
  return read.value;
}

/** Returns the text of the position after typed moves, which are separated by spaces. */
export function positionAfter(game: ChesslikeGame, text: string, typed: string): string {
  let position = at(game, text);
  for (const word of typed.split(" ")) position = game.play(position, moveOf(game, position, word));
  return game.writePosition(position);
}

/** Returns the program's description of a typed move. */
export function described(game: ChesslikeGame, text: string, typed: string): string {
  const position = at(game, text);
  return moveSentence(game.describe(position, moveOf(game, position, typed)));
}

/** Returns the move that a typed text is read as, in notation, or the refusal. */
export function answer(game: ChesslikeGame, text: string, typed: string): string {
  const position = at(game, text);
  const read = game.readMove(position, typed);
  return read.ok ? game.writeMove(position, read.value) : read.reason;
}

/** A legal move, its text, and the position after it. */
interface Candidate {
  readonly move: ChessMove;
  readonly text: string;
  readonly next: ChessPosition;
}

const candidatesOf = (game: ChesslikeGame, position: ChessPosition): Candidate[] =>
  game.legalMoves(position).map((move) => ({
    move,
    text: game.writeMove(position, move),
    next: game.play(position, move),
  }));

/** Returns one of the candidates; half of the time one that promotes or ends the game, if there is one. */
function pick(
  game: ChesslikeGame,
  candidates: readonly Candidate[],
  random: Random,
): Candidate | undefined {
  const lively = candidates.filter(({ text, next }) => /[a-z]$/.test(text) || game.outcome(next));
  const pool = lively.length > 0 && random(2) === 0 ? lively : candidates;
  return pool[random(Math.max(1, pool.length))];
}

/** A legal move that was compared: the text before it, its own, and the verdict after it. */
export interface Step {
  readonly before: string;
  readonly move: string;
  readonly after: Verdict;
}

/** Plays a random game and compares every position of it with the oracle; returns its moves. */
export function compareAlong(
  game: ChesslikeGame,
  oracle: (text: string) => Verdict,
  start: string,
  plies: number,
  random: Random,
): Step[] {
  const steps: Step[] = [];
  let position = at(game, start);
  let verdict = oracle(start);
  while (steps.length <= plies) {
    const before = game.writePosition(position);
    const theirs = [...verdict.moves].map(([move, next]) => `${move} ${next}`).sort();
    const candidates = candidatesOf(game, position);
    const ours = candidates.map(({ text, next }) => `${text} ${game.writePosition(next)}`).sort();
    expect(ours.join("\n"), before).toBe(theirs.join("\n"));
    expect(outcomeWords(game, position), before).toBe(verdict.outcome);
    const picked = pick(game, candidates, random);
    if (picked === undefined) break;
    const { move, text, next } = picked;
    const after = oracle(verdict.moves.get(text) ?? "");
    const notice = after.inCheck && after.outcome === "ongoing";
    expect(game.describe(position, move).notice === "Check!", `${before} ${text}`).toBe(notice);
    steps.push({ before, move: text, after });
    position = next;
    verdict = after;
  }
  return steps;
}

/** Of the pairs of squares that are no legal moves, every fifth is tried in everyday tests: 5 divides no board. */
const STRIDE = SCALE < 1 ? 5 : 1;

/**
 * Returns the pairs of squares that are wrongly read as moves or wrongly refused; none if the
 * parser is right.
 */
export function misreadPairs(game: ChesslikeGame, text: string, letter: string): string[] {
  const position = at(game, text);
  const legal = new Set(texts(game, text));
  const names = game.diagram(position).cells.flatMap((cell) => cell?.name ?? []);
  const pairs = names.flatMap((from) => names.map((to) => from + to));
  return pairs.filter((typed, index) => {
    const promotes = legal.has(typed + letter);
    if (index % STRIDE > 0 && !promotes && !legal.has(typed)) return false;
    const read = game.readMove(position, typed);
    if (!read.ok) return promotes || legal.has(typed) || !/^[A-Z].*[.!]$/.test(read.reason);
    const written = game.writeMove(position, read.value);
    const named = game.readMove(position, typed + letter).ok;
    return (
      written !== (promotes ? typed + letter : typed) || !legal.has(written) || named !== promotes
    );
  });
}
