import { runPiped, START_SKELETON } from "../../cli/program.ts";
import { randomScript } from "../../skeleton/random-games.ts";
import { endOf, skeletonInChildren } from "./followed.ts";
import { printedBy } from "./printed-by.ts";

/** As a pipe shows what was typed. */
const inPipe = (line: string) => line.trim().replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "?");

/** Plays random games in the exam's program, alone and followed, and returns what each has printed. */
export async function compareRuns(seed: number, games: number) {
  const { skeleton } = randomScript(seed, games).lines;
  const answers = skeleton.map(inPipe);
  const plain = runPiped(answers.map((line) => `${line}\n`).join(""), {
    start: START_SKELETON,
    seconds: 120,
  });
  const steps = await skeletonInChildren().run(answers);
  return { plain: plain.output, followed: printedBy(steps.slice(0, -1)), end: endOf(steps) };
}
