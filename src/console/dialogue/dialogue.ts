import type { Ports, PromptBoard } from "../ports.ts";
import { announceHouseRules } from "../session/say.ts";
import {
  asksBelowBoard,
  greeting,
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
  const asksFirst = !start && position === undefined && game.setups.length > 1;
  const belowBoard = asksFirst && asksBelowBoard(idle, terminal);
  const briefly = `${game.title}. Type help for the commands, pieces for the pieces.`;
  const atTerminal = terminal.interactive && !options.view.plain;
  if (!belowBoard) terminal.say(atTerminal ? greeting(game) : briefly);
  announceHouseRules(game, options.view, terminal);
  const board = belowBoard ? await showFirstBoard(idle, ports) : undefined;
  const loading = afterPrompt().then(() => import("./loop.ts"));
  const answer = asksFirst
    ? terminal.ask(
        setupQuestion(game),
        async (typed) => (await loading).completer(idle, ports)(typed),
        async () => HOW_TO_LEAVE,
        undefined,
        board,
      )
    : undefined;
  await (await loading).runLoop(idle, initial, answer, ports);
}

/** Shows the board above the first question, and returns it for the prompt. */
async function showFirstBoard(state: State, ports: Ports): Promise<PromptBoard | undefined> {
  const { promptBoard } = await import("./prompt-board.ts");
  const { showCurrentBoard } = await import("../session/show-board.ts");
  showCurrentBoard(state, ports.terminal);
  return promptBoard(state, ports);
}

/** Waits until a question that is asked now has been shown. */
const afterPrompt = () => new Promise((resolve) => setImmediate(resolve));
