import { type Engine, syncEngine } from "../../../src/game/engine/engine.ts";
import type { AnyGame } from "../../../src/game/rules/game.ts";

/**
 * An engine in the calling thread, which finishes before `search` returns: only its own report can
 * stop it. `now` returns milliseconds since any fixed moment.
 */
export function localEngine(game: AnyGame, hashEntries: number, now: () => number): Engine {
  let stopped = false;
  const engine = syncEngine(game, hashEntries, { now, stopped: () => stopped });
  return {
    async search(request, report) {
      stopped = false;
      return engine.search(request, report);
    },
    async perft(position, depth) {
      stopped = false;
      return engine.perft(position, depth);
    },
    stop() {
      stopped = true;
    },
    clear: () => engine.clear(),
    close() {},
  };
}
