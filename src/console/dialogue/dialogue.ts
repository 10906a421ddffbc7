import type { Ports } from "../ports.ts";
import { announceHouseRules } from "../session/say.ts";
import {
  HOW_TO_LEAVE,
  type InitialState,
  LOBBY,
  type State,
  setupQuestion,
} from "../session/state.ts";

/** The part of a session's state that the command line decides, apart from the game. */
export type SessionOptions = Pick<
  State,
  "dice" | "diceSeed" | "seed" | "seedGiven" | "level" | "view"
> &
  Partial<Pick<State, "players">>;

/**
 * Holds a session, until the players leave or the input ends. All that the first question does not
 * need is loaded while the players read it; nothing else inside the console is loaded on demand,
 * because that would gain less than 5 ms.
 */
export async function converse(initial: InitialState, options: SessionOptions, ports: Ports) {
  const { terminal } = ports;
  const { game, choices, position, start } = initial;
  const idle: State = { game, choices, players: [], ...options, stage: LOBBY };
  const greeting =
    terminal.interactive && !options.view.plain
      ? "New here? Type learn; help lists commands."
      : "Type help for the commands, pieces for the pieces.";
  terminal.say(`${game.title}. ${greeting}`);
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
