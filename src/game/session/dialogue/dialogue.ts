import { announceHouseRules } from "../announcements.ts";
import type { Ports } from "../ports.ts";
import {
  greeting,
  type InitialState,
  LOBBY,
  type State,
  setupQuestion,
  type Wing,
} from "../state.ts";

/** The part of a session's state that the command line decides, apart from the game. */
export type SessionOptions = Pick<State, "seed" | "level" | "view"> &
  Partial<Pick<State, "players" | "humans" | "dice">> & {
    /** People at a keyboard are asked for an option that has a question. */
    readonly asksOption?: boolean;
    /** Loads the wings. */
    wings(): Promise<readonly Wing[]>;
  };

/** A session before its first question, in which nothing can be typed yet. */
export const idleState = (
  { game, choices }: Pick<State, "game" | "choices">,
  { asksOption = false, ...options }: Omit<SessionOptions, "wings">,
): State => ({
  game,
  choices,
  players: [],
  humans: {},
  dice: {},
  ...options,
  stage: { ...LOBBY, asksOption },
  stack: [],
});

/**
 * Holds a session, until the players leave or the input ends. All that the first question does not
 * need is loaded while the players read it; loading less then would gain less than 5 ms.
 */
export async function converse(
  initial: InitialState,
  { wings, ...options }: SessionOptions,
  ports: Ports,
) {
  const { screen } = ports;
  const { game, position, start, typed } = initial;
  screen.use(options.view);
  const idle = idleState(initial, options);
  const asksFirst =
    !start && typed === undefined && position === undefined && game.setups.length > 1;
  const briefly = `${game.title}. Type help for the commands, pieces for the pieces.`;
  const first = asksFirst && screen.interactive ? await firstBoard(idle, ports) : undefined;
  if (typed === undefined)
    screen.show(...(first?.shown ?? [screen.interactive && !start ? greeting(game) : briefly]));
  announceHouseRules(game, options.view, screen);
  const loading = afterPrompt().then(async () => {
    const { open } = await import("./open.ts");
    return open(idle, wings, ports);
  });
  const answer = asksFirst
    ? screen.ask({
        prompt: setupQuestion(game),
        complete: async (word) => (await loading).complete(word),
        advice: async (again) => (await loading).advice(again),
        ...first?.asked,
      })
    : undefined;
  await (await loading).hold(initial, typed === undefined ? answer : Promise.resolve(typed));
}

/** The board above the first question, which is loaded only for a terminal. */
async function firstBoard(state: State, ports: Ports) {
  const { boardAt } = await import("./prompt-board.ts");
  const { boardOfQuestion } = await import("../scenes.ts");
  const shown = boardOfQuestion(state, ports, [greeting(state.game)]);
  return { shown, asked: boardAt(state, ports) };
}

/** Waits until a question that is asked now has been shown. */
const afterPrompt = () => new Promise((resolve) => setImmediate(resolve));
