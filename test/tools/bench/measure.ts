/** Returns the result of a function and the seconds that it took. */
export function timed<T>(run: () => T): { readonly value: T; readonly seconds: number } {
  const start = process.hrtime.bigint();
  const value = run();
  return { value, seconds: Number(process.hrtime.bigint() - start) / 1e9 };
}

/** Returns the median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The minimum length of a measurement, in seconds: long enough for the compiler to settle. */
const MIN_SECONDS = 1;

/**
 * Returns the median speed of each counter, per second. They run in turn, so that all share the
 * load of the machine.
 */
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

/** Returns what a counter counts per second, repeating it until enough time has passed. */
function speed(count: () => number): number {
  let counted = 0;
  let elapsed = 0;
  while (elapsed < MIN_SECONDS) {
    const { value, seconds } = timed(count);
    counted += value;
    elapsed += seconds;
  }
  return counted / elapsed;
}
