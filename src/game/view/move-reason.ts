/**
 * Why a move is good, as far as the rules prove it: legal moves, captures and outcomes, by brute force
 * over a few plies. It knows no values of pieces, except that the game's unit is its cheapest piece.
 */

import { inWords, withArticle } from "../../base/text.ts";
import type { Score } from "../engine/types.ts";
import { capturedSquares } from "../match/threats.ts";
import { type AnyGame, isPossible, type Move, type Position } from "../rules/game.ts";

export interface Reason {
  /** "captures an undefended etlu". */
  readonly clause: string;
  /** Ends the sentence of the move: ", which was undefended"; empty if that says it all. */
  readonly ending: string;
  readonly captures?: true;
}

const because = (clause: string, ending = ` and ${clause}`): Reason => ({ clause, ending });
const capturing = (what: string, ending = ""): Reason => ({
  ...because(`captures ${what}`, ending),
  captures: true,
});
const becauseIs = (what: string): Reason => because(`is ${what}`, `, ${what}`);

/** What follows the move as it is written: ", which captures an undefended etlu". */
export const whichOf = (reason?: Reason) => (reason ? `, which ${reason.clause}` : "");

/** The most moves of a position that are tried; more than any but constructed ones have. */
const MAX_MOVES = 100;
/** The most pieces that a clause names; captures of zamma may threaten ten. */
const MOST_NAMED = 3;

class TooManyMoves extends Error {}

/**
 * The first reason for a legal move that can be proved; undefined if there is none, or if a position has
 * too many moves.
 * @param score of the move, if a search without mistakes has found it
 */
export function reasonFor(game: AnyGame, position: Position, move: Move, score?: Score) {
  return unlessTooMany(() => firstReason(plyOf(game, position, move), score));
}

/**
 * What a reply to a move captures for nothing, or for the game's unit if the move took one: "etlu for a
 * redum"; undefined without a unit, if the move or the reply exchanges pieces, or if only a unit is lost.
 * @param reply a legal move of the position after the move
 */
export function lostWithoutReturn(game: AnyGame, position: Position, move: Move, reply: Move) {
  const { unit } = game;
  const { after, captured } = plyOf(game, position, move);
  const taken = captured();
  const isDear = (at: Position, square: number) => nameOn(game, at, square) !== unit;
  if (unit === undefined || taken.some((square) => isDear(position, square))) return undefined;
  return unlessTooMany(() => {
    const gains = gainsOf(game, after, game.toMove(after));
    const lost = plyOf(game, after, reply)
      .captured()
      .find((square) => gains.includes(square) && isDear(after, square));
    const gained = taken.length > 0 ? withArticle(unit) : "nothing";
    return lost === undefined ? undefined : `${nameOn(game, after, lost)} for ${gained}`;
  });
}

function unlessTooMany<T>(find: () => T | undefined): T | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof TooManyMoves) return undefined;
    throw error;
  }
}

type Ply = ReturnType<typeof plyOf>;

/** A move, the positions before and after it, and the squares of the pieces that it captures. */
function plyOf(game: AnyGame, position: Position, move: Move, { cells } = game.diagram(position)) {
  const after = game.play(position, move);
  const path = game.squaresTouched(position, move);
  const [start = -1, finish = start] = [path[0], path.at(-1)];
  // Of most of the moves that are tried only the outcome is asked for.
  const written = () => game.writeMove(position, move);
  const captured = () => capturedSquares(cells, game.diagram(after).cells, game.toMove(position));
  return { game, position, after, written, start, finish, captured };
}

function pliesFrom(game: AnyGame, position: Position): readonly Ply[] {
  const moves = game.legalMoves(position);
  if (moves.length > MAX_MOVES) throw new TooManyMoves();
  const diagram = game.diagram(position);
  return moves.map((move) => plyOf(game, position, move, diagram));
}

function firstReason(ply: Ply, score: Score | undefined): Reason | undefined {
  const { game, position, after, start } = ply;
  // A result, or a pass, explains itself.
  if (start < 0 || game.outcome(after)) return undefined;
  const others = pliesFrom(game, position).filter((other) => other.written() !== ply.written());
  if (others.length === 0) return becauseIs("the only legal move");
  if (game.toMove(after) === "chance") return safety(ply, others);
  if (score?.kind === "win") {
    const more = Math.floor(score.plies / 2);
    const clause = `wins in ${more} more ${more === 1 ? "move" : "moves"}`;
    return because(clause, `, and ${clause}`);
  }
  if (losesAtOnce(ply)) return undefined;
  if (others.every(losesAtOnce)) return becauseIs("the only move that does not lose at once");
  return promotion(ply) ?? capture(ply) ?? threats(ply);
}

