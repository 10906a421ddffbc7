/** Seconds that a task takes, and what it gives. */
export function timed<T>(task: () => T): { readonly value: T; readonly seconds: number } {
  const start = process.hrtime.bigint();
  const value = task();
  return { value, seconds: Number(process.hrtime.bigint() - start) / 1e9 };
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** How long each measurement goes on, in seconds: long enough for compilers to have settled. */
const ENOUGH = 1;

/** Leaves per second of several counters, run in turn so that all share the machine's moods. */
export function sideBySide(
  counters: Readonly<Record<string, () => number>>,
  rounds: number,
): Record<string, number> {
  const speeds = new Map<string, number[]>();
  for (const count of Object.values(counters)) speed(count);
  for (let round = 0; round < rounds; round++) {
    for (const [name, count] of Object.entries(counters)) {
      speeds.set(name, [...(speeds.get(name) ?? []), speed(count)]);
    }
  }
  return Object.fromEntries([...speeds].map(([name, values]) => [name, median(values)]));
}

/** What a counter counts in a second, repeated until enough time has passed. */
function speed(count: () => number): number {
  let counted = 0;
  let spent = 0;
  while (spent < ENOUGH) {
    const { value, seconds } = timed(count);
    counted += value;
    spent += seconds;
  }
  return counted / spent;
}
