/** An engine that Ctrl-C interrupts. */
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { interruptibleEngine } from "../../../src/game/command-line/interruptible-engine.ts";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { interruptsOf } from "../../../src/terminal/interrupts.ts";
import { openScreen } from "../../../src/terminal/screen.ts";
import { mustRead } from "../../must-read.ts";

/**
 * Returns a process in which the test presses Ctrl-C; `asked` records, for each line read, whether
 * Ctrl-C was being handled.
 */
function processOf(wait: (milliseconds: number) => Promise<void>) {
  let handler: (() => void) | undefined;
  const asked: boolean[] = [];
  const host = {
    keyboard: false,
    wrapText: undefined,
    write() {},
    window: () => ({ columns: undefined, rows: undefined, palette: undefined, keyboard: true }),
    async readLine() {
      asked.push(handler !== undefined);
      return "";
    },
    onInterrupt(given: () => void) {
      handler = given;
      return () => {
        handler = undefined;
      };
    },
    wait,
  };
  return { host, asked, press: () => handler?.(), handled: () => handler !== undefined };
}

test("a pause ends by itself, or by Ctrl-C, which then interrupts nothing else", async () => {
  const { host, press, handled } = processOf((milliseconds) =>
    milliseconds > 1000 ? new Promise<void>(() => {}) : setTimeout(0),
  );
  const screen = await openScreen(host, interruptsOf(host));
  expect(await screen.rest(0)).toBe(true);
  const rest = screen.rest(3600);
  press();
  expect(await rest).toBe(false);
  await screen.ask({ prompt: "?" });
  expect(handled()).toBe(false);
  expect(await screen.rest(0)).toBe(true);
});

test("a fresh search does not depend on earlier ones", async () => {
  const { host } = processOf(async () => {});
  const engine = interruptibleEngine(interruptsOf(host), host.wait);
  const game = anyGame(sarrum);
  const position = mustRead(game, game.setups[0]?.position ?? "");
  const request = { game, choices: {}, position, earlier: [], limits: { nodes: 2_000 } };
  const found = async (fresh: boolean) => {
    const { info } = await engine.search({ ...request, fresh }, () => {});
    return { ...info, milliseconds: 0 };
  };
  const first = await found(true);
  expect(await found(false)).not.toEqual(first);
  expect(await found(true)).toEqual(first);
});

test("after Ctrl-C the same keystroke may arrive again before the next prompt", async () => {
  const waits: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const { host, asked, press, handled } = processOf(
    (milliseconds) =>
      new Promise<void>((end) => {
        waits.push({ milliseconds, end });
      }),
  );
  const interrupts = interruptsOf(host);
  const screen = await openScreen(host, interrupts);
  const engine = interruptibleEngine(interrupts, host.wait);
  const game = anyGame(sarrum);
  const position = mustRead(game, game.setups[0]?.position ?? "");
  const request = { position, earlier: [], limits: { milliseconds: 60_000 } };
  const search = engine.search({ game, choices: {}, ...request }, press);
  expect(await search).toMatchObject({ interrupted: true });
  waits.length = 0;
  const answer = screen.ask({ prompt: "?" });
  expect([handled(), asked]).toEqual([true, []]);
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([200]);
  press();
  for (const { end } of waits) end();
  await answer;
  expect(asked).toEqual([false]);
});