const losesAtOnce = ({ game, after }: Ply): boolean =>
  pliesFrom(game, after).some((reply) => game.outcome(reply.after)?.winner === game.toMove(after));

const isRecaptured = ({ game, after, finish }: Ply): boolean =>
  pliesFrom(game, after).some(({ captured }) => captured().includes(finish));

function promotion({ game, position, after, start, finish }: Ply): Reason | undefined {
  const name = nameOn(game, after, finish);
  if (name === nameOn(game, position, start)) return undefined;
  return because(`promotes to ${withArticle(name)}`, "");
}

function capture(ply: Ply): Reason | undefined {
  const { game, position, start, finish } = ply;
  const taken = ply.captured();
  if (taken.length > 1) return capturing(`${taken.length} pieces`);
  const name = nameOn(game, position, taken[0] ?? -1);
  if (name === "") return undefined;
  const piece = withArticle(name);
  // A leap captures on its way.
  if (taken[0] !== finish) return capturing(piece);
  if (!isRecaptured(ply)) return capturing(`an undefended ${name}`, ", which was undefended");
  const { unit = "" } = game;
  if (name === unit || nameOn(game, position, start) !== unit) return capturing(piece);
  const cheap = withArticle(unit);
  return capturing(`${piece} for ${cheap}`, `, which is worth more than ${cheap}`);
}

/** The pieces that a move saves, or else those that it threatens, unless it leaves others to be captured. */
function threats({ game, position, after, start, finish }: Ply): Reason | undefined {
  const [side, opponent] = [game.toMove(position), game.toMove(after)];
  const lost = gainsOf(game, position, opponent).map((square) =>
    square === start ? finish : square,
  );
  const still = gainsOf(game, after, opponent);
  if (still.some((square) => !lost.includes(square))) return undefined;
  const saved = lost.filter((square) => !still.includes(square));
  if (saved.length === 1 && saved[0] === finish)
    return because(`saves the ${nameOn(game, after, finish)}`, " and saves itself");
  if (saved.length > 0) {
    const attacked = pliesFrom(game, after).flatMap(({ captured }) => captured());
    const isDefence = saved.every((square) => square !== finish && attacked.includes(square));
    return because(`${isDefence ? "defends" : "saves"} ${namesOn(game, after, saved)}`);
  }
  const before = gainsOf(game, position, side);
  const gained = gainsOf(game, after, side).filter((square) => !before.includes(square));
  return gained.length > 0 ? because(`threatens ${namesOn(game, after, gained)}`) : undefined;
}

/**
 * The squares of the pieces that a side could capture and gain by it if it were its turn: nothing can
 * recapture, or the capturer is the game's unit and the other piece is not. None in an impossible
 * position, such as one in which the other side is in check.
 */
function gainsOf(game: AnyGame, position: Position, side: number | "chance"): readonly number[] {
  const turned = game.withTurn(position, Number(side));
  if (!isPossible(game, turned)) return [];
  const gains = pliesFrom(game, turned).flatMap((ply) => {
    const isDear = (square: number) =>
      nameOn(game, turned, ply.start) === game.unit && nameOn(game, turned, square) !== game.unit;
    return ply.captured().filter((square) => isDear(square) || !isRecaptured(ply));
  });
  return [...new Set(gains)].sort((one, other) => one - other);
}

/** Whether the next throw can capture nothing of the mover's, which it could after another move. */
function safety(ply: Ply, others: readonly Ply[]): Reason | undefined {
  const { game, position, after } = ply;
  const mover = game.toMove(position);
  const next = game.toMove(game.play(after, game.chances(after)[0]!.move));
  const isHit = (left: Ply) =>
    game.chances(left.after).some(({ move }) => {
      const thrown = game.play(left.after, move);
      const { cells } = game.diagram(thrown);
      const taken = pliesFrom(game, thrown).flatMap((reply) => reply.captured());
      return taken.some((square) => cells[square]?.pieces[0]?.side === mover);
    });
  if (typeof next !== "number" || next === mover || isHit(ply) || !others.some(isHit))
    return undefined;
  return becauseIs(`safe from ${game.sides[next]?.name}'s next throw`);
}

const nameOn = (game: AnyGame, position: Position, square: number): string =>
  game.diagram(position).cells[square]?.pieces[0]?.name ?? "";

/** "the gisgigir on 46 and the etlu on 33", or how many pieces there are. */
function namesOn(game: AnyGame, position: Position, squares: readonly number[]): string {
  if (squares.length > MOST_NAMED) return `${squares.length} pieces`;
  const nameAt = (at: number) => `the ${nameOn(game, position, at)} on ${game.squares?.name(at)}`;
  return inWords(squares.map(nameAt));
}
