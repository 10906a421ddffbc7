import type { Port } from "./port.ts";
import type { Thinking, ThinkingFacts } from "./thinking.ts";

/** Asks and thinks; what thinking needs is only loaded for players who ask the computer something. */
export function lazyThinking(facts: ThinkingFacts, ask: Port["ask"]): Pick<Port, "ask" | "think"> {
  let apart: Thinking | undefined;
  return {
    async think(thought, show) {
      const { thinkingApart } = await import("./thinking.ts");
      apart ??= thinkingApart(facts);
      return apart.think(thought, show);
    },
    ask(prompt) {
      apart?.release();
      return ask(prompt);
    },
  };
}
