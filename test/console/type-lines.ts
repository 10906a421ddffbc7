import type { View } from "../../src/console/dialogue/state.ts";
import type { Dice } from "../../src/console/terminal/dice.ts";
import type { Palette, Port } from "../../src/console/terminal/port.ts";
import type { AnyGame } from "../../src/core/game.ts";
import { err, ok } from "../../src/core/result.ts";
import { human } from "../../src/match/players.ts";
import { mustRead } from "../must-read.ts";
import { portOf, runDialogue } from "./run-dialogue.ts";

export interface Talk {
  readonly position?: string;
  readonly dice?: Dice;
  readonly columns?: number;
  readonly palette?: Palette;
  readonly large?: boolean;
  readonly players?: readonly string[];
  /** What the port does besides asking and showing. */
  readonly effects?: Partial<Port>;
  readonly view?: View;
  /** The files there are, by name; `diagram` writes here. */
  readonly files?: Map<string, string>;
}

const DRAWN: View = { flipped: false, plain: false };

/** Files in memory; none can be written in the folder "nowhere". */
function filesIn(files: Map<string, string>): Port["files"] {
  return {
    async write(file, text, overwrite) {
      if (file.startsWith("nowhere/")) return err(`There is no place for ${file}.`);
      if (files.has(file) && !overwrite) return "exists";
      files.set(file, text);
      return ok(true);
    },
  };
}

/** Everything that is shown in a conversation in which the players type these lines. */
export async function talk(
  game: AnyGame,
  lines: readonly string[],
  {
    position,
    dice,
    columns,
    palette,
    large = false,
    players = [],
    effects,
    view = DRAWN,
    files = new Map(),
  }: Talk = {},
): Promise<string> {
  let shown = "";
  const answers = [...lines];
  const port = portOf(
    {
      say(text) {
        shown += `${text}\n`;
      },
      async ask(prompt) {
        const answer = answers.shift();
        shown += `${prompt}${answer ?? ""}\n`;
        return answer;
      },
      files: filesIn(files),
      ...effects,
    },
    { columns, palette, large },
  );
  const first = position === undefined ? undefined : mustRead(game, position);
  await runDialogue(
    game,
    { position: first, dice, players: players.map((name) => human(name)), view },
    port,
  );
  return shown;
}
