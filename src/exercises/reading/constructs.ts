import type { Question } from "./question.ts";

export const CONSTRUCTS: readonly Question[] = [
  {
    id: "display-loop",
    text: "Is the iteration in DisplayBoard definite or indefinite?",
    needs: ["displayBoard"],
    answers: ["definite"],
    because: "The number of repetitions, 8 ranks and 8 files, is known before the loops begin.",
  },
  {
    id: "gisgigir-loop",
    text: "Is the iteration in CheckGisgigirMoveIsLegal definite or indefinite?",
    needs: ["checkGisgigirMoveIsLegal"],
    answers: ["definite"],
    because:
      "Each of its loops counts the squares between, and runs to its end even after an occupied square.",
  },
  {
    id: "create-loop",
    text: "In Python, is the iteration in CreateBoard definite or indefinite?",
    needs: ["createBoard"],
    answers: ["definite"],
    because: "The number of repetitions, 9 rows of 9 elements, is known before the loops begin.",
  },
  {
    id: "asking-loop",
    text: "The main program asks for moves until one is legal. Is this iteration definite or indefinite?",
    needs: ["main"],
    answers: ["indefinite"],
    because: "Nobody knows beforehand how many moves the player will try.",
  },
  {
    id: "main-loops",
    text: "How many loops of the main program are nested in each other?",
    needs: ["main"],
    answers: ["3"],
    because:
      "One is for the games, one for the turns of a game, and one for the attempts at a move.",
  },
  {
    id: "gisgigir-loops",
    text: "How many loops are there in CheckGisgigirMoveIsLegal?",
    needs: ["checkGisgigirMoveIsLegal"],
    answers: ["4"],
    because: "Right, left, down and up have a loop each.",
  },
  {
    id: "nested-loops",
    text: "In Python, state the name of a subroutine in which a definite loop is inside another definite loop.",
    needs: ["displayBoard", "checkGisgigirMoveIsLegal", "initialiseBoard"],
    answers: ["DisplayBoard", "InitialiseBoard", "CreateBoard"],
    because: "For each rank the inner loop goes through all files.",
  },
  {
    id: "selection-in-loop",
    text: "State the name of a subroutine, not the main program, with a selection inside an iteration.",
    needs: ["checkGisgigirMoveIsLegal", "createBoard", "makeMove"],
    answers: ["CheckGisgigirMoveIsLegal", "InitialiseBoard"],
    because:
      "One tests in its loops whether a square is occupied, the other which piece belongs on a square.",
  },
  {
    id: "make-move-cases",
    text: "How many cases does MakeMove tell apart?",
    needs: ["makeMove"],
    answers: ["3"],
    because:
      "A white redum reaches rank 1, a black redum reaches rank 8, or the piece is simply copied.",
  },
];

export const PASSING: readonly Question[] = [
  {
    id: "make-move-board",
    text: "In Python, is Board passed to MakeMove by value or by reference?",
    needs: ["makeMove"],
    answers: ["by reference"],
    because: "MakeMove changes the array of the main program and returns nothing.",
  },
  {
    id: "check-board",
    text: "In Python, is Board passed to CheckMoveIsLegal by value or by reference?",
    needs: ["checkMoveIsLegal"],
    answers: ["by reference"],
    because: "Board is passed by reference everywhere, also where it is only read.",
  },
  {
    id: "make-move-turn",
    text: "In Python, is WhoseTurn passed to MakeMove by value or by reference?",
    needs: ["makeMove"],
    answers: ["by value"],
    because: "It is a string, and MakeMove needs only its value.",
  },
  {
    id: "check-rank",
    text: "In Python, is StartRank passed to CheckNabuMoveIsLegal by value or by reference?",
    needs: ["checkNabuMoveIsLegal"],
    answers: ["by value"],
    because: "It is a number, and the subroutine needs only its value.",
  },
  {
    id: "get-move-results",
    text: "GetMove gives the main program two grid references. Explain how (a) in Python and (b) in a language with parameters passed by reference.",
    needs: ["getMove", "main"],
    marks: 2,
    scheme: [
      "(a) It returns both values, and the main program assigns them to StartSquare and FinishSquare",
      "(b) StartSquare and FinishSquare are passed by reference, so that GetMove changes the variables of the main program",
    ],
  },
  {
    id: "reference-board",
    text: "In Python, MakeMove returns no value. Explain how the main program gets the changed board.",
    needs: ["makeMove", "main"],
    marks: 2,
    scheme: [
      "Board is passed by reference, so that no copy of it is made",
      "A change that MakeMove makes in its parameter is a change of the main program's array",
    ],
  },
  {
    id: "value-and-reference",
    text: "Explain the difference between passing a parameter by value and passing it by reference.",
    needs: ["makeMove"],
    marks: 2,
    scheme: [
      "By value: the subroutine gets a copy of the value (a change does not reach the caller's variable)",
      "By reference: it works on the caller's own variable, of which it gets the address (a change does reach it)",
    ],
  },
];

const CHOICE =
  "fixed value, stepper, most recent holder, most wanted holder, gatherer, one-way flag or temporary";

export const ROLES: readonly Question[] = [
  {
    id: "role-dimension",
    text: `Which role does BoardDimension have: ${CHOICE}?`,
    needs: ["displayBoard"],
    answers: ["fixed value"],
    because: "It is 8 and is never changed.",
  },
  {
    id: "role-count",
    text: `Which role does Count have in CheckGisgigirMoveIsLegal: ${CHOICE}?`,
    needs: ["checkGisgigirMoveIsLegal"],
    answers: ["stepper"],
    because: "The control variable of a definite loop goes through a known series of values.",
  },
  {
    id: "role-rank",
    text: `Which role does RankNo have in DisplayBoard: ${CHOICE}?`,
    needs: ["displayBoard"],
    answers: ["stepper"],
    because: "It goes through the ranks one after another.",
  },
  {
    id: "role-start-square",
    text: `Which role does StartSquare have in the main program: ${CHOICE}?`,
    needs: ["main", "getMove"],
    answers: ["most recent holder"],
    because: "It holds the start square that was typed last.",
  },
  {
    id: "role-play-again",
    text: `Which role does PlayAgain have in the main program: ${CHOICE}?`,
    needs: ["main"],
    answers: ["most recent holder"],
    because: "It holds the latest answer to the question whether to play again.",
  },
  {
    id: "role-game-over",
    text: `Which role does GameOver have in the main program during one game: ${CHOICE}?`,
    needs: ["main"],
    answers: ["one-way flag"],
    because: "It is False at first and, once it is True, stays True until the game ends.",
  },
  {
    id: "role-gatherer",
    text: `A programmer adds a variable Points. Whenever White captures a piece, the value of the piece is added to it. Which role does Points have: ${CHOICE}?`,
    needs: [],
    answers: ["gatherer"],
    because: "It accumulates the effect of the single values.",
  },
  {
    id: "role-most-wanted",
    text: `A programmer adds a variable LongestMove. It holds the largest number of squares that a gisgigir has moved so far. Which role does it have: ${CHOICE}?`,
    needs: [],
    answers: ["most wanted holder"],
    because: "It holds the best value that has appeared so far.",
  },
  {
    id: "role-temporary",
    text: `A programmer exchanges the pieces on two squares. A variable Piece keeps one of them until the other is in its place. Which role does Piece have: ${CHOICE}?`,
    needs: [],
    answers: ["temporary"],
    because: "It holds a value only for a short time.",
  },
];
