import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { interruptibleEngine } from "../../../src/console/terminal/interruptible-engine.ts";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import { mustRead } from "../../must-read.ts";

test("a pause ends by itself or at a Ctrl-C, which then ends nothing else", async () => {
  let handler: (() => void) | undefined;
  const facts = {
    onInterrupt: (given: () => void) => {
      handler = given;
      return () => {
        handler = undefined;
      };
    },
    wait: (milliseconds: number) =>
      milliseconds > 1000 ? new Promise<void>(() => {}) : setTimeout(0),
  };
  const port = interruptibleEngine(facts, async () => "");
  expect(await port.rest?.(0)).toBe(true);
  const rest = port.rest?.(3600);
  handler?.();
  expect(await rest).toBe(false);
  await port.ask({ text: "?" } as never);
  expect(handler).toBeUndefined();
  expect(await port.rest?.(0)).toBe(true);
});

test("after a Ctrl-C the same keystroke may come once more before the next question", async () => {
  let handler: (() => void) | undefined;
  const waits: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const facts = {
    onInterrupt: (given: () => void) => {
      handler = given;
      return () => {
        handler = undefined;
      };
    },
    wait: (milliseconds: number) =>
      new Promise<void>((end) => {
        waits.push({ milliseconds, end });
      }),
  };
  const asked: boolean[] = [];
  const port = interruptibleEngine(facts, async () => {
    asked.push(handler !== undefined);
    return "";
  });
  const position = mustRead(sarrum, sarrum.setups[0]?.position ?? "");
  const task = { position, earlier: [], limits: { milliseconds: 60_000 } };
  const thought = port.think({ game: sarrum as never, choices: {}, ...task }, () => handler?.());
  expect(await thought).toMatchObject({ interrupted: true });
  waits.length = 0;
  const answer = port.ask({ text: "?" } as never);
  expect([handler !== undefined, asked]).toEqual([true, []]);
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([200]);
  handler?.();
  for (const { end } of waits) end();
  await answer;
  expect(asked).toEqual([false]);
});
