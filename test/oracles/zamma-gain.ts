/**
 * An independent solver for gains of material in zamma, over the naive oracle of the rules. A man
 * counts one and a Mullah three. The attacker has gained once his balance is high enough and the
 * player to move has nothing to capture.
 */
import { oracleCanMove, oracleMoves } from "./zamma.ts";

/** A balance of pieces to be reached by a player, "b" or "w"; infinite for a win of the game. */
export interface Aim {
  readonly attacker: string;
  readonly balance: number;
}

const SIZE = 9;

const known = new Map<string, ReadonlyMap<string, string>>();

/** Returns every legal move of a position on the 9x9 board, with the position after it. */
export function movesFrom(text: string): ReadonlyMap<string, string> {
  const moves = known.get(text) ?? oracleMoves(text, SIZE, "immediate");
  known.set(text, moves);
  return moves;
}

/** Returns the worth of a player's pieces less that of the other's. */
export function balance(text: string, player: string): number {
  const [board = ""] = text.split(" ");
  const worth = (letter: string) =>
    board.split(letter).length - 1 + 3 * (board.split(letter.toUpperCase()).length - 1);
  return player === "b" ? worth("b") - worth("w") : worth("w") - worth("b");
}

const moverOf = (text: string) => text.split(" ")[1]!;
const piecesOf = (text: string) => text.split(" ")[0]!.replace(/[\d/]/g, "").length;

/** Returns whether the player to move has nothing to capture. */
function quiet(text: string): boolean {
  return [...movesFrom(text).values()].every((next) => piecesOf(next) === piecesOf(text));
}

/** Returns whether the aim is reached or the game lost for the other player. */
export function isAchieved(text: string, aim: Aim): boolean {
  if (!oracleCanMove(text, SIZE)) return moverOf(text) !== aim.attacker;
  return balance(text, aim.attacker) >= aim.balance && quiet(text);
}

/**
 * Returns the fewest moves of his own that the attacker, who is to move, needs; infinite if they
 * are more than `most`.
 */
export function movesNeeded(text: string, aim: Aim, most: number): number {
  if (isAchieved(text, aim)) return 0;
  const search = { aim, failed: new Map<string, number>(), refutations: new Map<number, string>() };
  for (let moves = 1; moves <= most; moves++) if (attack(search, text, moves)) return moves;
  return Number.POSITIVE_INFINITY;
}

/** Returns the first moves with which the attacker succeeds in up to `most` moves. */
export function successfulMoves(text: string, aim: Aim, most: number): string[] {
  const search = { aim, failed: new Map<string, number>(), refutations: new Map<number, string>() };
  return [...movesFrom(text)]
    .filter(([, next]) => resists(search, next, most - 1) === false)
    .map(([move]) => move);
}

interface Search {
  readonly aim: Aim;
  /** The most moves that have been shown not to be enough, by position. */
  readonly failed: Map<string, number>;
  /** The last move that saved the defender, by the number of moves left. */
  readonly refutations: Map<number, string>;
}

function attack(search: Search, text: string, moves: number): boolean {
  if (isAchieved(text, search.aim)) return true;
  if (moves === 0 || (search.failed.get(text) ?? 0) >= moves) return false;
  for (const next of movesFrom(text).values()) if (!resists(search, next, moves - 1)) return true;
  search.failed.set(text, moves);
  return false;
}

/** Returns whether the defender, who is to move, has a reply that holds for so many moves. */
function resists(search: Search, text: string, moves: number): boolean {
  const { aim, refutations } = search;
  if (!oracleCanMove(text, SIZE)) return false;
  // Without moves left only the defender's own captures follow, which cost the attacker more.
  if (moves === 0 && balance(text, aim.attacker) < aim.balance) return true;
  if (isAchieved(text, aim)) return false;
  const replies = movesFrom(text);
  const usual = refutations.get(moves) ?? "";
  const first = replies.get(usual);
  if (first !== undefined && !attack(search, first, moves)) return true;
  for (const [reply, next] of replies) {
    if (attack(search, next, moves)) continue;
    refutations.set(moves, reply);
    return true;
  }
  return false;
}
