import { boardWith } from "../notation.ts";
import {
  type Argument,
  chosen,
  literal,
  piece,
  type Question,
  type RightAnswer,
  square,
  truth,
} from "./question.ts";
import { lineIn, lineWith, type Place, type Source } from "./source.ts";

/** The answers to choose from when pieceOn is asked about a square off the board. */
const NO_PIECE = ["two spaces", "an empty string", "an error"] as const;

/** Returns the questions that ask what a call returns. */
export const resultQuestions = (source: Source): Question[] => [
  ...twoSquares(source),
  ...withBoard(source),
  ...boards(source),
];

function twoSquares(source: Source): Question[] {
  return [
    returns({
      called: "checkEtluMoveIsLegal",
      args: [square("45"), square("43")],
      place: lineIn(source, "checkEtluMoveIsLegal", "finish.file === start.file"),
      because: "The file stays the same and the rank changes by 2.",
    }),
    returns({
      called: "checkNabuMoveIsLegal",
      args: [square("23"), square("24")],
      place: lineIn(source, "checkNabuMoveIsLegal", "return"),
      because: "The rank changes by 1 but the file does not, and a nabu must change both.",
    }),
    returns({
      called: "checkMarzazPaniMoveIsLegal",
      args: [square("33"), square("44")],
      place: lineIn(source, "checkMarzazPaniMoveIsLegal", "finish.rank === start.rank &&"),
      because: "The file changes, so the rank would have to stay the same.",
    }),
    returns({
      called: "checkSarrumMoveIsLegal",
      args: [square("22"), square("22")],
      place: lineIn(source, "checkSarrumMoveIsLegal", "return"),
      because:
        "Both differences are 0, which is at most 1; only checkMoveIsLegal refuses such a move.",
    }),
  ];
}

function withBoard(source: Source): Question[] {
  return [
    returns({
      called: "checkGisgigirMoveIsLegal",
      pieces: "BG21 BS41",
      args: [square("21"), square("81")],
      place: lineIn(source, "checkGisgigirMoveIsLegal", "!== EMPTY"),
      because: "The loop comes to square 41, which is not empty.",
    }),
    returns({
      called: "checkRedumMoveIsLegal",
      pieces: "WR45 BR34",
      args: [square("45"), square("54"), literal("W")],
      place: lineIn(source, "checkRedumMoveIsLegal", "=== opponentOf(colourOfPiece)"),
      because: "The finish square has no piece of the opponent, so a diagonal move is not legal.",
    }),
    returns({
      called: "checkMoveIsLegal",
      pieces: "WG81 BS41",
      args: [square("81"), square("41"), literal("B")],
      place: lineIn(source, "checkMoveIsLegal", "colourOfPiece !== whoseTurn"),
      because:
        "The piece on the start square is White's, but the last argument says that it is Black's turn.",
    }),
    returns({
      called: "checkIfGameWillBeWon",
      pieces: "WG81 BE41 BS31",
      args: [square("41")],
      place: lineIn(source, "checkIfGameWillBeWon", "return"),
      because: "The piece on the finish square is an etlu, and only a sarrum has the letter S.",
    }),
  ];
}

function boards(source: Source): Question[] {
  const empty = [boardWith("WS13"), square("01").value];
  return [
    {
      topic: "initialiseBoard",
      text: "Let board be the value of initialiseBoard(true). What is the value of board[0][3]?",
      place: lineWith(source, '"  |BG|  |BS|'),
      because:
        "Indexes count from 0, so [0][3] is the fourth square of the first rank of the sample game.",
      answer: {
        kind: "calls",
        calls: [{ file: "rules.ts", name: "initialiseBoard", args: [true] }],
        read: ([board]) => piece((board as string[][])[0]?.[3]),
      },
    },
    {
      topic: "pieceOn",
      text: "What does pieceOn(board, { file: 0, rank: 1 }) return?",
      choices: NO_PIECE,
      place: lineIn(source, "pieceOn", "return"),
      because: "No list has an item with the index -1, so the value after ?? is returned.",
      answer: {
        kind: "calls",
        calls: [{ file: "rules.ts", name: "pieceOn", args: empty }],
        read: ([value]) =>
          chosen(NO_PIECE, [value === "  ", value === "", typeof value !== "string"]),
      },
    },
  ];
}

/** Makes a question about what a call of a function in rules.ts returns, true or false. */
function returns(facts: {
  called: string;
  /** The pieces on the board, the first argument; undefined if the function takes no board. */
  pieces?: string;
  args: readonly Argument[];
  place: Place;
  because: string;
}): Question {
  const { called, pieces, args, place, because } = facts;
  const shown = args.map((argument) => argument.shown);
  const call = `${called}(${[...(pieces ? ["board"] : []), ...shown].join(", ")})`;
  const setting = pieces ? `The only pieces on the board are ${placed(pieces)}. ` : "";
  const values = args.map(({ value }) => value);
  return {
    topic: called,
    text: `${setting}What does ${call} return?`,
    place,
    because,
    answer: {
      kind: "calls",
      calls: [
        {
          file: "rules.ts",
          name: called,
          args: pieces ? [boardWith(pieces), ...values] : values,
        },
      ],
      read: ([value]): RightAnswer[] => truth(value),
    },
  };
}

/** Returns "WG on 81 and BS on 41" for "WG81 BS41". */
function placed(pieces: string): string {
  const all = pieces.split(" ").map((one) => `${one.slice(0, 2)} on ${one.slice(2)}`);
  return [all.slice(0, -1).join(", "), all.at(-1)].filter(Boolean).join(" and ");
}
