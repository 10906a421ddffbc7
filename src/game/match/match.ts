import type { Diagram, DrawnPiece } from "../../drawing/diagram.ts";
import type { Options } from "../rules/catalogue.ts";
import { type AnyGame, type Move, moveSentence, type Position } from "../rules/game.ts";
import type { ToldMove } from "../rules/presentation.ts";
import type { Outcome } from "../rules/rules.ts";
import type { Player } from "./players.ts";
import { capturedSquares } from "./threats.ts";
import type { TimeControl } from "./time-control.ts";
import type { Dice } from "./weighted-choice.ts";

/** What people note about a move, or about the first position; only records have the last two. */
export interface Notes {
  readonly comments: readonly string[];
  /** Numeric annotation glyphs, 0 to 255: 1 for "!", 2 for "?", 14 for "$14". */
  readonly glyphs: readonly number[];
  /** Moves in round brackets, without the outer brackets; they are not checked. */
  readonly variations: readonly string[];
}

/** The suffixes of moves; each stands for the glyph with its index plus 1. */
export const SUFFIXES = ["!", "?", "!!", "??", "!?", "?!"];

/** The suffix of a glyph, "!" for 1; undefined if it has none. */
export const suffixOf = (glyph: number): string | undefined => SUFFIXES[glyph - 1];

/**
 * A position of a match, the data computed from it once, and the move that led to it. `plyWith` changes one;
 * spreading it would lose its diagram.
 */
export interface PlyRecord extends Partial<Notes> {
  readonly position: Position;
  /** For detecting repetitions. */
  readonly text: string;
  /** The outcome by the rules at this position; undefined while the game continues. */
  readonly outcome: Outcome | undefined;
  readonly diagram: Diagram;
  readonly captured: readonly DrawnPiece[];
  /**
   * The move number, as players count: one move by each side makes one number. A throw of the dice
   * has the number of the move it is for; the first ply has 0.
   */
  readonly number: number;
  /** The side that moved last, or that the last throw was for; the number of sides at the start. */
  readonly mover: number;
  readonly move?: PlayedMove;
  /** Milliseconds that the side to act had thought here before `undo`, for `redo`. */
  readonly spent?: number | undefined;
}

interface PlayedMove {
  readonly by: number | "chance";
  readonly written: string;
  readonly told: ToldMove;
  readonly sentence: string;
  readonly path: readonly number[];
}

export interface MatchInfo {
  readonly choices: Options;
  /** The name of its setup; undefined if it started from another position. */
  readonly setup: string | undefined;
  /** The date on which it started: "2026.11.21". */
  readonly date: string;
  /** By side; a side beyond the end of the list has a human without a name. */
  readonly players: readonly Player[];
  /** Whether the players throw their own dice, in a game with dice. */
  readonly ownDice?: boolean;
  /** Absent if the game is played without a clock. */
  readonly timeControl?: TimeControl;
  /** Unknown tags of the record it was read from, which are written back. */
  readonly tags?: readonly { readonly name: string; readonly value: string }[];
  /** The lines of that record that are meant for other programs, which are written back. */
  readonly escapes?: readonly string[];
}

/** An end that no rule brings about. */
export interface AgreedEnd extends Outcome {
  /** As records name it. */
  readonly by: "agreement" | "resignation" | "time forfeit";
}

/** Whether the players of a game throw their own dice, for want of the program's. */
export const throwsOwnDice = (game: AnyGame, dice: Dice | undefined): boolean =>
  dice === undefined && game.dice;

/** A game in progress: every position so far, and those that `redo` can restore. */
export interface Match {
  readonly game: AnyGame;
  readonly info: MatchInfo;
  readonly plies: readonly PlyRecord[];
  readonly at: number;
  /** An end by the players or the clock, which is not part of any position. */
  readonly agreed?: AgreedEnd;
  /** Milliseconds that the side to act has thought in this position; absent for none. */
  readonly spent?: number | undefined;
}

export function startMatch(game: AnyGame, position: Position, info: MatchInfo): Match {
  const data = positionData(game, position);
  const first = plyWith(game, { ...data, captured: [], number: 0, mover: game.sides.length });
  return { game, info, plies: [first], at: 0 };
}

function positionData(game: AnyGame, position: Position) {
  return {
    position,
    text: game.writePosition(position),
    outcome: game.outcome(position),
  };
}

/** A ply that draws its diagram whenever it is asked for it. */
class DrawnPly {
  declare readonly position: Position;
  readonly game: AnyGame;
  constructor(game: AnyGame) {
    this.game = game;
  }
  get diagram(): Diagram {
    return diagramOf(this.game, this.position);
  }
}

/** A ply with its diagram, which spreading a ply would lose. */
export const plyWith = (
  game: AnyGame,
  ply: Omit<PlyRecord, "diagram">,
  changes: Partial<PlyRecord> = {},
): PlyRecord => Object.assign(new DrawnPly(game), ply, changes);

