import { type Question, right } from "./question.ts";
import { lineWith, type Source, subroutineOf } from "./source.ts";

/** The question, the text that marks the source line which answers it, and the explanation. */
const DECISIONS: readonly (readonly [text: string, line: string, because: string])[] = [
  [
    "Which subroutine decides whether a move wins the game?",
    '[1] === "S"',
    "It returns true if the second character of what is on the finish square is S, a sarrum.",
  ],
  [
    "Which subroutine makes sure that a redum moves diagonally only to capture?",
    "[0] === opponentOf(",
    "A redum that changes its file must find a piece of the opponent's colour on the finish square.",
  ],
  [
    "Which subroutine changes a redum into a marzaz pani?",
    "M` :",
    "It puts a marzaz pani on the finish square instead of the piece from the start square.",
  ],
  [
    "Which subroutine makes sure that players move only their own pieces?",
    "colourOfPiece !== whoseTurn",
    "It returns false if the colour of the piece is not the colour of the player whose turn it is.",
  ],
  [
    "Which subroutine prints “That is not a legal move – please try again”?",
    "That is not a legal move",
    "The message is in the loop that asks for moves until one of them is legal.",
  ],
  [
    "Which subroutine tests whether what was typed is a grid reference?",
    "^[1-8][1-8]$",
    "The pattern allows two digits from 1 to 8 and nothing else.",
  ],
  [
    "In which subroutine is the question whether to play again written?",
    "Play again",
    "The outer loop of this subroutine plays one game after another.",
  ],
];

/** Returns the questions that ask which subroutine does or decides something. */
export const decisionQuestions = (source: Source): Question[] =>
  DECISIONS.map(([text, line, because]) => {
    const place = lineWith(source, line);
    const { name } = subroutineOf(source, place);
    return { topic: name, text, place, because, answer: right(name) };
  });
