import { converse, type SessionOptions } from "../../src/console/dialogue/dialogue.ts";
import type { Port, Screen } from "../../src/console/terminal/port.ts";
import type { AnyGame } from "../../src/core/game.ts";
import { err } from "../../src/core/result.ts";
import { type Engine, localEngine } from "../../src/engine/engine.ts";

/** The day on which all conversations in tests are held. */
const TODAY = "2026.11.21";

/** How far the clock moves whenever it is read, in milliseconds; a search reads it now and then. */
const TICK = 20;

/** A clock that ends searches after some time, though always at the same node. */
function tickingClock(): () => number {
  let milliseconds = 0;
  return () => {
    milliseconds += TICK;
    return milliseconds;
  };
}

const engines = new WeakMap<AnyGame, Engine>();

/** Returns a game's engine as it is after its start, of which the most part is its network. */
function clearedEngine(game: AnyGame): Engine {
  const engine = engines.get(game) ?? localEngine(game, 1 << 14, tickingClock());
  engines.set(game, engine);
  engine.clear();
  return engine;
}

/** A port to a test, which says itself only what is asked, what is said and how wide the screen is. */
export function portOf(
  effects: Pick<Port, "ask" | "say"> & Partial<Port>,
  screen: Partial<Screen> = {},
): Port {
  return {
    today: () => TODAY,
    async think({ game, choices: _choices, atLeast: _atLeast, ...question }, show) {
      return { finding: await clearedEngine(game).search(question, show), interrupted: false };
    },
    files: { write: async (file) => err(`There is no place for ${file} in this test.`) },
    screen: () => ({ columns: undefined, palette: undefined, large: false, ...screen }),
    ...effects,
  };
}

/** Holds a conversation about a game without options, from a position or from the first question. */
export async function runDialogue(
  game: AnyGame,
  { position, ...sitting }: Partial<SessionOptions> & { readonly position?: unknown },
  port: Port,
): Promise<void> {
  const view = { flipped: false, plain: false };
  const opening = { game, choices: {}, position };
  await converse(opening, { dice: undefined, players: [], seed: 1, view, ...sitting }, port);
}
