import type { RightAnswer } from "./question.ts";

const ARTICLE = /^\s*(?:the|an?|it is|it's)\s+(?=\S)/i;
const NOUN =
  /(?<=\S)\s+(?:subroutine|function|procedure|method|variable|parameter|constant|field|type|times?|lines?)\W*$/i;
/** The arguments of a call, and the type after a name: "makeMove()", "board: Board". */
const AFTER_NAME = /(?<=^\W*\w+)(?:\(.*\)|\s*:\s*\w+)\W*$/;

/**
 * Finds the right answer that was typed. Capitals, spaces, quotes, brackets and other punctuation
 * are ignored. If several answers are right, a list of them is accepted.
 */
export function findRight(answers: readonly RightAnswer[], typed: string): RightAnswer | undefined {
  const whole = findOne(answers, typed);
  if (whole) return whole;
  const parts = typed.split(/[,;/]|\s(?:and|or)\s/i).filter((part) => part.trim() !== "");
  const found = parts.map((part) => findOne(answers, part));
  return found.every((answer) => answer !== undefined) ? found[0] : undefined;
}

function findOne(answers: readonly RightAnswer[], typed: string): RightAnswer | undefined {
  const short = withoutFrame(typed);
  const name = short.replace(AFTER_NAME, "").trim();
  const readings = [typed, short, name, name.replace(/\s+/g, "_")].map(plain);
  return answers.find(({ shown, also }) =>
    [shown, ...also]
      .flatMap((accepted) => [accepted, withoutFrame(accepted)])
      .some((accepted) => readings.includes(plain(accepted))),
  );
}

/** Returns "board" for "the board parameter". */
const withoutFrame = (text: string) => text.replace(ARTICLE, "").replace(NOUN, "");

/**
 * Returns the letters, digits and underscores of a text: SAMPLE_GAME differs from sampleGame.
 * Numbers stay apart and keep their minus sign.
 */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu, "|")
    .replace(/-(?=\d)/g, "~")
    .replace(/[^\p{L}\p{N}_|~]/gu, "");
}
