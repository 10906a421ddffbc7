import type { Dice } from "../../src/console/dice.ts";
import type { Palette, Port } from "../../src/console/port.ts";
import type { AnyGame } from "../../src/core/game.ts";
import { mustRead } from "../must-read.ts";
import { portOf, sit } from "./sit.ts";

export interface Talk {
  readonly position?: string;
  readonly dice?: Dice;
  readonly columns?: number;
  readonly palette?: Palette;
  readonly large?: boolean;
  readonly players?: readonly string[];
  /** What the port does besides asking and showing. */
  readonly effects?: Partial<Port>;
}

/** Everything that is shown in a conversation in which the players type these lines. */
export async function talk(
  game: AnyGame,
  lines: readonly string[],
  { position, dice, columns, palette, large = false, players = [], effects }: Talk = {},
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
      ...effects,
    },
    { columns, palette, large },
  );
  const first = position === undefined ? undefined : mustRead(game, position);
  await sit(game, { position: first, dice, players }, port);
  return shown;
}
