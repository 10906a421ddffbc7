import type { Dice } from "../../match/dice.ts";
import type { Player } from "../../match/players.ts";
import type { ViewSettings } from "../../view/view-settings.ts";
import type { Ports } from "../ports.ts";
import { announceHouseRules } from "../session/saying.ts";
import {
  HOW_TO_LEAVE,
  type InitialState,
  LOBBY,
  type State,
  setupQuestion,
} from "../session/state.ts";

export interface SessionOptions {
  /** The program's dice; undefined if the players throw their own or the game has none. */
  readonly dice: Dice | undefined;
  /** Seeds the dice of a game that is loaded later; undefined if the players throw their own. */
  readonly diceSeed?: number | undefined;
  /** By side. */
  readonly players: readonly Player[];
  /** Seeds the quiz and the engine's random choices; a whole number. */
  readonly seed: number;
  /** The level of an engine player if none is named; undefined for the program's default. */
  readonly level?: number | undefined;
  readonly view: ViewSettings;
}

/**
 * Holds a session, until the players leave or the input ends. All that the first question does not
 * need is loaded while the players read it; nothing else inside the console is loaded on demand,
 * because that would gain less than 5 ms.
 */
export async function converse(
  initial: InitialState,
  { diceSeed, ...options }: SessionOptions,
  ports: Ports,
): Promise<void> {
  const { terminal } = ports;
  const { game, choices, position, start } = initial;
  const idle: State = { game, choices, diceSeed, ...options, stage: LOBBY };
  terminal.say(`${game.title}. Type help for the commands, pieces for the pieces.`);
  announceHouseRules(game, options.view, terminal);
  const loading = afterPrompt().then(() => import("./loop.ts"));
  const asksFirst = !start && position === undefined && game.setups.length > 1;
  const answer = asksFirst
    ? terminal.ask(
        setupQuestion(game),
        async (typed) => (await loading).completer(idle, ports)(typed),
        async () => HOW_TO_LEAVE,
      )
    : undefined;
  await (await loading).runLoop(idle, initial, answer, ports);
}

/** Waits until a question that is asked now has been shown. */
const afterPrompt = () => new Promise((resolve) => setImmediate(resolve));
