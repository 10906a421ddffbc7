/** Kills the program with SIGKILL at random moments of play, and counts the lost moves. */
import process from "node:process";
import { parseArgs } from "node:util";
import { randomFrom } from "../../random.ts";
import { killOften } from "./killing.ts";

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
  },
});
const [times, seed] = [Number(values.times), Number(values.seed)];
if (!Number.isSafeInteger(times) || times < 1 || !Number.isSafeInteger(seed)) {
  console.error("Use: kill.ts --times NUMBER --seed NUMBER");
  process.exit(2);
}

const begun = performance.now();
const figures = await killOften(randomFrom(seed), times);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(
  `killed ${figures.kills} times, ${figures.starting} of them at the start and ${figures.between} between a move and the next prompt ` +
    `(${figures.keptEarly} of these moves were kept); ${figures.completed} completed moves looked for, ` +
    `${figures.resumed} games resumed, ${figures.lost} lost; ${seconds} seconds.`,
);
if (figures.lost > 0) process.exitCode = 1;
