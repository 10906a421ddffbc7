import { err, ok } from "../../base/result.ts";
import { quoted } from "../../base/text.ts";
import type { Presentation, ToldMove } from "./presentation.ts";
import type { Rules } from "./rules.ts";

/** A game: its rules, and how it is shown to people. */
export interface Game<P, M> extends Rules<P, M>, Presentation<P, M> {}

declare const POSITION: unique symbol;
declare const MOVE: unique symbol;

/** A position that only its own game can read; everything else passes it on. */
export interface Position {
  readonly [POSITION]: true;
}

/** A move that only its own game can read; everything else passes it on. */
export interface Move {
  readonly [MOVE]: true;
}

export type AnyGame = Game<Position, Move>;

/** Whether a position that has been turned or edited is one that the game accepts as a whole. */
export function isPossible<Position, Move>(game: Game<Position, Move>, position: Position) {
  return game.readPosition(game.writePosition(position)).ok;
}

export function setupPosition<Position, Move>(game: Game<Position, Move>, index: number): Position {
  const position = game.readPosition(game.setups[index]?.position ?? "");
  if (!position.ok) throw new Error(`setup ${index} of ${game.id}: ${position.reason}`);
  return position.value;
}

/** The number of pieces on the board. */
export const pieceCount = (game: AnyGame, position: Position): number =>
  game.diagram(position).cells.flatMap((cell) => cell?.pieces ?? []).length;

/** Whether the pieces show that no side can win any more. */
export function isDead<Position, Move>(game: Game<Position, Move>, position: Position): boolean {
  return game.sides.every((_, side) => game.cannotWin(position, side));
}

/** Refuses an unknown name. */
export function setupNamed<Position, Move>(game: Game<Position, Move>, name: string) {
  const setup = game.setups.findIndex((candidate) => candidate.name === name);
  if (setup >= 0) return ok(setupPosition(game, setup));
  const names = game.setups.map((candidate) => candidate.name).join(", ");
  return err(`${quoted(name)} is not a setup of ${game.title}; it has: ${names}.`);
}

/** "White's nabu moves from 36 to 45", to be continued. */
export function moveClause({ who, deed, isLong, throwsAgain }: ToldMove): string {
  return `${who} ${deed}${throwsAgain ? `${isLong ? "," : ""} and throws again` : ""}`;
}

/** A move in a sentence, with what may end that: ", which was undefended". */
export const moveSentence = (told: ToldMove, reason = ""): string =>
  [`${moveClause(told)}${reason}.`, told.notice].filter(Boolean).join(" ");
