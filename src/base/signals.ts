/** Ctrl-C, a request to end, a lost terminal, and Ctrl-\. */
export const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"] as const;

/** The exit code after Ctrl-C on Windows, which has no signals to end by. */
const INTERRUPTED = 130;

const handlers = new Set<NodeJS.SignalsListener>();
let exitsBySignals = false;

/** Calls a handler at signals, which then do not end the program, until the result is called. */
export function onSignals(
  program: NodeJS.Process,
  signals: readonly NodeJS.Signals[],
  handler: () => void,
): () => void {
  handlers.add(handler);
  for (const signal of signals) program.on(signal, handler);
  return () => {
    handlers.delete(handler);
    for (const signal of signals) program.off(signal, handler);
  };
}

/** Calls these handlers as Ctrl-C would. Returns false if there are none. */
export function callHandlers(): boolean {
  for (const handler of handlers) handler("SIGINT");
  return handlers.size > 0;
}

/** Makes signals that end the program emit its exit event first, which Node does not. */
export function exitBySignals(program: NodeJS.Process): void {
  if (exitsBySignals) return;
  exitsBySignals = true;
  for (const signal of SIGNALS) program.on(signal, () => endBy(signal, program));
}

/** Listeners of libraries do not keep the program running. */
function endBy(signal: NodeJS.Signals, program: NodeJS.Process): void {
  if (program.listeners(signal).some((listener) => handlers.has(listener))) return;
  if (program.platform === "win32") program.exit(INTERRUPTED);
  program.emit("exit", 0);
  program.removeAllListeners(signal);
  program.kill(program.pid, signal);
}
