import { callHandlers, exitBySignals } from "../base/signals.ts";
import type { RawKeyboard } from "../terminal/line-editor.ts";

/** Presses and releases of buttons are reported, in the form that wide windows need (SGR). */
const MODES = ["\x1b[?1000", "\x1b[?1006"];

/** The keyboard of a terminal, which is as it was after the end of the program, unless it was killed. */
export function rawKeyboard(program: NodeJS.Process, windows: boolean): RawKeyboard {
  /** Whether the mouse reports clicks; otherwise the terminal selects text. */
  let clicks = false;
  const sendModes = (on: boolean) => {
    const codes = MODES.map((mode) => mode + (on ? "h" : "l"));
    if (clicks) program.stdout.write(codes.join(""));
  };
  const restoreTerminal = () => {
    sendModes(false);
    program.stdin.setRawMode(false);
  };
  return {
    get output() {
      return program.stdout;
    },
    open(keys, ended) {
      exitBySignals(program);
      program.on("exit", restoreTerminal);
      program.stdin.setRawMode(true);
      program.stdin.on("data", keys).on("end", ended).on("error", ended).resume();
      program.stdout.on("error", ended);
      return () => {
        restoreTerminal();
        program.off("exit", restoreTerminal);
        program.stdin.off("data", keys).off("end", ended).off("error", ended).pause();
        program.stdout.off("error", ended);
      };
    },
    reportClicks(on) {
      if (on === clicks) return;
      sendModes(false);
      clicks = on;
      sendModes(true);
    },
    stopWork: callHandlers,
    interrupt() {
      exitBySignals(program);
      program.emit("SIGINT");
    },
    suspend: windows
      ? undefined
      : (resumed) => {
          restoreTerminal();
          // The whole group, as the terminal would: npx and tsx wait for this program.
          program.kill(0, "SIGTSTP");
          // It has been continued, or nothing stopped, as where no shell controls jobs.
          program.stdin.setRawMode(true);
          sendModes(true);
          resumed();
        },
  };
}
