import { completions } from "../../../terminal/dialogue/completion.ts";
import { advice, hold } from "../../../terminal/dialogue/loop.ts";
import { begin, newGame } from "../new-game.ts";
import type { Ports } from "../ports.ts";
import { savingFor } from "../save-before-prompt.ts";
import type { InitialState, State, Wing } from "../state.ts";
import { GAME } from "./game-mode.ts";
import { gameRepl } from "./repl.ts";

/** Puts a session on its feet: what it holds a dialogue with, and the answers to keys at its first prompt. */
export function open(idle: State, wings: () => Promise<readonly Wing[]>, ports: Ports) {
  const repl = gameRepl(wings, savingFor(ports));
  const state: State = { ...idle, stack: [GAME] };
  return {
    complete: (typed: string) => completions({ state, ports }, typed, repl),
    advice: advice({ state, ports }, repl),
    async hold(initial: InitialState, first: Promise<string | undefined> | undefined) {
      await hold({ state: await firstState(state, initial, ports), ports, first }, repl);
    },
  };
}

/** A choice of setups is the first question, to which the answer may have been typed already. */
async function firstState(idle: State, { position, setup, start }: InitialState, ports: Ports) {
  if (start) return start(idle, ports);
  if (position !== undefined) return begin(idle, { position, setup }, ports);
  return idle.game.setups.length > 1 ? idle : newGame(idle, ports);
}
