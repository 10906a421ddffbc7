import { converse, type SessionOptions } from "../../src/console/dialogue/dialogue.ts";
import type { Disk, EnginePort, Ports, Terminal } from "../../src/console/ports.ts";
import type { AnyGame, Game } from "../../src/core/game.ts";
import { err, ok } from "../../src/core/result.ts";
import type { Engine } from "../../src/engine/engine.ts";
import { anyGame, type Options } from "../../src/games/catalogue.ts";
import { fileInMemory } from "../../src/records/store/player-file.ts";
import type { Store } from "../../src/records/store/saved-games.ts";
import { DEFAULT_VIEW, type Screen } from "../../src/view/view-settings.ts";
import { localEngine } from "../engine/local-engine.ts";
import { mustRead } from "../must-read.ts";

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

/** Searches in this process, without what earlier searches have learnt. */
export const searchLocally: EnginePort["search"] = async (
  { game, choices: _choices, atLeast: _atLeast, fresh: _fresh, ...request },
  report,
) => {
  const info = await clearedEngine(game).search(request, report);
  return { info, interrupted: false };
};

/** Saved games of which there are none. */
const NO_STORE: Store = {
  keep: async () => ok(true),
  unfinished: async () => ({ free: [], busy: 0 }),
  resume: async () => err("There is no game to resume in this test."),
  forget: async () => err("There is no game to delete in this test."),
  isSaved: () => false,
  finished: async () => [],
};

/** What a test supplies of the ports; the rest has defaults. */
export type TestPorts = Partial<Omit<Terminal, "screen">> &
  Partial<Disk> & { readonly search?: EnginePort["search"]; readonly now?: Ports["now"] };

/** Returns ports for a test, which supplies those that it observes. */
export function portsOf(
  { interactive, ask, say, status, rest, readPages, redraw, search, now, ...disk }: TestPorts,
  screen: Partial<Screen> = {},
): Ports {
  return {
    terminal: {
      interactive: interactive ?? false,
      ask: ask ?? (async () => undefined),
      say: say ?? (() => {}),
      status: status ?? (() => {}),
      rest: rest ?? (async () => true),
      ...(readPages && { readPages }),
      ...(redraw && { redraw }),
      screen: () => ({ columns: undefined, rows: undefined, palette: undefined, ...screen }),
    },
    now: now ?? (() => performance.now()),
    engine: {
      search: search ?? searchLocally,
    },
    disk: {
      today: () => TODAY,
      windows: false,
      write: async (file) => err(`There is no place for ${file} in this test.`),
      filesLike: async () => [],
      puzzleScores: fileInMemory(),
      stageScores: fileInMemory(),
      store: async () => NO_STORE,
      autosaves: [],
      ...disk,
    },
  };
}

/** Runs a dialogue about a game, from a position or from the first question. */
export async function runDialogue<P, M>(
  game: Game<P, M>,
  {
    position,
    choices = {},
    ...sitting
  }: Partial<SessionOptions> & { readonly position?: string; readonly choices?: Options },
  ports: Ports,
): Promise<void> {
  const view = DEFAULT_VIEW;
  const seen = anyGame(game);
  const start = position === undefined ? undefined : mustRead(seen, position);
  const opening = { game: seen, choices, position: start };
  await converse(opening, { dice: undefined, players: [], seed: 1, view, ...sitting }, ports);
}
