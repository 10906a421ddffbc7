import { err, ok } from "../../../src/base/result.ts";
import type { Palette } from "../../../src/drawing/look.ts";
import { human } from "../../../src/game/match/players.ts";
import type { Dice } from "../../../src/game/match/weighted-choice.ts";
import type { Game } from "../../../src/game/rules/game.ts";
import type { Disk } from "../../../src/game/session/ports.ts";
import { DEFAULT_VIEW, type ViewSettings } from "../../../src/game/view/view-settings.ts";
import { portsOf, runDialogue, type TestPorts } from "./run-dialogue.ts";

export interface Talk {
  readonly position?: string;
  readonly dice?: Dice;
  /** The seed of the program's dice for a game that is loaded. */
  readonly diceSeed?: number;
  readonly columns?: number;
  readonly palette?: Palette;
  readonly rows?: number;
  readonly players?: readonly string[];
  /** Behaviour of the ports besides asking and showing. */
  readonly effects?: TestPorts;
  readonly view?: ViewSettings;
  /** The files by name; `diagram` writes to them. */
  readonly files?: Map<string, string>;
}

const DRAWN = DEFAULT_VIEW;

/** Returns a function that writes files in memory; it refuses the folder "nowhere". */
function filesIn(files: Map<string, string>): Disk["write"] {
  return async (file, text, overwrite) => {
    if (file.startsWith("nowhere/")) return err(`There is no place for ${file}.`);
    if (files.has(file) && !overwrite) return "exists";
    files.set(file, text);
    return ok(true);
  };
}

/** Returns all output of a dialogue in which the players type these lines. */
export async function talk<P, M>(
  game: Game<P, M>,
  lines: readonly string[],
  {
    position,
    dice,
    diceSeed,
    columns,
    palette,
    rows,
    players = [],
    effects,
    view = DRAWN,
    files = new Map(),
  }: Talk = {},
): Promise<string> {
  let shown = "";
  const answers = [...lines];
  const ports = portsOf(
    {
      say(text) {
        shown += `${text}\n`;
      },
      async ask(prompt) {
        const answer = answers.shift();
        shown += `${prompt}${answer ?? ""}\n`;
        return answer;
      },
      write: filesIn(files),
      ...effects,
    },
    { columns, rows, palette: palette && (() => palette) },
  );
  await runDialogue(
    game,
    {
      ...(position !== undefined && { position }),
      dice,
      diceSeed,
      players: players.map((name) => human(name)),
      view,
    },
    ports,
  );
  return shown;
}
