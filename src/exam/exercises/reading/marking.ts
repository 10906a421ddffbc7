import leven from "leven";
import { PIECES } from "../../paper.ts";
import type { ShortQuestion } from "./question.ts";
import wordings from "./wordings.json" with { type: "json" };

/** Finds terms in an answer, each in one form, such as "definite" for “for loop”. */
type FindTerms = (answer: string) => readonly string[];

const { choices, yesOrNo, numbers: NUMBERS, names } = wordings;
const NAMES = names.split(" ");
/** The pieces as the program writes them, or in words. */
const PIECE_NAMES = PIECES.flatMap((piece) =>
  ["white", "black"].map(
    (colour) => `${colour[0]}(?: and| then|,)? ${piece[0]}, ${colour}s? ${piece}`,
  ),
);

/** A negation and up to three words before a term: “not passed by value”. */
const NEGATION =
  "\\b(?:not?|never|rather than|instead of) (?:(?!(?:but|and|or|so|its?)\\b)\\w+ ){0,3}";

/** Terms with separators between their words, or without any. */
const pattern = (terms: readonly string[], before = "", after = "") =>
  new RegExp(
    `(?<!\\w)${before}(?:${terms.join("|").replace(/ /g, "[\\s_-]*")})(?!\\w)${after}`,
    "gi",
  );

/** Finds what an answer chooses; “not” before one of two terms chooses the other. */
function choiceOf(line: string): FindTerms {
  const choices = line.split(" / ").map((choice) => choice.split(", "));
  const terms = choices.map((words, index) => {
    const denied = choices.length === 2 ? [pattern(choices[1 - index]!, `(?<=${NEGATION})`)] : [];
    const stated = pattern(words, `(?<!${NEGATION})`, "(?! (?:is|are|does) not\\b)");
    return { name: words[0]!, patterns: [stated, ...denied] };
  });
  return (answer) =>
    terms.flatMap(({ name, patterns }) =>
      patterns.some((one) => answer.search(one) >= 0) ? name : [],
    );
}

/** The names that answers may have: a program's own, and the exam's. */
const namesFor = ({ names = [] }: ShortQuestion) =>
  [...names, ...NAMES].toSorted((one, other) => other.length - one.length);

/** Words that begin with a capital or after an underscore; a name of one letter is none before a word: “I think”. */
const wordsOf = (name: string) =>
  name.length > 1
    ? name.replace(/_|(?<=[a-z])(?=[A-Z])/g, " ")
    : `${name}(?!['’]| (?!(?:and|or|is) )[a-z])`;

const isSubroutine = (name: string) => /^(?:Check|Create|Display|Get|Initialise|Make)/.test(name);

/** Finds names of subroutines, or others, up to an assignment; all, if there are none or it is a list of words. */
const namesLike =
  (sample: string, known: readonly string[]): FindTerms =>
  (text) => {
    const written = pattern(known.map(wordsOf), "(?<!\\bnot (?:the )?)");
    const answer = text.replace(/=.*$/, "");
    const items = answer.split(/[,;/]|\s(?:and|or)\s/i).map((item) => item.trim());
    const isList = items.length > 1 && items.every((item) => /^\w{3,}$/.test(item));
    const found = isList ? items : (answer.match(written) ?? []);
    const names = found.map((one) => known.find((name) => plain(name) === plain(one)) ?? one);
    const alike = names.filter((name) => isSubroutine(name) === isSubroutine(sample));
    return isList || alike.length === 0 ? names : alike;
  };

/** Numbers; the only one in “It doesn't run” is 0. */
const numbersIn: FindTerms = (answer) =>
  /^\D*\bnot\b\D*$/i.test(answer)
    ? ["0"]
    : (answer.match(/(?<!\bnot )(?:(?<!\w)-)?\b\d+(?:\.\d+)?/gi) ?? []);

/** Terms that exclude each other, with their synonyms. */
const FAMILIES: readonly FindTerms[] = [
  ...[...yesOrNo.slice(1, 2), ...choices].map(({ terms }) => choiceOf(terms)),
  choiceOf(["empty, nothing, blank", ...PIECE_NAMES].join(" / ")),
  numbersIn,
];
/** For questions whether something happens, from the surest answers to the vaguest. */
const YES_OR_NO = yesOrNo.map(({ terms }) => choiceOf(terms));

function areNames(question: ShortQuestion): boolean {
  const known = namesFor(question);
  return question.answers.every((one) => known.includes(one));
}

function findFor(question: ShortQuestion): FindTerms {
  const { text, answers } = question;
  if (areNames(question)) return namesLike(answers[0]!, namesFor(question));
  if (answers.every((one) => /^(?:yes|no)$/i.test(one))) {
    const finders = YES_OR_NO.slice(/stop with an error/.test(text) ? 0 : 1);
    return (answer) => finders.map((find) => find(answer)).find(({ length }) => length > 0) ?? [];
  }
  const suits = (find: FindTerms) => answers.every((one) => find(one).length > 0);
  return FAMILIES.find(suits) ?? choiceOf(answers.join(", "));
}

