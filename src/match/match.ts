import type { AnyGame, DrawnPiece, Outcome } from "../core/game.ts";
import type { Choices } from "../games/catalogue.ts";
import type { Player } from "./players.ts";

/** A position of a match, and how it came about. */
export interface Moment {
  readonly position: unknown;
  /** The position as text, by which repetitions are found. */
  readonly text: string;
  /** Pieces captured so far. */
  readonly captured: readonly DrawnPiece[];
  /** The move that led here; undefined for the first position. */
  readonly move?: PlayedMove;
  /** What has been noted here, for the record. */
  readonly comments?: readonly string[];
}

interface PlayedMove {
  readonly by: number | "chance";
  readonly written: string;
  readonly sentence: string;
  readonly path: readonly number[];
}

/** What is known of a match besides its moves. */
export interface Facts {
  /** The options that its game was made with. */
  readonly choices: Choices;
  /** The name of the setup it began with; undefined where it began at another position. */
  readonly setup: string | undefined;
  /** The day it began: "2026.11.21". */
  readonly date: string;
  /** By side; a side beyond the end of the list has a human without a name. */
  readonly players: readonly Player[];
  /** Tags of the record it was read from that mean nothing here, and are written again. */
  readonly tags?: readonly { readonly name: string; readonly value: string }[];
}

/** A game being played: every position so far, and those that `redo` can bring back. */
export interface Match {
  readonly game: AnyGame;
  readonly facts: Facts;
  readonly moments: readonly Moment[];
  /** Index of the moment on the board. */
  readonly at: number;
  /** An end by agreement or resignation, which no position shows. */
  readonly agreed?: Outcome;
}

/** A match at its first position. */
export function startMatch(game: AnyGame, position: unknown, facts: Facts): Match {
  const first = { position, text: game.writePosition(position), captured: [] };
  return { game, facts, moments: [first], at: 0 };
}

/** The moment on the board. */
export function current({ moments, at }: Match): Moment {
  const moment = moments[at];
  if (!moment) throw new Error(`no moment ${at} of ${moments.length}`);
  return moment;
}

/** The match after a legal move; what could have been redone is gone. */
export function withMove(match: Match, move: unknown): Match {
  const { game, facts } = match;
  const after = momentAfter(game, current(match), move);
  const moments = [...match.moments.slice(0, match.at + 1), after];
  return { game, facts, moments, at: match.at + 1 };
}

/** What a legal move leads to. */
export function momentAfter(game: AnyGame, before: Moment, move: unknown): Moment {
  const position = game.play(before.position, move);
  return {
    position,
    text: game.writePosition(position),
    captured: [...before.captured, ...newlyCaptured(game, before.position, position)],
    move: {
      by: game.toMove(before.position),
      written: game.writeMove(before.position, move),
      sentence: game.describe(before.position, move),
      path: game.path(before.position, move),
    },
  };
}

/** Whether a player has made a move that has not been taken back; a throw is none. */
export function hasPlayersMove({ moments, at }: Match): boolean {
  return moments.slice(0, at + 1).some(({ move }) => move && move.by !== "chance");
}

/**
 * Whether two matches are one game at two times. A note changes the first moment of a game, and
 * other players change its facts; nothing changes both at once.
 */
export function sameGame(one: Match, other: Match): boolean {
  return one.facts === other.facts || one.moments[0] === other.moments[0];
}

/** Whether a game stands as it was read from a file, but for notes and moves that can be redone. */
export function standsAsRead(match: Match, read: Match | undefined): boolean {
  if (!read || !sameGame(match, read)) return false;
  const [last, lastRead] = [match.moments.at(-1), read.moments.at(-1)];
  return last?.position === lastRead?.position && match.agreed === read.agreed;
}

/** How the match ended, by its rules or by agreement; undefined while it goes on. */
export function matchOutcome(match: Match): Outcome | undefined {
  return match.agreed ?? match.game.outcome(current(match).position);
}

/**
 * Back to where a player last decided something. A throw of the program's dice is kept; one that
 * the players typed (`ownDice`) is taken back like a move. An agreed end is taken back first.
 * Undefined at the start.
 */
export function undo(match: Match, ownDice: boolean): Match | undefined {
  const { agreed, ...played } = match;
  if (agreed) return played;
  let at = match.at - 1;
  while (at >= 0 && !ownDice && isChance(match, at)) at--;
  return at >= 0 ? { ...played, at } : undefined;
}

/** Forward again as far as `undo` went back; undefined where nothing was taken back, or the end is agreed. */
export function redo(match: Match, ownDice: boolean): Match | undefined {
  const last = match.moments.length - 1;
  if (match.agreed || match.at >= last) return undefined;
  let at = match.at + 1;
  while (at < last && !ownDice && isChance(match, at)) at++;
  return { ...match, at };
}

function isChance({ game, moments }: Match, at: number): boolean {
  return game.toMove(moments[at]?.position) === "chance";
}

/** The end that the players agree on. */
export const AGREED_DRAW: Outcome = { winner: undefined, sentence: "The players agree to a draw." };

/** The end where a player gives up, as a rule the one whose turn it is. */
export function resignation(match: Match, loser = sideToAct(match)): Outcome {
  const { sides } = match.game;
  const name = sides[loser]?.name;
  if (sides.length > 2) {
    return { winner: undefined, sentence: `${name} gives up. The game ends without a winner.` };
  }
  const winner = 1 - loser;
  return { winner, sentence: `${name} resigns. ${sides[winner]?.name} wins!` };
}

/** The side (index) whose turn it is, also while its throw is due. */
export function sideToAct(match: Match): number {
  const { game } = match;
  const { position } = current(match);
  const side = game.toMove(position);
  if (side !== "chance") return side;
  const thrown = game.toMove(game.play(position, game.legalMoves(position)[0]));
  return thrown === "chance" ? 0 : thrown;
}

/**
 * The number of the move that led to each moment, as players count: a number for all sides' moves in
 * turn. A throw of the dice has the number of the move it is for. 0 for the first moment.
 */
export function moveNumbers({ game, moments }: Match): readonly number[] {
  let number = 0;
  let last = game.sides.length;
  return moments.map(({ move, position }) => {
    if (!move) return number;
    const mover = move.by === "chance" ? game.toMove(position) : move.by;
    if (mover !== "chance" && mover < last) number++;
    if (mover !== "chance") last = mover;
    return number;
  });
}

/** How often the position on the board has stood so far, this time included. */
export function repetitions(match: Match): number {
  const { text } = current(match);
  return match.moments.slice(0, match.at + 1).filter((moment) => moment.text === text).length;
}

/** The pieces of the players who did not move that were on the board before and are not after. */
function newlyCaptured(game: AnyGame, before: unknown, after: unknown): DrawnPiece[] {
  const mover = game.toMove(before);
  const left = pieces(game, after);
  const gone: DrawnPiece[] = [];
  for (const piece of pieces(game, before)) {
    const index = left.findIndex(
      ({ side, letter }) => side === piece.side && letter === piece.letter,
    );
    if (index >= 0) left.splice(index, 1);
    else if (piece.side !== mover) gone.push(piece);
  }
  return gone;
}

function pieces(game: AnyGame, position: unknown): DrawnPiece[] {
  return game.diagram(position).cells.flatMap((cell) => cell?.pieces ?? []);
}
