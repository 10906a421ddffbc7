import type { AnyGame } from "../../src/core/game.ts";
import { type Engine, localEngine } from "../../src/engine/engine.ts";
import { anyGame } from "../../src/games/catalogue.ts";
import { sarrum } from "../../src/games/sarrum/sarrum.ts";
import { shatranj } from "../../src/games/shatranj.ts";
import type { Settings } from "../../src/uci/options.ts";
import { type Host, openSession, type Session } from "../../src/uci/session.ts";

/** A session without a process, and everything that it printed. */
export interface TestSession {
  readonly session: Session;
  readonly lines: readonly string[];
  /** The settings that engines were started with. */
  readonly engines: readonly Settings[];
}

const GAMES: Readonly<Record<Settings["variant"], AnyGame>> = {
  sarrum: anyGame(sarrum),
  shatranj: anyGame(shatranj),
};

/** Opens a session. Its engines run in this thread, with a clock that stands still. */
export async function openTestSession(
  startEngine: (settings: Settings) => Engine = ({ variant }) =>
    localEngine(GAMES[variant], 1 << 12, () => 0),
): Promise<TestSession> {
  const lines: string[] = [];
  const engines: Settings[] = [];
  const host: Host = {
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

/** Returns all output for these lines, up to the end of the input. */
export async function outputOf(...input: readonly string[]): Promise<readonly string[]> {
  const { session, lines } = await openTestSession();
  for (const line of input) session.handleLine(line);
  session.end();
  await session.finished;
  return lines;
}
