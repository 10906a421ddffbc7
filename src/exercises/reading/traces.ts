import { boardWith, squareOf } from "../notation.ts";
import { type Change, number, type Question } from "./question.ts";
import { type Loop, lineIn, loopsIn, type Place, type Source, subroutine } from "./source.ts";

/** Returns the questions about the value of a variable, or how often a loop repeats. */
export const traceQuestions = (source: Source): Question[] => [
  ...values(source),
  ...repetitions(source),
];

function values(source: Source): Question[] {
  const gisgigirMove = [boardWith("WG43"), squareOf("43"), squareOf("83")];
  return [
    valueQuestion("oneRankForward", {
      called: "checkRedumMoveIsLegal",
      text: "White moves the redum on 47. What is the value of oneRankForward in checkRedumMoveIsLegal?",
      args: [boardWith("WR47"), squareOf("47"), squareOf("46"), "W"],
      place: lineIn(source, "checkRedumMoveIsLegal", "const oneRankForward"),
      because: "White moves up the board, towards rank 1, so 1 is subtracted from the rank.",
    }),
    valueQuestion("farRank", {
      called: "makeMove",
      text: "Which number is the value of farRank in makeMove when Black makes a move?",
      args: [boardWith("BR42"), squareOf("42"), squareOf("43"), "B"],
      place: lineIn(source, "makeMove", "const farRank"),
      because: "Black moves down the board, so its far rank is BOARD_DIMENSION.",
    }),
    valueQuestion("file", {
      called: "checkGisgigirMoveIsLegal",
      text: "checkGisgigirMoveIsLegal is called for a move from 43 to 83. What is the value of file just before the loop begins?",
      args: gisgigirMove,
      place: lineIn(source, "checkGisgigirMoveIsLegal", "let file ="),
      because:
        "It is the file of the first square on the way, one to the right of the start square.",
    }),
    valueQuestion("Math.sign(finish.rank - start.rank)", {
      called: "checkGisgigirMoveIsLegal",
      text: "checkGisgigirMoveIsLegal is called for a move from 43 to 83. What is the value of Math.sign(finish.rank - start.rank), which is -1, 0 or 1?",
      args: gisgigirMove,
      place: lineIn(source, "checkGisgigirMoveIsLegal", "Math.sign(finish.rank - start.rank)"),
      because: "Both squares are on rank 3, so the difference and its sign are 0.",
    }),
  ];
}

/** Makes a question about a value: the copy that is called returns it after its line. */
function valueQuestion(
  expression: string,
  facts: {
    called: string;
    text: string;
    args: readonly unknown[];
    place: Place;
    because: string;
  },
): Question {
  const { called, text, args, place, because } = facts;
  const changes = [{ place, instead: `${place.text} return ${expression};` }];
  return {
    topic: called,
    text,
    place,
    because,
    answer: {
      kind: "calls",
      calls: [{ file: place.file, name: called, args, changes }],
      read: ([value]) => number(value),
    },
  };
}

function repetitions(source: Source): Question[] {
  const way = loopOf(source, "checkGisgigirMoveIsLegal");
  const ranks = loopOf(source, "displayBoard");
  const [files] = loopsIn(ranks.body);
  if (!files) throw new Error("The reading questions need a loop inside a loop in displayBoard.");
  const moved = (from: string, to: string) => [boardWith("WG43"), squareOf(from), squareOf(to)];
  const text = (to: string) =>
    `The board is empty except for a gisgigir on 43. How many times does the body of the loop in checkGisgigirMoveIsLegal run for a move from 43 to ${to}?`;
  return [
    repetitionsOf(source, "checkGisgigirMoveIsLegal", way, {
      text: text("83"),
      args: moved("43", "83"),
      because: "It runs once for each square between the two: 53, 63 and 73.",
    }),
    repetitionsOf(source, "checkGisgigirMoveIsLegal", way, {
      text: text("44"),
      args: moved("43", "44"),
      because:
        "The first square on the way is the finish square, so the condition is false at once.",
    }),
    repetitionsOf(source, "displayBoard", files, {
      text: "How many times does the body of the inner loop of displayBoard run in total each time displayBoard is called?",
      args: [boardWith("WG43")],
      because: "It runs once for each file of each rank, 8 times 8.",
    }),
  ];
}

function loopOf(source: Source, name: string): Loop {
  const [loop] = loopsIn(subroutine(source, name).body);
  if (!loop) throw new Error(`The reading questions need a loop in ${name}.`);
  return loop;
}

function repetitionsOf(
  source: Source,
  called: string,
  loop: Loop,
  { text, args, because }: { text: string; args: readonly unknown[]; because: string },
): Question {
  const { file } = loop.place;
  const changes = countingChanges(source, called, loop);
  return {
    topic: called,
    text,
    place: loop.place,
    because,
    answer: {
      kind: "calls",
      calls: [{ file, name: called, args, changes }],
      read: ([value]) => number(value),
    },
  };
}

/** Makes a subroutine count the repetitions of a loop and return their number, not its result. */
function countingChanges(source: Source, name: string, loop: Loop): Change[] {
  const { body, end } = subroutine(source, name);
  const [first] = body;
  if (!first || first === loop.place) throw new Error(`The loop in ${name} cannot be counted.`);
  return [
    { place: first, instead: `let repetitions = 0; try { ${first.text}` },
    { place: loop.place, instead: `${loop.place.text} repetitions++;` },
    { place: end, instead: "} finally { return repetitions; } }" },
  ];
}
