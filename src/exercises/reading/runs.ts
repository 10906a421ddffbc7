import type { Dialogue, ShownBoard } from "../checker/read-dialogue.ts";
import {
  chosen,
  number,
  piece,
  player,
  type Question,
  type RightAnswer,
  type RunExperiment,
  yesOrNo,
} from "./question.ts";
import { lineIn, type Source } from "./source.ts";

/** A game with a refused move, then a promotion, then something that is not a grid reference. */
const PROMOTION = ["y", "12", "13", "12", "21", "99"];
/** A game that the first move wins, then another game. */
const WIN = ["y", "81", "41", "y", "yes"];

const NEXT_QUESTIONS = ["the start square", "the finish square", "whether to play again"] as const;
const GAMES = ["the sample game", "the full game", "no game: the program ends"] as const;

/** Returns the questions about what the program shows when answers are typed. */
export const runQuestions = (source: Source): Question[] => [
  ...promotion(source),
  ...win(source),
  turnStays(source),
];

function promotion(source: Source): Question[] {
  return [
    {
      topic: "main",
      text: `The program is started and the answers y, 12 and 13 are typed. Does the program show the board again before its next question?`,
      place: lineIn(source, "main", "while (move !== null &&"),
      because:
        "The move is not legal, and the loop that asks for another move does not show the board.",
      answer: run(PROMOTION, ({ answers }) => yesOrNo((answers[2]?.boards.length ?? 0) > 0)),
    },
    {
      topic: "makeMove",
      text: "The program is started and the answers y, 12, 13, 12 and 21 are typed. Which two characters does the board then show on 21?",
      place: lineIn(source, "makeMove", "M` :"),
      because: "The second move is legal, and the redum that reaches rank 1 becomes a marzaz pani.",
      answer: run(PROMOTION, ({ answers }) => piece(on(answers[4]?.boards.at(-1), 2, 1))),
    },
    {
      topic: "getMove",
      text: "The program asks for the start square and 99 is typed. What does the program ask for next?",
      choices: NEXT_QUESTIONS,
      place: lineIn(source, "getMove", "=== OFF_THE_BOARD"),
      because:
        "The line returns before the finish square is asked for, and the move is then refused.",
      answer: run(PROMOTION, ({ openQuestion }) =>
        chosen(NEXT_QUESTIONS, [
          openQuestion.startsWith("Start"),
          openQuestion.startsWith("Finish"),
          openQuestion.includes("again"),
        ]),
      ),
    },
  ];
}

function win(source: Source): Question[] {
  const boards = ({ answers }: Dialogue) => answers.slice(0, 3).flatMap((answer) => answer.boards);
  return [
    {
      topic: "displayWinner",
      text: "The program is started and the answers y, 81 and 41 are typed. Which player does the program name as the winner, White or Black?",
      place: lineIn(source, "displayWinner", 'whoseTurn === "W"'),
      because:
        "White's gisgigir captures Black's sarrum, and whoseTurn changes only after displayWinner is called.",
      answer: run(WIN, ({ answers }) => player(/(\w)\w+ wins/.exec(answers[2]?.words ?? "")?.[1])),
    },
    {
      topic: "main",
      text: "The program is started and the answers y, 81 and 41 are typed. How many times is the board shown before the program asks whether to play again?",
      place: lineIn(source, "main", "if (gameOver)"),
      because: "It is shown before the move, and again because the move wins the game.",
      answer: run(WIN, (dialogue) => number(boards(dialogue).length)),
    },
    {
      topic: "isYes",
      text: "At “Play the sample game (Y for yes)?” the word yes is typed. Which game begins?",
      choices: GAMES,
      place: lineIn(source, "isYes", "return"),
      because:
        "Only the single letter Y or y counts as yes, and any other answer means the full game.",
      answer: run(WIN, ({ answers }) => {
        const corner = on(answers[4]?.boards.at(-1), 1, 1);
        return chosen(GAMES, [corner === "  ", corner === "BG", corner === undefined]);
      }),
    },
  ];
}

function turnStays(source: Source): Question {
  const place = lineIn(source, "main", "whoseTurn = opponentOf(whoseTurn)");
  const changes = [{ place, instead: "" }];
  return {
    topic: "main",
    text: `The line “${place.text.trim()}” is left out of main, and the answers y, 13 and 23 are typed. Whose turn does the program announce next, White's or Black's?`,
    place,
    because: "Nothing else changes whoseTurn during a game, so White would make every move.",
    answer: run(
      ["y", "13", "23"],
      ({ answers }) => player(/(\w)\w+'s turn/.exec(answers[2]?.words ?? "")?.[1]),
      changes,
    ),
  };
}

function run(
  typed: readonly string[],
  read: (dialogue: Dialogue) => RightAnswer[],
  changes: RunExperiment["changes"] = [],
): RunExperiment {
  return { kind: "run", typed, changes, read };
}

/** Returns what a shown board has on a square; undefined if no board was shown. */
const on = (board: ShownBoard | undefined, file: number, rank: number) =>
  board?.[rank - 1]?.[file - 1];