/** The diagrams drawn last, by position; all those of a long game would fill the memory. */
const drawn = new Map<Position, { readonly game: AnyGame; readonly diagram: Diagram }>();
const MOST_DRAWN = 500;

function diagramOf(game: AnyGame, position: Position): Diagram {
  const known = drawn.get(position);
  if (known?.game === game) return known.diagram;
  const diagram = game.diagram(position);
  const [oldest] = drawn.size < MOST_DRAWN ? [] : drawn.keys();
  if (oldest) drawn.delete(oldest);
  drawn.set(position, { game, diagram });
  return diagram;
}

export function current({ plies, at }: Match): PlyRecord {
  const ply = plies[at];
  if (!ply) throw new Error(`no ply ${at} of ${plies.length}`);
  return ply;
}

/** Discards undone moves. */
export function withMove(match: Match, move: Move): Match {
  const { game, info } = match;
  const after = plyAfter(game, current(match), move);
  const plies = [...match.plies.slice(0, match.at + 1), after];
  return { game, info, plies, at: match.at + 1 };
}

export function plyAfter(game: AnyGame, before: PlyRecord, move: Move, notes: Partial<Notes> = {}) {
  const after = positionData(game, game.play(before.position, move));
  const by = game.toMove(before.position);
  const mover = sideIn(game, before.position);
  const { cells } = diagramOf(game, before.position);
  const taken = capturedSquares(cells, diagramOf(game, after.position).cells, by);
  const pieces = taken.flatMap((square) => cells[square]?.pieces ?? []);
  const told = game.describe(before.position, move);
  return plyWith(game, {
    ...after,
    ...notes,
    number: before.number + (mover < before.mover ? 1 : 0),
    mover,
    captured: pieces.length === 0 ? before.captured : [...before.captured, ...pieces],
    move: {
      by,
      written: game.writeMove(before.position, move),
      told,
      sentence: moveSentence(told),
      path: game.squaresTouched(before.position, move),
    },
  });
}

/** Whether a player has made a move that has not been undone; throws do not count. */
export const hasPlayersMove = ({ plies, at }: Match): boolean =>
  plies.some(({ move }, index) => index <= at && move && move.by !== "chance");

/** A comment changes the first ply, new players the info; nothing changes both at once. */
export const sameGame = (one: Match, other: Match): boolean =>
  one.info === other.info || one.plies[0] === other.plies[0];

/** Whether nothing has changed that a record holds: a move, a comment, a name. */
export function sameRecord({ info, agreed, plies, at }: Match, other: Match): boolean {
  if (other.info !== info || other.agreed !== agreed || other.at !== at) return false;
  return plies.every((ply, index) => index > at || ply === other.plies[index]);
}

/** Whether a game is as it was read from a file, except for comments and undone moves. */
export function standsAsRead(match: Match, read: Match | undefined): boolean {
  if (!read || !sameGame(match, read)) return false;
  const samePosition = match.plies.at(-1)!.position === read.plies.at(-1)!.position;
  return samePosition && match.agreed === read.agreed;
}

/**
 * Goes back to the last decision of a player. A throw of the program's dice is kept; one that the
 * players typed (`ownDice`) is undone like a move. An agreed end is undone first. The time thought since
 * then is given back, until `redo`. Undefined at the start.
 */
export function undo(match: Match, ownDice: boolean): Match | undefined {
  const { agreed, spent, ...played } = match;
  if (agreed) return played;
  let at = match.at - 1;
  while (at >= 0 && !ownDice && isChance(match, at)) at -= 1;
  const plies = match.plies.with(match.at, plyWith(match.game, current(match), { spent }));
  return at >= 0 ? { ...played, plies, at } : undefined;
}

/** Undefined if nothing was undone, or if the end is agreed. */
export function redo(match: Match, ownDice: boolean): Match | undefined {
  const last = match.plies.length - 1;
  if (match.agreed || match.at >= last) return undefined;
  let at = match.at + 1;
  while (at < last && !ownDice && isChance(match, at)) at += 1;
  return { ...match, at, spent: match.plies[at]?.spent };
}

const isChance = ({ game, plies }: Match, at: number): boolean =>
  game.toMove(plies[at]!.position) === "chance";

export const playerToMove = (match: Match): string => match.game.sides[sideToAct(match)]!.name;

/** The side (index) whose turn it is, even if its throw is due. */
export const sideToAct = (match: Match): number => sideIn(match.game, current(match).position);

function sideIn(game: AnyGame, position: Position): number {
  const side = game.toMove(position);
  return side === "chance"
    ? sideIn(game, game.play(position, game.legalMoves(position)[0]!))
    : side;
}

/** How often the current position has occurred, including this time. */
export function repetitions(match: Match): number {
  const { text } = current(match);
  return match.plies.slice(0, match.at + 1).filter((ply) => ply.text === text).length;
}
