/** Finds the answers to reading questions anew, by parsing and running the skeleton. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { isLong } from "../../../../src/exam/exercises/reading/question.ts";
import { QUESTIONS } from "../../../../src/exam/exercises/reading/questions.ts";
import { displayBoard } from "../../../../src/skeleton/program.ts";
import * as rules from "../../../../src/skeleton/rules.ts";
import { lastWords, ORIGINAL, play, shownOn } from "./play.ts";
import {
  bodyOf,
  callsIn,
  depthOf,
  EXAM,
  hasSelection,
  linesOf,
  localsOf,
  loopsIn,
  parametersOf,
  resultOf,
  textOf,
} from "./scan.ts";

const localNames = (name: string) => [...localsOf(name).keys()];
const parameterNames = (name: string) => [...parametersOf(name).keys()];
const withText = (text: string) => EXAM.filter((name) => textOf(name).includes(text));
const withLoops = (suits: (inner: readonly string[]) => boolean) =>
  EXAM.filter((name) => loopsIn(linesOf(name)).some(({ body }) => suits(body)));
/** The variables of the main program whose first value is of a kind. */
const mainLocals = (value: RegExp) =>
  [...localsOf("main")].flatMap(([name, first]) => (value.test(first) ? name : []));
/** The only group of a pattern in the main program. */
const inMain = (pattern: RegExp) => [pattern.exec(textOf("main"))?.[1]];

