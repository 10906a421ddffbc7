import type { Game } from "../../../src/core/game.ts";
import { talk } from "../type-lines.ts";

const PLAIN = { flipped: false, plain: true };

/** What is told while these lines are typed into the editor, on an empty board. */
export const edited = <P, M>(game: Game<P, M>, ...lines: string[]) =>
  talk(game, ["edit", "clear", ...lines], { view: PLAIN });

/** The lines that the editor says to the last of some lines. */
export async function lastAnswer<P, M>(game: Game<P, M>, ...lines: string[]): Promise<string[]> {
  const parts = (await edited(game, ...lines)).split(/^Edit .*: /m);
  return (parts.at(-2) ?? "").split("\n").slice(1, -1);
}
