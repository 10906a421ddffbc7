import type { ShortQuestion } from "./question.ts";

const ARTICLE = /^\s*(?:the|an?|it is|it's|pass(?:ed)?)\s+(?=\S)/i;
const NOUN =
  /(?<=\S)\s+(?:subroutine|function|procedure|method|variable|parameter|constant|array|times?|loops?|iteration|(?:test )?data)\W*$/i;
/** The arguments of a call, and the type after a name: "makeMove()", "board: Board". */
const AFTER_NAME = /(?<=^\W*\w+)(?:\(.*\)|\s*:\s*\w+)\W*$/;

/** An answer that begins with yes or no; a reason may follow. */
const YES_OR_NO = /^\W*(yes|no)\b(?!.*\b(?:yes|no)\b)/i;

/** Different ways to write the same answer, as letters and digits only. */
const SAME: readonly (readonly string[])[] = [
  ["true", "t", "yes", "y"],
  ["false", "f", "no", "n"],
  ["definite", "countcontrolled", "for"],
  ["indefinite", "conditioncontrolled", "while"],
  ["byreference", "reference", "byref"],
  ["byvalue", "value", "byval"],
  ["main", "mainprogram"],
  ["w", "white", "whites", "whitesturn"],
  ["b", "black", "blacks", "blacksturn"],
  ["0", "zero", "none", "never"],
  ["1", "one", "once"],
  ["2", "two", "twice"],
  ["3", "three"],
  ["4", "four"],
  ["5", "five"],
];
const WORDS = new Map(SAME.flatMap((words) => words.map((word) => [word, words[0]] as const)));

/** "White's sarrum" stands for WS. */
const PIECE = /^(white|black)s?(sarrum|marzazpani|nabu|etlu|gisgigir|redum)$/;

/**
 * Whether an answer was typed that is right. Capitals, spaces, quotes, brackets and other punctuation
 * are ignored. If several answers are right, a list of them is accepted.
 */
export function isRight({ answers, also = [] }: ShortQuestion, typed: string): boolean {
  const [, yesOrNo] = YES_OR_NO.exec(typed) ?? [];
  if (yesOrNo && answers.every((answer) => YES_OR_NO.test(answer)))
    return answers.includes(yesOrNo.toLowerCase());
  const right = new Set([...answers, ...also].flatMap(readings));
  const isOne = (text: string) => readings(text).some((reading) => right.has(reading));
  const parts = typed.split(/[,;/]|\s(?:and|or)\s/i).filter((part) => part.trim() !== "");
  return isOne(typed) || (parts.length > 0 && parts.every(isOne));
}

/** An answer as typed, without "the ... parameter", and as a name without its brackets. */
function readings(text: string): string[] {
  const short = text.replace(ARTICLE, "").replace(NOUN, "");
  return [text, short, short.replace(AFTER_NAME, "")]
    .map(plain)
    .filter((reading) => reading !== "");
}

/** The letters and digits of a text; numbers stay apart and keep their minus sign. */
function plain(text: string): string {
  const letters = text
    .toLowerCase()
    .replace(/(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu, "|")
    .replace(/-(?=\d)/g, "~")
    .replace(/[^\p{L}\p{N}|~]/gu, "");
  const [, colour = "", piece = ""] = PIECE.exec(letters) ?? [];
  return WORDS.get(letters) ?? (piece === "" ? letters : colour[0] + piece.slice(0, 1));
}
