import type { Diagram, DrawnPiece } from "../core/diagram.ts";
import type { AnyGame, Move, Position } from "../core/game.ts";
import type { Outcome } from "../core/rules.ts";
import type { Options } from "../games/catalogue.ts";
import type { Player } from "./players.ts";

/** A position of a match, what is computed from it once, and how it came about. */
export interface PlyRecord {
  readonly position: Position;
  /** The position as text, by which repetitions are found. */
  readonly text: string;
  /** How the rules end the game here; undefined while it goes on. */
  readonly outcome: Outcome | undefined;
  readonly diagram: Diagram;
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
export interface MatchInfo {
  /** The options that its game was made with. */
  readonly choices: Options;
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
  readonly info: MatchInfo;
  readonly plies: readonly PlyRecord[];
  /** Index of the current ply. */
  readonly at: number;
  /** An end by agreement or resignation, which no position shows. */
  readonly agreed?: Outcome;
}

/** A match at its first position. */
export function startMatch(game: AnyGame, position: Position, info: MatchInfo): Match {
  return { game, info, plies: [{ ...derived(game, position), captured: [] }], at: 0 };
}

/** Returns a position with its text, its outcome and its diagram. */
function derived(game: AnyGame, position: Position): Omit<PlyRecord, "captured"> {
  return {
    position,
    text: game.writePosition(position),
    outcome: game.outcome(position),
    diagram: game.diagram(position),
  };
}

/** The current ply. */
export function current({ plies, at }: Match): PlyRecord {
  const ply = plies[at];
  if (!ply) throw new Error(`no ply ${at} of ${plies.length}`);
  return ply;
}

/** The match after a legal move; what could have been redone is gone. */
export function withMove(match: Match, move: Move): Match {
  const { game, info } = match;
  const after = plyAfter(game, current(match), move);
  const plies = [...match.plies.slice(0, match.at + 1), after];
  return { game, info, plies, at: match.at + 1 };
}

/** What a legal move leads to. */
export function plyAfter(game: AnyGame, before: PlyRecord, move: Move): PlyRecord {
  const after = derived(game, game.play(before.position, move));
  const by = game.toMove(before.position);
  return {
    ...after,
    captured: [...before.captured, ...newlyCaptured(before.diagram, after.diagram, by)],
    move: {
      by,
      written: game.writeMove(before.position, move),
      sentence: game.describe(before.position, move),
      path: game.squaresTouched(before.position, move),
    },
  };
}

/** Whether a player has made a move that has not been taken back; a throw is none. */
export function hasPlayersMove({ plies, at }: Match): boolean {
  return plies.slice(0, at + 1).some(({ move }) => move && move.by !== "chance");
}

/**
 * Whether two matches are one game at two times. A note changes the first ply of a game, and
 * other players change its info; nothing changes both at once.
 */
export function sameGame(one: Match, other: Match): boolean {
  return one.info === other.info || one.plies[0] === other.plies[0];
}

/** Whether a game stands as it was read from a file, but for notes and moves that can be redone. */
export function standsAsRead(match: Match, read: Match | undefined): boolean {
  if (!read || !sameGame(match, read)) return false;
  const [last, lastRead] = [match.plies.at(-1), read.plies.at(-1)];
  return last?.position === lastRead?.position && match.agreed === read.agreed;
}

/**
 * Returns how a match ended, by its rules or by agreement; undefined while it goes on. Records are
 * written and read by this one definition.
 */
export function matchOutcome(match: Match): Outcome | undefined {
  return match.agreed ?? current(match).outcome;
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
  const last = match.plies.length - 1;
  if (match.agreed || match.at >= last) return undefined;
  let at = match.at + 1;
  while (at < last && !ownDice && isChance(match, at)) at++;
  return { ...match, at };
}

function isChance({ game, plies }: Match, at: number): boolean {
  const ply = plies[at];
  return ply !== undefined && game.toMove(ply.position) === "chance";
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
  const [anyThrow] = game.legalMoves(position);
  const thrower = anyThrow === undefined ? side : game.toMove(game.play(position, anyThrow));
  return thrower === "chance" ? 0 : thrower;
}

/**
 * The number of the move that led to each ply, as players count: a number for all sides' moves in
 * turn. A throw of the dice has the number of the move it is for. 0 for the first ply.
 */
export function moveNumbers({ game, plies }: Match): readonly number[] {
  let number = 0;
  let last = game.sides.length;
  return plies.map(({ move, position }) => {
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
  return match.plies.slice(0, match.at + 1).filter((ply) => ply.text === text).length;
}

/** The pieces of the players who did not move that were on the board before and are not after. */
function newlyCaptured(before: Diagram, after: Diagram, mover: number | "chance"): DrawnPiece[] {
  const left = pieces(after);
  const gone: DrawnPiece[] = [];
  for (const piece of pieces(before)) {
    const index = left.findIndex(
      ({ side, letter }) => side === piece.side && letter === piece.letter,
    );
    if (index >= 0) left.splice(index, 1);
    else if (piece.side !== mover) gone.push(piece);
  }
  return gone;
}

function pieces({ cells }: Diagram): DrawnPiece[] {
  return cells.flatMap((cell) => cell?.pieces ?? []);
}
