/** Recognises puzzles of zamma that look alike. */
import { zamma } from "../../../src/game/rules/zamma/zamma.ts";
import { mustRead } from "../../must-read.ts";
import { type Likeness, likenessOf, shapeOf } from "./likeness.ts";

const game = zamma({ size: 9, removal: "immediate" });

/** The letters of zamma as those of a chess-like game, in which White's are capitals. */
const CHESSLIKE: Readonly<Record<string, string>> = { b: "r", B: "g", w: "R", W: "G" };

function chesslike(position: string): string {
  const [board = "", side] = position.split(" ");
  return `${board.replace(/[a-z]/gi, (letter) => CHESSLIKE[letter] ?? "")} ${side}`;
}

/** Returns a text that is the same for positions that are shifted, mirrored or exchanged. */
export const zammaShapeOf = (position: string): string => shapeOf(chesslike(position));

/** Returns what decides whether a puzzle with a first move looks like others. */
export function zammaLikenessOf(position: string, first: string): Likeness {
  const at = mustRead(game, position);
  const move = game.readMove(at, first);
  if (!move.ok) throw new Error(move.reason);
  const { path } = move.value;
  return likenessOf(chesslike(position), [path[0]!, path[1]!]);
}
