import leven from "leven";
import type { ShortQuestion } from "./question.ts";

/** Finds terms in a text, each in one form, such as "definite" for “for loop”. */
type FindTerms = (text: string) => readonly string[];

/** Terms that exclude each other, with their synonyms; those after = are only whole answers. */
const CHOICES = [
  "true, yes, =t, =y / false, no, =f, =n",
  "definite, count controlled, for loops?, =for / indefinite, condition controlled, while loops?, =while",
  "fixed value, fixed, constant / stepper / most recent holder, most recent / most wanted holder, most wanted / gatherer / transformation / one way flag, flag / follower / temporary",
  "by reference, reference, by ?ref / by value, value, by ?val",
  "normal / boundary, extreme / erroneous, invalid, abnormal",
  "white, whites, w / black, blacks, b",
  "sample game, sample(?! game) / full game, full(?! game)",
  "finish square, finish(?:ing)?, destination, end square, move(?: \\w+){0,3} to, where(?: \\w+){0,4} (?:go|move)(?:e?s)? / start square, start",
  "stops?, errors?, crash, crashes, exception, valueerror / again, refuses?",
  "main program, main",
  "global / local",
  "abs / int / ord / chr / str / len / range / input / print / round / upper",
  "boolean, bool / integer, int, whole number / strings?, str, text / character, char / real, float / array, list",
];
/** Answers to whether the program stops with an error. */
const STOPS =
  "yes, true, =t, =y, it does(?! not), stops?, crash(?:es)?, errors? / no, false, =f, =n, doesnt, does not, wont, will not";
const PIECES = ["sarrum", "marzaz pani", "nabu", "etlu", "gisgigir", "redum"].flatMap((piece) =>
  ["white", "black"].map((colour) => `${colour[0]}${piece[0]}, ${colour}s? ${piece}`),
);
const NAMES =
  "Board BoardDimension CheckEtluMoveIsLegal CheckGisgigirMoveIsLegal CheckIfGameWillBeWon CheckMarzazPaniMoveIsLegal CheckMoveIsLegal CheckNabuMoveIsLegal CheckRedumMoveIsLegal CheckSarrumMoveIsLegal ColourOfPiece Count Count2 CreateBoard DisplayBoard DisplayWhoseTurnItIs DisplayWinner FileDifference FileNo FinishFile FinishRank FinishSquare GameOver GetMove GetTypeOfGame GisgigirMoveIsLegal InitialiseBoard MakeMove MoveIsLegal PieceColour PieceType PlayAgain RankDifference RankNo SampleGame StartFile StartRank StartSquare WhoseTurn".split(
    " ",
  );
const NUMBERS =
  "0 zero none never, 1 one once, 2 two twice, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 64 sixty.?four, 81 eighty.?one"
    .split(", ")
    .reverse();

/** “not a” and the like, after which a term does not count. */
const NEGATION =
  "(?<!\\b(?:no|not|isnt|arent|doesnt|cant|cannot|wont|never) (?:be |returns? )?(?:an? |the |by )?)";

const NEGATED = "(?! +(?:isnt|arent|doesnt|(?:is|are|does) not)\\b)";

/** Terms with separators between their words, or without any. */
const pattern = (terms: readonly string[], before = "", after = "") =>
  new RegExp(
    `(?<!\\w)${before}(?:${terms.join("|").replace(/ /g, "[\\s_-]*")})(?!\\w)${after}`,
    "gi",
  );

