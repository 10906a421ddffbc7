import { err, ok, type Result } from "../../../base/result.ts";
import type { Subcommand, Words } from "../../../base/subcommand.ts";
import { inWords } from "../../../base/text.ts";
import {
  DISPLAY,
  DISPLAY_READERS,
  type DisplayOptions,
} from "../../../terminal/display-options.ts";
import type { GameHost } from "../../command-line/game-host.ts";
import { typeIn } from "../../command-line/playing.ts";
import {
  GAME_DEFAULT,
  GAME_READER,
  gameOption,
  type StartOptions,
  startOf,
} from "../../command-line/start-options.ts";

interface PuzzleOptions extends Words, StartOptions, DisplayOptions {
  readonly list?: boolean;
}

export const PUZZLE: Subcommand = {
  usage: "puzzle [words...]",
  about: "set a puzzle, or list all, one per line: number | moves | position | solution",
  arguments: { words: "which one: in 3, 17 or scores" },
  options: `
    --list  list them in place of setting one
${gameOption("the game")}${DISPLAY}`,
  readers: { ...GAME_READER, ...DISPLAY_READERS },
  defaults: GAME_DEFAULT,
  async run(typed: PuzzleOptions, host: GameHost) {
    const { words, list } = typed;
    const start = startOf(typed);
    if (!start.ok) return start;
    if (!list) return typeIn(["puzzle", ...words], start.value, typed, host);
    return words.length === 0
      ? listed(start.value.game.id)
      : err("too many arguments: --list lists all puzzles");
  },
};

/** The puzzles of a game, one per line. */
async function listed(game: string): Promise<Result<string>> {
  const { GAMES_WITH_PUZZLES, puzzlesOf } = await import("./puzzles.ts");
  if (!GAMES_WITH_PUZZLES.includes(game))
    return err(`${game} has no puzzles; name ${inWords(GAMES_WITH_PUZZLES, "or")}.`);
  const { puzzleLine } = await import("./puzzle.ts");
  return ok((await puzzlesOf(game)).map(puzzleLine).join("\n"));
}
