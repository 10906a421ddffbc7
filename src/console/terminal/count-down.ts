import type { Interface } from "node:readline";
import type { Countdown } from "../ports.ts";

const SECOND = 1_000;
/** Ctrl-E, Ctrl-U and Enter: what a player would press to clear the line and send it. */
const GIVE_UP = "\x05\x15\r";

/**
 * Shows a prompt again whenever another second is over, and gives up its line at the end.
 * @param waits whether the prompt has not been answered yet
 * @param press presses keys in place of the player
 */
export function countDown(
  { left, prompt }: Countdown,
  editor: Interface,
  waits: () => boolean,
  press: (keys: string) => void,
): void {
  function tick(): void {
    if (!waits()) return;
    if (left() <= 0) {
      press(GIVE_UP);
      return;
    }
    editor.setPrompt(prompt().split("\n").at(-1) ?? "");
    editor.prompt(true);
    wait();
  }
  // A timer may end a little too early, and does not keep the program running.
  const wait = () => setTimeout(tick, Math.max(0, left() % SECOND) + 2).unref();
  wait();
}
