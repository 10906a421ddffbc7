import { boardWith, squareOf } from "../notation.ts";
import { chosen, piece, type Question, type SkeletonCall } from "./question.ts";
import { lineIn, type Place, type Source } from "./source.ts";

/** A consequence to choose, and the call whose result shows whether it is the right one. */
interface Consequence {
  readonly text: string;
  readonly args: readonly unknown[];
}

/** Returns the questions that ask what would change if a line were left out. */
export const omissionQuestions = (source: Source): Question[] => [
  jumping(source),
  otherColours(source),
  ...redumMoves(source),
  startSquareStays(source),
];

function jumping(source: Source): Question {
  const name = "checkGisgigirMoveIsLegal";
  return omission(
    name,
    lineIn(source, name, "!== EMPTY"),
    "Without the line, the squares between the start and the finish square are not tested.",
    [
      consequence("A gisgigir could move diagonally.", "WG43", "43", "65"),
      consequence("A gisgigir could jump over other pieces.", "WG43 BR63", "43", "83"),
      consequence("A gisgigir could no longer capture a piece.", "WG43 BR83", "43", "83"),
    ],
  );
}

function otherColours(source: Source): Question {
  const name = "checkMoveIsLegal";
  return omission(
    name,
    lineIn(source, name, "colourOfPiece !== whoseTurn"),
    "Without the line, the colour of the piece that moves is not compared with whoseTurn.",
    [
      consequence("White could capture White's own pieces.", "WE45 WR43", "45", "43", "W"),
      consequence("White could move a piece off the board.", "WE45", "45", "40", "W"),
      consequence("White could move Black's pieces.", "BE45", "45", "43", "W"),
    ],
  );
}

function redumMoves(source: Source): Question[] {
  const name = "checkRedumMoveIsLegal";
  const ontoPiece = ["WR45 BR44", "45", "44", "W"] as const;
  return [
    omission(
      name,
      lineIn(source, name, "!== oneRankForward"),
      "Without the line, the rank of the finish square is not compared with oneRankForward.",
      [
        consequence("A redum could move backwards.", "WR45", "45", "46", "W"),
        consequence("A redum could capture a piece directly in front of it.", ...ontoPiece),
        consequence("A redum could move diagonally onto an empty square.", "WR45", "45", "54", "W"),
      ],
    ),
    omission(
      name,
      lineIn(source, name, "!== 1) return false"),
      "Without the line, the number of files between the two squares is not tested.",
      [
        consequence("A redum could move two ranks forward.", "WR45", "45", "43", "W"),
        consequence(
          "A redum could capture a piece that is two files away.",
          "WR45 BR64",
          "45",
          "64",
          "W",
        ),
        consequence("A redum could capture a piece directly in front of it.", ...ontoPiece),
      ],
    ),
  ];
}

function consequence(
  text: string,
  pieces: string,
  from: string,
  to: string,
  ...more: readonly string[]
): Consequence {
  return { text, args: [boardWith(pieces), squareOf(from), squareOf(to), ...more] };
}

/** Makes a question with choices: right is the one whose call has another result without the line. */
function omission(
  name: string,
  place: Place,
  because: string,
  consequences: readonly Consequence[],
): Question {
  const choices = consequences.map(({ text }) => text);
  const file = place.file;
  const calls = consequences.flatMap(({ args }): SkeletonCall[] => [
    { file, name, args },
    { file, name, args, changes: [{ place, instead: "" }] },
  ]);
  return {
    topic: name,
    text: `What would happen if the line “${place.text.trim()}” were left out of ${name}?`,
    choices,
    place,
    because,
    answer: {
      kind: "calls",
      calls,
      read: (results) =>
        chosen(
          choices,
          choices.map((_, index) => results[2 * index] !== results[2 * index + 1]),
        ),
    },
  };
}

function startSquareStays(source: Source): Question {
  const place = lineIn(source, "makeMove", "setSquare(newBoard, start, EMPTY)");
  const args = [boardWith("WS13 BE23"), squareOf("13"), squareOf("23"), "W"];
  return {
    topic: "makeMove",
    text: `The line “${place.text.trim()}” is left out of makeMove. In the sample game White's sarrum moves from 13 to 23. Which two characters would then be on 13?`,
    place,
    because: "The piece is put on the finish square, but nothing removes it from the start square.",
    answer: {
      kind: "calls",
      calls: [{ file: place.file, name: "makeMove", args, changes: [{ place, instead: "" }] }],
      read: ([board]) => piece((board as string[][])[2]?.[0]),
    },
  };
}
