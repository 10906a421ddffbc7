/** Presses and releases of buttons are reported, in the form that wide windows need (SGR). */
const MODES = ["\x1b[?1000", "\x1b[?1006"] as const;
/** Signals that end a program without Node's exit event. */
const ENDS = ["SIGTERM", "SIGHUP"] as const;

/** The mouse's reports of clicks. While the terminal sends them, it does not select text. */
interface ClickReports {
  report(on: boolean): void;
  /** Switches them off until `resume`; they are also off when the program has ended, unless it was killed. */
  pause(): void;
  resume(): void;
}

export function clickReports(program: NodeJS.Process): ClickReports {
  let reported: boolean | undefined;
  const send = (on: boolean) =>
    program.stdout.write(MODES.map((mode) => mode + (on ? "h" : "l")).join(""));
  const pause = () => void (reported && send(false));

  function restoreAtEnd(): void {
    program.on("exit", pause);
    for (const signal of ENDS) {
      program.once(signal, () => {
        pause();
        // Node would do so if nobody listened to the signal.
        program.stdin.setRawMode(false);
        program.kill(program.pid, signal);
      });
    }
  }

  return {
    report(on) {
      if (on === (reported ?? false)) return;
      if (reported === undefined) restoreAtEnd();
      reported = on;
      send(on);
    },
    pause,
    resume: () => void (reported && send(true)),
  };
}