/** The signs and words of operations. A dash is a minus only if the result or nothing follows. */
const OPERATIONS: readonly (readonly [sign: string, result: (a: number, b: number) => number])[] = [
  ["[x×*]|times|(?:multiplied )?by", (a, b) => a * b],
  ["//?|div(?:ided by)?", (a, b) => Math.floor(a / b)],
  ["%|mod", (a, b) => a % b],
  ["\\+|plus", (a, b) => a + b],
  ["minus|-(?=\\s*\\d+\\s*(?:[-=]|is\\b|so\\b|$))", (a, b) => a - b],
];

/** A text with digits for numbers in words, and results for sums. */
function inDigits(text: string): string {
  const withDigits = NUMBERS.split(", ").reduce((before, words) => {
    const [digits = "", ...names] = words.split(" ");
    return before.replace(pattern(names), digits);
  }, text);
  return OPERATIONS.reduce((before, [sign, result]) => {
    const sums = new RegExp(`\\b\\d+(?: [a-z]+)?(?:\\s*(?:${sign})\\s*\\d+\\b)+`, "gi");
    return before.replace(sums, (sum) => {
      const numbers = sum.match(/\d+/g)!.map(Number);
      return String(numbers.reduce((a, b) => result(a, b)));
    });
  }, withDigits);
}

/** A text without apostrophes, short forms, and “be”, which could be a black etlu, but for that in a name. */
const withoutShortForms = (text: string) =>
  text
    .replace(/\b(is|are|do|does|did|was|were|would|could|wo|ca)n['’]?t\b|\bcannot\b/gi, "$1 not")
    .replace(/(?<=\w )be\b(?! won)/g, "is")
    .replace(/['’]/g, "")
    .trim();

/** What follows an answer to explain it, and does not count: a reason, a remark, or a note in brackets. */
const REASON =
  /(?:[\s,;:.–-]+(?:because|cos|since|as|with(?! an error)|which(?! makes| gives)|that is|i\.e\.|due to|then|when|where|if|after|before|even though|although)\b(?=\s+\S+\s+\S)|,\s+(?:it|its|this|they)\s|[([;:]|(?<!\.)\.\s|\s[-–]\s).*$/is;
const REMARK = /,\s+(?!(?:and|or|but|not|so|thats|which makes)\b)\S+\s+\S+\s+\S.*$/is;
/** What an answer takes back: “StartRank. No wait,”. */
const WITHDRAWN = /^.*\b(?:no,? wait|wait,? no|i mean|i meant)\b[\s,.:;–-]*/is;
/** What comes before a conclusion: “five plus the colour, so”. */
const PREMISE = /^.*(?:=|\b(?:so|therefore|thats|makes|gives)\b)/is;

/**
 * Whether an answer contains a right term and none that contradicts it, or concludes with one. Capitals, spaces,
 * quotes, reasons and fillers are ignored, and so are names and numbers that the question itself contains.
 */
export function isRight(question: ShortQuestion, typed: string): boolean {
  const { text, answers } = question;
  const find = findFor(question);
  const right = new Set(answers.flatMap(find));
  const asked = areNames(question) || find === numbersIn ? find(text) : [];
  const termsOf = (part: string) =>
    find(part).filter((term) => right.has(term) || !asked.includes(term));
  const long = withoutShortForms(typed).replace(WITHDRAWN, "");
  const answer = find === numbersIn ? inDigits(long) : long;
  const reasonless = answer.replace(REASON, "");
  const stated = areNames(question) ? reasonless : reasonless.replace(REMARK, "");
  const read = [
    [stated, reasonless.replace(PREMISE, "")],
    [answer, answer.replace(PREMISE, "")],
  ].map((parts) => parts.map(termsOf));
  const found = read.find((parts) => parts.some(({ length }) => length > 0)) ?? [];
  return found.some((terms) => terms.length > 0 && terms.every((term) => right.has(term)));
}

/** Shorter words with one wrong letter may be other answers. */
const SPELT = 5;
/** The numbers of words that a term may have. */
const LENGTHS = [1, 2, 3, 4, 5, 6, 7];

/** Whether an answer has a right term with one wrong letter or two swapped, and not also without. */
export function isMisspelt({ answers }: ShortQuestion, typed: string): boolean {
  const words = typed.split(/[^\p{L}\p{N}]+/u);
  const written = words.flatMap((_, from) =>
    LENGTHS.map((length) => plain(words.slice(from, from + length).join(""))),
  );
  const terms = answers.map(plain).filter(({ length }) => length >= SPELT);
  return terms.some(
    (term) => !written.includes(term) && written.some((text) => isNear(term, text)),
  );
}

/** Whether two words differ by a letter, or two of their letters are swapped; not by a digit. */
function isNear(one: string, other: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, "");
  const letters = (text: string) => [...text].toSorted().join("");
  const most = letters(one) === letters(other) ? 2 : 1;
  return digits(one) === digits(other) && leven(one, other) <= most;
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
