import type { Interrupts } from "../../terminal/interrupts.ts";
import type { Engine, EngineGame } from "../engine/engine.ts";
import type { EnginePort } from "../session/ports.ts";

/** The size of the transposition table, in entries: 16 megabytes. */
const HASH_ENTRIES = 1 << 20;

/** The engine, in a thread that is started at the first search and for another game; Ctrl-C interrupts it. */
export function interruptibleEngine(
  interrupts: Interrupts,
  wait: (milliseconds: number) => Promise<void>,
): EnginePort {
  let engine: Engine | undefined;
  let loaded = "";

  async function engineFor(wanted: Omit<EngineGame, "hashEntries">): Promise<Engine> {
    const key = JSON.stringify(wanted);
    if (engine && loaded === key) return engine;
    engine?.close();
    loaded = key;
    const { workerEngine } = await import("../engine/worker/client.ts");
    engine = workerEngine({ ...wanted, hashEntries: HASH_ENTRIES });
    return engine;
  }

  return {
    async search({ game, choices, atLeast = 0, fresh = false, ...request }, report) {
      const interruption = interrupts.begin();
      const searching = await engineFor({ id: game.id, choices });
      if (fresh) searching.clear();
      const answer = searching.search(request, report);
      interruption.then(() => searching.stop());
      const [info] = await Promise.all([answer, Promise.race([wait(atLeast), interruption])]);
      return { info, interrupted: interrupts.interrupted() };
    },
  };
}