/** The names that the skeleton gives to a question. */
const NAMES: Readonly<Record<string, () => readonly unknown[]>> = {
  "gisgigir-local": () => localNames("checkGisgigirMoveIsLegal"),
  "legal-local": () => localNames("checkMoveIsLegal"),
  "create-local": () => localNames("createBoard").filter((name) => name !== "board"),
  "display-control": () => localNames("displayBoard"),
  "redum-parameter": () =>
    parameterNames("checkRedumMoveIsLegal").filter(
      (name) => !parametersOf("checkNabuMoveIsLegal").has(name),
    ),
  "redum-first-parameter": () => parameterNames("checkRedumMoveIsLegal").slice(0, 1),
  "nabu-unused": () =>
    parameterNames("checkNabuMoveIsLegal").filter(
      (name) => !new RegExp(`\\b${name}\\b`).test(bodyOf("checkNabuMoveIsLegal").join("\n")),
    ),
  "initialise-parameter": () => [/(\w+) === "Y"/.exec(textOf("initialiseBoard"))?.[1]],
  "won-parameter": () => parameterNames("checkIfGameWillBeWon"),
  "get-move-parameter": () => parameterNames("getMove"),
  constant: () => Object.entries(rules).flatMap(([name, value]) => (value === 8 ? name : [])),
  array: () => [
    ...new Set(
      EXAM.flatMap((name) =>
        [...parametersOf(name)].flatMap(([one, type]) => (type === "string[][]" ? one : [])),
      ),
    ),
  ],
  "main-boolean": () => mainLocals(/^(?:true|false)$/),
  "main-string": () => mainLocals(/^"/),
  "main-integer": () => mainLocals(/^\d/),
  "game-over": () => inMain(/(\w+) = checkIfGameWillBeWon\(/),
  "turn-variable": () => inMain(/displayWhoseTurnItIs\((\w+)\)/),
  "boolean-function": () => EXAM.filter((name) => resultOf(name) === "boolean"),
  "no-result": () => EXAM.filter((name) => resultOf(name) === "void"),
  "no-parameters": () => EXAM.filter((name) => parametersOf(name).size === 0),
  "changes-board": () =>
    EXAM.filter(
      (name) =>
        parametersOf(name).has("board") &&
        bodyOf(name).some((line) => /\]!?\[.*\] \+?= /.test(line)),
    ),
  "called-once": () => callsIn(bodyOf("main").filter((line) => /^ {2}\S/.test(line))),
  "never-called": () => {
    const called = ["main", ...EXAM].flatMap((name) => callsIn(bodyOf(name)));
    return EXAM.filter((name) => !called.includes(name));
  },
  "type-of-game": () => inMain(/(\w+) = String\.fromCharCode/),
  promotes: () => withText('= "WM"'),
  "capture-only": () => withText('![0] === "B")\n        checkRedum'),
  "own-pieces": () => withText('pieceColour !== "W"'),
  "etlu-caller": () =>
    EXAM.filter((name) => callsIn(bodyOf(name)).includes("checkEtluMoveIsLegal")),

  "display-loop": () => kindsOf(linesOf("displayBoard")),
  "gisgigir-loop": () => kindsOf(linesOf("checkGisgigirMoveIsLegal")),
  "create-loop": () => kindsOf(linesOf("createBoard")),
  "asking-loop": () => kindsOf(linesOf("main")),
  "main-loops": () => [depthOf(linesOf("main"))],
  "gisgigir-loops": () => [loopsIn(linesOf("checkGisgigirMoveIsLegal")).length],
  "nested-loops": () => withLoops((body) => kindsOf(body).includes("definite")),
  "selection-in-loop": () => withLoops(hasSelection),
  "make-move-cases": () => [
    textOf("makeMove").split('board[startRank]![startFile] = "  "').length - 1,
  ],

  "etlu-absolute": () => [textOf("checkEtluMoveIsLegal").split("Math.abs(").length - 1],
  "redum-parameters": () => [parametersOf("checkRedumMoveIsLegal").size],
  "won-parameters": () => [parametersOf("checkIfGameWillBeWon").size],
  "etlu-parameters": () => [parametersOf("checkEtluMoveIsLegal").size],
  "type-result": () => [resultOf("checkNabuMoveIsLegal")],
  "type-game-over": () => [mainLocals(/^(?:true|false)$/).includes("gameOver") ? "Boolean" : ""],
  "type-start-square": () => [mainLocals(/^\d/).includes("startSquare") ? "integer" : ""],
  "type-whose-turn": () => [mainLocals(/^"/).includes("whoseTurn") ? "string" : ""],
  "type-element": () => [typeof rules.createBoard()[1]![1]],
  "sum-is-two": () => [rules.checkEtluMoveIsLegal(rules.createBoard(), 5, 4, 4, 3) ? "yes" : "no"],
  "make-move-board": () => passing("makeMove", "board"),
  "check-board": () => passing("checkMoveIsLegal", "board"),
  "make-move-turn": () => passing("makeMove", "whoseTurn"),
  "check-rank": () => passing("checkNabuMoveIsLegal", "startRank"),
};

const kindsOf = (lines: readonly string[]) => [...new Set(loopsIn(lines).map(({ kind }) => kind))];

const passing = (name: string, parameter: string) => [
  parametersOf(name).get(parameter)?.endsWith("]") ? "by reference" : "by value",
];

/** The board at the start of the game that a question is about; any, if it names none. */
function boardOf(text: string): string[][] {
  const board = rules.createBoard();
  rules.initialiseBoard(board, text.includes("sample game") ? "Y" : "N");
  return board;
}

/** Makes the call that a text contains, such as "CheckEtluMoveIsLegal(Board, 5, 4, 3, 4)". */
function callIn(text: string): unknown {
  const [, name = "", list = ""] = /(Check\w+)\(Board, (.*?)\)/.exec(text) ?? [];
  const called = Object.entries(rules).find(
    ([one]) => one.toLowerCase() === name.toLowerCase(),
  )?.[1];
  const args = list.split(", ").map((one) => JSON.parse(one));
  return (called as (...args: unknown[]) => unknown)(boardOf(text), ...args);
}

/** The elements of a board that are read while something runs. */
function readsOf(board: string[][], run: (watched: string[][]) => unknown): number {
  let reads = 0;
  const watched = board.map(
    (row) =>
      new Proxy(row, {
        get(target, key) {
          if (/^\d+$/.test(String(key))) reads += 1;
          return Reflect.get(target, key);
        },
      }),
  );
  run(watched);
  return reads;
}

/** How often the loop for a move from one square to another looks at a square. */
function repetitionsIn(text: string): number {
  const [, from = "", to = ""] = /from (\d\d) to (\d\d)/.exec(text) ?? [];
  const [startFile, startRank, finishFile, finishRank] = [...from, ...to].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return readsOf(boardOf(text), (board) =>
    rules.checkGisgigirMoveIsLegal(board, startRank, startFile, finishRank, finishFile),
  );
}

/** What a variable of a coordinate gets in the main program when its square is typed. */
function splitIn(text: string): number {
  const [, square = "", typed = ""] = /(start|finish) square (\d\d)/.exec(text) ?? [];
  const [, wanted = ""] = /value of (\w+)\?/.exec(text) ?? [];
  const name = wanted[0]!.toLowerCase() + wanted.slice(1);
  const [, split] =
    new RegExp(`${name} = (.*);\n`).exec(textOf("main").split("getMove(")[1]!) ?? [];
  const source = `${square}Square`;
  if (split === `${source} % 10`) return Number(typed) % 10;
  if (split === `Math.floor(${source} / 10)`) return Math.floor(Number(typed) / 10);
  throw new Error(`main splits ${source} in another way: ${split}`);
}

/** What the skeleton returns, by the text of the question. */
const VALUES: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    QUESTIONS.returns.filter(({ text }) => text.includes("(Board, ")).map(({ id }) => [id, callIn]),
  ),
  "board-element": elementIn,
  "board-element-full": elementIn,
  "start-rank": splitIn,
  "finish-file": splitIn,
  "gisgigir-three": repetitionsIn,
  "gisgigir-none": repetitionsIn,
  "gisgigir-to-the-end": repetitionsIn,
  "create-elements": () => rules.createBoard().flat().length,
  "display-squares": (text) => readsOf(boardOf(text), displayBoard),
  "column-nought-stays": () => {
    const board = boardOf("sample game");
    rules.makeMove(board, 3, 1, 3, 0, "W");
    rules.initialiseBoard(board, "Y");
    return board[3]![0];
  },
};

function elementIn(text: string): unknown {
  const [, rank, file] = /Board\[(\d)\]\[(\d)\]/.exec(text) ?? [];
  return boardOf(text)[Number(rank)]![Number(file)];
}

/** The answers that a text says are typed. */
const typedIn = (text: string) => /answers? (.*?) (?:are|is) typed/.exec(text)?.[1] ?? "";

const SAY_TURN = [
  "    playAgain = ",
  '    console.log("Turn", whoseTurn);\n    playAgain = ',
] as const;
const BLACK_WINS = "Y, 12, 11, 21, 11, 81, 82, 11, 13";
const GAME = { "  ": "the sample game", BG: "the full game" } as const;
const gameBegun = async (...given: Parameters<typeof play>) =>
  GAME[shownOn(await play(...given), "11") as keyof typeof GAME];

/** What the program shows, by the text of the question. */
const SHOWN: Readonly<Record<string, (text: string) => Promise<unknown>>> = {
  winner: async (text) => /(\w+) wins/.exec(lastWords(await play(typedIn(text))))?.[1],
  "boards-shown": async (text) =>
    (await play(typedIn(text))).answers.flatMap(({ boards }) => boards).length,
  "turn-after-win": async (text) =>
    /Turn (\w)/.exec(lastWords(await play(typedIn(text), SAY_TURN)))?.[1],
  promoted: async (text) => shownOn(await play(typedIn(text)), "21"),
  "no-new-board": async (text) => {
    const { answers, openQuestion } = await play(typedIn(text));
    expect(openQuestion).toMatch(/^Start/);
    return answers.at(-1)?.boards.length === 0 ? "no" : "yes";
  },
  "next-turn": async (text) => /(\w+)'s turn/.exec(lastWords(await play(typedIn(text))))?.[1],
  "refused-turn": async (text) => {
    const { answers } = await play(typedIn(text));
    expect(answers.at(-1)?.words).toContain("not a legal move");
    return answers.map(({ words }) => /(\w+)'s turn/.exec(words)?.[1]).findLast(Boolean);
  },
  "second-game-turn": async () => {
    const { answers } = await play(`${BLACK_WINS}, Y, Y`);
    expect(answers.at(-3)?.words).toContain("Black wins");
    return /(\w+)'s turn/.exec(answers.at(-1)!.words)?.[1];
  },
  "finish-is-asked": finishIsAsked,
  "small-letter": () => gameBegun("y"),
  "other-letter": () => gameBegun("X"),
  "start-not-emptied-square": async () =>
    shownOn(await play("Y, 13, 23", ['board[startRank]![startFile] = "  ";', ""]), "13"),
  "no-capital": () => gameBegun("y", [/sampleGame = String\.fromCharCode\(.*\);/, ";"]),
  "ninety-nine-next": () => finishIsAsked("The answers Y, 99 are typed"),
  "ninety-nine-twice": async () => yesOrNo((await play("Y, 99, 99", ORIGINAL)).crashed),
  "file-nine": async () => yesOrNo((await play("Y, 81, 91", ORIGINAL)).crashed),
  "letter-n": async () => yesOrNo((await play("Y, 81, 41, n")).openQuestion !== ""),
};

async function finishIsAsked(text: string): Promise<string> {
  const { openQuestion } = await play(typedIn(text), ORIGINAL);
  return openQuestion.startsWith("Finish") ? "the finish square" : openQuestion;
}

const yesOrNo = (value: boolean) => (value ? "yes" : "no");

/** What can be shown only by argument: terms, and what the port does not do. */
const BY_HAND = [
  ..."letter-square main-scope main-scope-vb count-scope".split(" "),
  ..."function-abs function-int function-ord function-chr".split(" "),
  ...[...QUESTIONS.roles, ...QUESTIONS.tests].map(({ id }) => id),
];
const DERIVABLE = Object.values(QUESTIONS)
  .flat()
  .flatMap((question) => (isLong(question) || BY_HAND.includes(question.id) ? [] : question));

describe("the skeleton gives the answer to", () => {
  beforeAll(() => {
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    vi.spyOn(console, "log").mockReturnValue();
  });
  afterAll(() => void vi.restoreAllMocks());
  const lower = (words: readonly unknown[]) =>
    words.map((word) => String(word).toLowerCase()).sort();

  test.each(DERIVABLE)("$id", async ({ id, text, answers }) => {
    const derived = NAMES[id]?.() ?? [await (VALUES[id] ?? SHOWN[id]!)(text)];
    expect(lower(derived)).toEqual(lower(answers));
  });
});
