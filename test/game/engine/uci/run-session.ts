import { setImmediate } from "node:timers/promises";
import type { Engine } from "../../../../src/game/engine/engine.ts";
import type { SearchRequest } from "../../../../src/game/engine/types.ts";
import type { UciSettings } from "../../../../src/game/engine/uci/options.ts";
import { openSession, type UciSession } from "../../../../src/game/engine/uci/session.ts";
import type { UciHost } from "../../../../src/game/engine/uci/state.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import type { AnyGame } from "../../../../src/game/rules/game.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { localEngine } from "../local-engine.ts";

/** A session without a process, and everything that it printed. */
export interface TestSession {
  readonly session: UciSession;
  readonly lines: readonly string[];
  /** The settings that engines were started with. */
  readonly engines: readonly UciSettings[];
}

const GAMES: Readonly<Record<UciSettings["variant"], AnyGame>> = {
  sarrum: anyGame(sarrum),
  turkey: anyGame(shatranj),
};

/** Opens a session. Its engines run in this thread, with a clock that stands still. */
export async function openTestSession(
  startEngine: (settings: UciSettings) => Engine = localOne,
): Promise<TestSession> {
  const lines: string[] = [];
  const engines: UciSettings[] = [];
  const host: UciHost = {
    name: "Test",
    seed: 1,
    say: (line) => lines.push(line),
    loadGame: async (variant) => GAMES[variant],
    startEngine(settings) {
      engines.push(settings);
      return startEngine(settings);
    },
  };
  return { session: await openSession(host), lines, engines };
}

function localOne({ variant }: UciSettings): Engine {
  return localEngine(GAMES[variant], 1 << 12, () => 0);
}

/** Lets the session answer what it can answer at once. */
export async function pause(): Promise<void> {
  for (let turns = 0; turns < 50; turns++) await setImmediate();
}

/** Returns all output for these lines, up to the end of the input. */
export async function outputOf(...input: readonly string[]): Promise<readonly string[]> {
  const { session, lines } = await openTestSession();
  for (const line of input) session.handleLine(line);
  session.end();
  await session.finished;
  return lines;
}

/**
 * Returns the requests that these lines lead to, and the output. Searches are two plies deep, whatever
 * their limits.
 */
export async function requestsOf(...input: readonly string[]) {
  const requests: SearchRequest<unknown>[] = [];
  const local = localEngine(GAMES.sarrum, 1 << 12, () => 0);
  const engine: Engine = {
    ...local,
    search(request, report) {
      requests.push(request);
      return local.search({ ...request, limits: { depth: 2 } }, report);
    },
  };
  const { session, lines } = await openTestSession(() => engine);
  for (const line of input) session.handleLine(line);
  session.end();
  await session.finished;
  return { requests, lines };
}
