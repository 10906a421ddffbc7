import { readFileSync } from "node:fs";
import { seededRandom } from "../../../src/base/rng.ts";
import { textOf } from "../../../src/drawing/line.ts";
import { panesAt } from "../../../src/exam/stepper/page/panes.ts";
import { sentenceOf } from "../../../src/exam/stepper/sentences.ts";
import { randomAnswers } from "../../../src/exam/stepper/step.ts";
import { type FollowedProgram, runWith } from "../../../src/exam/stepper/twin/program.ts";
import { followedSkeleton } from "./followed.ts";
import { followText, PORT } from "./python.ts";

/** The subroutines that do the same in both languages, and what of them does not. */
const SHARED = /^(check|makemove|getmove)/;
const COUNTING = /\bcount\b|has (another|no further|no) value|^Math\.min/i;

/** A text as it is in either language, with names in small letters. The board of the program in Python is called grid. */
const alike = (text: string) =>
  text
    .replace(/Math\./g, "")
    .replace(/([!=]=)=/g, "$1")
    .replace(/&&/g, "and")
    .replace(/\|\|/g, "or")
    .replace(/[[(](\d+, \d+)[\])]/g, "[$1]")
    .replace(/\((rules|program|game)\.\w+\)/g, "")
    .replace(/, \*?count [^,]*/gi, "")
    .replace(/\bgrid\b/g, "board")
    .toLowerCase();

/** The pages after steps in subroutines that the languages share. */
async function pagesOf(program: FollowedProgram, answers: readonly string[], count: number) {
  // A move has several pages.
  const [steps = []] = await program.record([runWith(answers.slice(0, count / 2))]);
  const shared = steps.flatMap((step, index) => {
    const { action, stack } = step;
    const name = action.kind === "return" ? action.name : (stack.at(-1)?.name ?? "");
    const isShared = SHARED.test(alike(name)) && action.kind !== "ask";
    return isShared && !COUNTING.test(sentenceOf(step)) ? [{ step, at: index + 1 }] : [];
  });
  return shared.slice(0, count).map(({ step, at }) => {
    const { calls, board } = panesAt({ program, steps, at, looks: [], board: true }, []);
    const [latest] = step.action.kind === "return" ? [] : calls;
    const own = latest ? [latest.title, ...latest.lines] : [];
    const lines = [sentenceOf(step), ...own].map((line) => alike(textOf(line)));
    const table = lines.map((line) => line.replace(/ +/g, " "));
    return [...table, JSON.stringify(board?.board.diagram.cells)].join("\n");
  });
}

/** So many pages of random games in Python and in TypeScript. */
export async function pagesInBoth(seed: number, count: number) {
  const port = readFileSync(PORT, "utf8").replace(/\bBoard\b/g, "grid");
  // Off the board the original stops.
  const answers = randomAnswers(seededRandom(seed)).filter((answer) => !/[09]/.test(answer));
  const python = await pagesOf(await followText(port), answers, count);
  const typescript = await pagesOf(await followedSkeleton(), answers, count);
  return { python, typescript };
}
