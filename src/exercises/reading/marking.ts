import leven from "leven";
import type { ShortQuestion } from "./question.ts";

const ARTICLE =
  /^\s*(?:the|an?|(?:i think )?it(?: is|'s| would be| will be)?|pass(?:ed)?)\s+(?=\S)/i;
const NOUN =
  /(?<=\S)\s+(?:subroutine|function|procedure|method|variable|parameter|constant|array|times?|loops?|iteration|(?:test )?data)\W*$/i;
/** What is counted: "81 elements". */
const COUNTED = /(?<=^\W*\d+)\s+\p{L}+\W*$/u;
/** The arguments of a call, and the type after a name: "makeMove()", "board: Board". */
const AFTER_NAME = /(?<=^\W*\w+)(?:\(.*\)|\s*:\s*\w+)\W*$/;

/** An answer that begins with yes or no; a reason may follow, but not the other word. */
const YES_OR_NO = /^\W*(?:(yes)\b(?!.*\bno\b)|(no)\b(?!.*\byes\b))/i;
/** What follows an answer to explain it, and does not count: a reason, or a note in brackets. */
const REASON = /(?:[\s,;:.–-]+(?:because|since|as|so|which|that is|i\.e\.)\b|\s*[(;:]|\.\s).*$/is;
/** A sum before its result: "9 x 9 = 81". */
const SUM = /^[\d\s+x×*/-]+=\s*(?=\d+\b)/i;

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
  const right = new Set([...answers, ...also].flatMap(readings));
  const isOne = (text: string) => readings(text).some((reading) => right.has(reading));
  if (answers.every((answer) => YES_OR_NO.test(answer))) {
    const [, yes, no] = YES_OR_NO.exec(typed) ?? [];
    return answers.includes((yes ?? no ?? "").toLowerCase()) || isOne(typed);
  }
  const areAll = (text: string) => {
    const parts = text.split(/[,;/]|\s(?:and|or)\s/i).filter((part) => part.trim() !== "");
    return isOne(text) || (parts.length > 0 && parts.every(isOne));
  };
  const answer = typed.replace(SUM, "").replace(REASON, "");
  return areAll(typed) || areAll(answer);
}

/** Shorter words with one wrong letter may be other answers. */
const SPELT = 5;

/** Whether an answer that is not right has one wrong letter, so that it is worth another look. */
export function isMisspelt({ answers, also = [] }: ShortQuestion, typed: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, "");
  return [...answers, ...also]
    .flatMap(readings)
    .some((right) =>
      readings(typed).some(
        (reading) =>
          right.length >= SPELT && leven(right, reading) === 1 && digits(right) === digits(reading),
      ),
    );
}

/** An answer as typed, without "the ... parameter", and as a name without its brackets. */
function readings(text: string): string[] {
  const short = text.replace(ARTICLE, "").replace(NOUN, "").replace(COUNTED, "");
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
