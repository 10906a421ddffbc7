import type { Engine, EngineGame } from "../../engine/engine.ts";
import type { Port } from "./port.ts";

/** Positions that the search remembers at a time: 16 megabytes. */
const HASH_ENTRIES = 1 << 20;

/**
 * Milliseconds in which another Ctrl-C does not end the program: `npx tsx` passes on every one that
 * the program, on a busy machine, has not noticed at once, so that one keystroke may come twice.
 */
const ECHO = 200;
const SECOND = 1000;

/** What thinking needs to know of the process it happens in. */
interface ThinkingFacts {
  /** Calls `handler` at every Ctrl-C from now on, in place of ending the program, until it is undone. */
  onInterrupt(handler: () => void): () => void;
  /** Waits, in milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

/**
 * Asks, rests, and thinks: in a thread of its own, a new one for another game; it ends with the
 * program, and is only made for players who ask the computer something. From the first thought or
 * rest to the next question Ctrl-C interrupts, also between two moves of the computer.
 */
export function interruptibleEngine(
  { onInterrupt, wait }: ThinkingFacts,
  ask: Port["ask"],
): Pick<Port, "ask" | "think" | "rest"> {
  let mind: Engine | undefined;
  let about = "";
  let undo: (() => void) | undefined;
  let interrupted = false;
  let stop: () => void = () => {};

  async function mindFor(subject: Omit<EngineGame, "hashEntries">): Promise<Engine> {
    const wanted = JSON.stringify(subject);
    if (mind && about === wanted) return mind;
    mind?.close();
    about = wanted;
    const { workerEngine } = await import("../../engine/worker/client.ts");
    mind = workerEngine({ ...subject, hashEntries: HASH_ENTRIES });
    return mind;
  }

  function interrupt(): void {
    interrupted = true;
    mind?.stop();
    stop();
  }

  /** From now on Ctrl-C interrupts; settles when it does. */
  function interruption(): Promise<void> {
    undo ??= onInterrupt(interrupt);
    return new Promise((resolve) => {
      stop = resolve;
    });
  }

  return {
    async rest(seconds) {
      await Promise.race([wait(SECOND * seconds), interruption()]);
      return !interrupted;
    },
    async think({ game, choices, atLeast = 0, ...question }, show) {
      const stopped = interruption();
      const thinking = await mindFor({ id: game.id, choices });
      const answer = thinking.search(question, show);
      // Ctrl-C may have come before there was anything to stop.
      if (interrupted) interrupt();
      const [finding] = await Promise.all([answer, Promise.race([wait(atLeast), stopped])]);
      return { finding, interrupted };
    },
    async ask(prompt) {
      if (interrupted) await wait(ECHO);
      undo?.();
      undo = undefined;
      interrupted = false;
      return ask(prompt);
    },
  };
}