function choiceOf(line: string): FindTerms {
  const terms = line.split(" / ").map((choice) => {
    const words = choice.split(", ");
    const inText = words.filter((word) => !word.startsWith("="));
    return { words, inText: pattern(inText, NEGATION, NEGATED) };
  });
  return (text) => {
    const whole = `=${text.trim().toLowerCase()}`;
    const spoken = text.replace(/['’]/g, "");
    const found = terms.filter(
      ({ words, inText }) => words.includes(whole) || spoken.search(inText) >= 0,
    );
    return found.map(({ words }) => words[0]!);
  };
}

const NAME_PATTERNS = NAMES.map(
  (name) => [name, pattern([name.replace(/(?<=[a-z])(?=[A-Z])/g, " ")])] as const,
);

/** Names of the program; beside them in a list also other single words. */
const namesIn: FindTerms = (text) => {
  const known = NAME_PATTERNS.flatMap(([name, inText]) => {
    const found = text.match(inText) ?? [];
    // In a reason these may be ordinary words.
    const isShort = /^\W*(?:\w+\W+)?\w+\W*$/.test(text);
    return found.some((written) => isShort || !["board", "count"].includes(written)) ? name : [];
  });
  const items = text.split(/[,;/]|\s(?:and|or)\s/i).map((item) => item.trim());
  const other = (item: string) =>
    /^\w{3,}$/.test(item) && !NAMES.some((name) => isSame(name, item));
  return items.length > 1 ? [...known, ...items.filter(other)] : known;
};

const numbersIn: FindTerms = (text) => {
  const withDigits = NUMBERS.reduce((before, words) => {
    const [digits = "", ...names] = words.split(" ");
    return before.replace(pattern(names), digits);
  }, text);
  return withDigits.match(/(?<!\bnot )(?:(?<!\w)-)?\b\d+(?:\.\d+)?/gi) ?? [];
};

/** A sum before its result, and after it: "9 x 9 = 81", "81 = 9 x 9". */
const TERMS = "\\d+(?:\\s*(?:[x×*+/-]|by|times)\\s*\\d+)+";
const SUM = new RegExp(
  `${TERMS}[\\s,]*(?:=|so|is|makes|gives)(?:\\s*(?:it|that|is))*\\s*(?=\\d)`,
  "gi",
);
const SUM_AFTER = new RegExp(`(?<=\\d)\\s*=\\s*${TERMS}`, "g");

const stopsIn = choiceOf(STOPS);
const FAMILIES = [...CHOICES, PIECES.join(" / ")].map(choiceOf).concat(numbersIn);

/** What follows an answer to explain it, and does not count: a reason, a remark, or a note in brackets. */
const REASON =
  /(?:[\s,;:.–-]+(?:because|since|as|so|which|that is|i\.e\.|due to|when|where|if|after|before)\b(?=\s+\S+\s+\S)|[(;:]|\.\s|\s[-–]\s).*$/is;
const REMARK = /,\s+(?!and\b|or\b|but\b|not\b)\S+\s+\S+\s+\S.*$/is;

/**
 * Whether an answer contains a right term and none that contradicts it. Capitals, spaces, quotes, reasons
 * and fillers are ignored, and so are names of the program that the question itself contains.
 */
export function isRight({ text, answers }: ShortQuestion, typed: string): boolean {
  if (answers.some((one) => isSame(one, typed))) return true;
  const areNames = answers.every((one) => NAMES.includes(one));
  const findFor = (find: FindTerms) => answers.every((one) => find(one).length > 0);
  const asksForNo = answers.every((one) => /^(?:yes|no)$/i.test(one));
  const other =
    asksForNo && /stop with an error/.test(text)
      ? stopsIn
      : (FAMILIES.find(findFor) ?? choiceOf(answers.join(", ")));
  const find = areNames ? namesIn : other;
  const right = new Set(answers.flatMap(find));
  const answer = typed.replace(SUM, "").replace(SUM_AFTER, "");
  const short = answer.replace(REASON, "");
  const counts = (term: string) => right.has(term) || !(areNames && text.includes(term));
  const found = [areNames ? short : short.replace(REMARK, ""), answer]
    .map((one) => find(one).filter(counts))
    .find(({ length }) => length > 0);
  return found?.every((term) => right.has(term)) ?? false;
}

/** Shorter words with one wrong letter may be other answers. */
const SPELT = 5;
/** The most words of a term. */
const WORDS = 7;

/** Whether an answer that is not right has one wrong letter, so that it is worth another look. */
export function isMisspelt({ answers }: ShortQuestion, typed: string): boolean {
  const words = typed.split(/[^\p{L}\p{N}]+/u);
  const written = words.flatMap((_, from) =>
    Array.from({ length: WORDS }, (_number, more) =>
      plain(words.slice(from, from + more + 1).join("")),
    ),
  );
  const digits = (text: string) => text.replace(/\D/g, "");
  return answers
    .map(plain)
    .some((right) =>
      written.some(
        (text) =>
          right.length >= SPELT && leven(right, text) === 1 && digits(right) === digits(text),
      ),
    );
}

/** The letters and digits of a text. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const isSame = (one: string, other: string) => plain(one) === plain(other) && !/^\W*\d/.test(other);
