/** Presses and releases of buttons are reported, in the form that wide windows need (SGR). */
const MODES = ["\x1b[?1000", "\x1b[?1006"];
/** Signals that end a program without Node's exit event. */
const ENDS = ["SIGTERM", "SIGHUP"] as const;

/**
 * The mouse's reports of clicks, without which the terminal selects text. They are off after the end of
 * the program, unless it was killed.
 */
export function clickReports(program: NodeJS.Process) {
  let reported: boolean | undefined;

  function send(on: boolean): void {
    const codes = MODES.map((mode) => mode + (on ? "h" : "l"));
    if (reported) program.stdout.write(codes.join(""));
  }

  function restoreAtEnd(): void {
    program.on("exit", () => send(false));
    for (const signal of ENDS) {
      program.once(signal, () => {
        send(false);
        // Node would do so if nobody listened to the signal.
        program.stdin.setRawMode(false);
        program.kill(program.pid, signal);
      });
    }
  }

  return {
    report(on: boolean): void {
      if (on === (reported ?? false)) return;
      if (reported === undefined) restoreAtEnd();
      send(false);
      reported = on;
      send(true);
    },
    /** Switches reports off until `resume`. */
    pause: () => send(false),
    resume: () => send(true),
  };
}
