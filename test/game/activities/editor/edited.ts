import type { Game } from "../../../../src/game/rules/game.ts";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { talk } from "../../session/type-lines.ts";

const PLAIN = { ...DEFAULT_VIEW, plain: true };

/** Returns the output of the editor for these lines, typed on an empty board. */
export const edited = <P, M>(game: Game<P, M>, ...lines: string[]) =>
  talk(game, ["setup", "clear", ...lines], { view: PLAIN });

/** Returns the lines with which the editor answers the last of these lines. */
export async function lastAnswer<P, M>(game: Game<P, M>, ...lines: string[]): Promise<string[]> {
  const parts = (await edited(game, ...lines)).split(/^Edit .*: /m);
  return (parts.at(-2) ?? "").split("\n").slice(1, -1);
}
