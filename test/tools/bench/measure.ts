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

/** The least time of each, in milliseconds. They run in turn, so that all share the load of the machine. */
export function leastTimes<Name extends string>(
  runs: Readonly<Record<Name, () => unknown>>,
  rounds: number,
): Record<Name, number> {
  const entries = Object.entries(runs) as [Name, () => unknown][];
  const times = Object.fromEntries(
    entries.map(([name]) => [name, Number.POSITIVE_INFINITY]),
  ) as Record<Name, number>;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of entries) {
      times[name] = Math.min(times[name], 1000 * timed(run).seconds);
    }
  }
  return times;
}
