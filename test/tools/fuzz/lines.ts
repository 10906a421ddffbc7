import process from "node:process";
import { parseArgs } from "node:util";
import { type Figures, runBatch } from "./batch.ts";
import { randomFrom } from "./random.ts";

/** The number of lines for each process of the program. */
const BATCH = 10_000;

const { values } = parseArgs({
  options: {
    lines: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
  },
});
const [lines, seed] = [Number(values.lines), Number(values.seed)];
if (!Number.isSafeInteger(lines) || lines < 1 || !Number.isSafeInteger(seed)) {
  console.error("Use: lines.ts --lines NUMBER --seed NUMBER");
  process.exit(2);
}

const begun = performance.now();
const random = randomFrom(seed);
const sums: Figures = { lines: 0, games: 0, moves: 0, refusals: 0, boards: 0, printed: 0 };
while (sums.lines < lines) {
  const figures = await runBatch(random, Math.min(BATCH, lines - sums.lines));
  for (const name of Object.keys(sums) as (keyof Figures)[]) sums[name] += figures[name];
}
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(
  `${sums.lines} lines, ${sums.games} games, ${sums.moves} moves made, ${sums.refusals} refusals, ` +
    `${sums.boards} boards, ${sums.printed} characters printed, ${seconds} seconds; nothing wrong.`,
);
