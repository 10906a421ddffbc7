import { type Engine, localEngine } from "../../src/engine/engine.ts";
import { sarrum } from "../../src/games/sarrum/sarrum.ts";
import { shatranj } from "../../src/games/shatranj.ts";
import type { Settings } from "../../src/uci/options.ts";
import { type Outside, openSession, type Session } from "../../src/uci/session.ts";

/** A conversation by the protocol without a process, and everything that was said in it. */
export interface Spoken {
  readonly session: Session;
  readonly lines: readonly string[];
  /** The settings that minds were started with. */
  readonly minds: readonly Settings[];
}

const GAMES: Readonly<Record<Settings["variant"], Parameters<typeof localEngine>[0]>> = {
  sarrum: anyGame(sarrum),
  shatranj: anyGame(shatranj),
};

function anyGame(game: unknown) {
  return game as Parameters<typeof localEngine>[0];
}

/** Opens a conversation; minds think in this thread, with a clock that stands still. */
export async function speak(
  startMind: (settings: Settings) => Engine = ({ variant }) =>
    localEngine(GAMES[variant], 1 << 12, () => 0),
): Promise<Spoken> {
  const lines: string[] = [];
  const minds: Settings[] = [];
  const outside: Outside = {
    name: "Test",
    seed: 1,
    say: (line) => lines.push(line),
    loadGame: async (variant) => GAMES[variant],
    startMind(settings) {
      minds.push(settings);
      return startMind(settings);
    },
  };
  return { session: await openSession(outside), lines, minds };
}

/** Everything that is answered to these lines, and then to the end of the input. */
export async function answersTo(...typed: readonly string[]): Promise<readonly string[]> {
  const { session, lines } = await speak();
  for (const line of typed) session.take(line);
  session.end();
  await session.over;
  return lines;
}
