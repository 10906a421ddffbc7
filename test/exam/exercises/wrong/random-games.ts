import type { WrongSolution } from "./wrong-solution.ts";

/** Wrong solutions that only random games find: each is one of a class. */
export const WRONG_RANDOM_GAMES: readonly WrongSolution[] = [
  {
    exercise: "nabu-slides",
    fault: "a nabu looks only at the last square in between",
    replace: [
      [
        "rules.ts",
        "let count = 1; count < Math",
        "let count = Math.max(1, Math.abs(finishRank - startRank) - 1); count < Math",
      ],
    ],
    quick: true,
  },
  {
    exercise: "nabu-slides",
    fault: "a nabu looks in three of four directions",
    replace: [
      [
        "rules.ts",
        "if (board[startRank + count * rankStep]",
        "if (rankStep + fileStep < 2 && board[startRank + count * rankStep]",
      ],
    ],
  },
  {
    exercise: "redum-two-squares",
    fault: "a double step captures, for White",
    replace: [
      ["rules.ts", '&& board[5]![startFile] === "  "', '&& board[5]![startFile]![0] !== "W"'],
    ],
    quick: true,
  },
  {
    exercise: "redum-two-squares",
    fault: "a double step is legal from rank 6, too",
    replace: [
      [
        "rules.ts",
        "startRank === 7 && finishRank === 5 &&",
        "(startRank === 7 || startRank === 6) && finishRank === startRank - 2 &&",
      ],
      [
        "rules.ts",
        'board[6]![startFile] === "  " && board[5]!',
        'board[startRank - 1]![startFile] === "  " && board[finishRank]!',
      ],
    ],
  },
  {
    exercise: "warn-of-danger",
    fault: "nabus endanger nobody",
    replace: [
      [
        "rules.ts",
        "      if (checkMoveIsLegal(board, rankNo, fileNo, sarrumRank",
        '      if (board[rankNo]![fileNo]![1] !== "N" && checkMoveIsLegal(board, rankNo, fileNo, sarrumRank',
      ],
    ],
  },
  {
    exercise: "announce-promotions",
    fault: "both colours are announced",
    replace: [
      [
        "program.ts",
        'been promoted to a marzaz pani.");\n  else',
        'been promoted to a marzaz pani.");\n  if (whoseTurn)',
      ],
    ],
    quick: true,
  },
  {
    exercise: "undo",
    fault: "three moves are kept",
    replace: [
      [
        "program.ts",
        "earlierBoards.push(board.map((row) => [...row]));",
        "earlierBoards.push(board.map((row) => [...row]));\n      earlierBoards = earlierBoards.slice(-3);",
      ],
    ],
    quick: true,
  },
  {
    exercise: "sorted-winners",
    fault: "the table ends after ten winners",
    replace: [
      [
        "program.ts",
        "count < names.length; count += 1)\n    console",
        "count < Math.min(10, names.length); count += 1)\n    console",
      ],
    ],
    quick: true,
  },
  {
    exercise: "sorted-winners",
    fault: "later games come before earlier ones with the same number of moves",
    replace: [
      ["program.ts", "names.push(ask", "names.unshift(ask"],
      ["program.ts", "numbers.push(movesMade)", "numbers.unshift(movesMade)"],
    ],
  },
  {
    exercise: "list-captured-pieces",
    fault: "the list is above the board",
    replace: [
      [
        "program.ts",
        "      displayBoard(board);\n      displayCaptured(captured);",
        "      displayCaptured(captured);\n      displayBoard(board);",
      ],
    ],
    quick: true,
  },
  {
    exercise: "confirm-moves",
    fault: "J confirms",
    replace: [["program.ts", '["Y", "y"]', '["Y", "y", "J", "j"]']],
    quick: true,
  },
  {
    exercise: "move-limit",
    fault: "+3 is a limit",
    replace: [["program.ts", "/^0*[1-9]", "/^\\+?0*[1-9]"]],
  },
  {
    exercise: "squares-off-the-board",
    fault: "-4 is off the board",
    replace: [["program.ts", "/^[0-9][0-9]$/", "/^[-0-9][0-9]$/"]],
    quick: true,
  },
  {
    exercise: "squares-on-one-line",
    fault: "a comma may stand between the squares",
    replace: [["program.ts", "(\\d\\d) *(", "(\\d\\d)[ ,]*("]],
  },
  {
    exercise: "main-menu",
    fault: "11 starts the sample game",
    replace: [
      [
        "program.ts",
        'choice = askForNumber("Your choice: ");',
        'choice = Number(String(askForNumber("Your choice: "))[0]);',
      ],
    ],
    quick: true,
  },
  {
    exercise: "kashshaptu-option",
    fault: "a kashshaptu may capture its own colour",
    replace: [
      [
        "rules.ts",
        "    if (moveIsLegal) {",
        '    if (pieceType === "K" && pieceColour === whoseTurn)\n      moveIsLegal =\n        checkNabuMoveIsLegal(board, startRank, startFile, finishRank, finishFile) ||\n        checkEtluMoveIsLegal(board, startRank, startFile, finishRank, finishFile);\n    else if (moveIsLegal) {',
      ],
    ],
    quick: true,
  },
  {
    exercise: "kashshaptu-option",
    fault: "a kashshaptu moves in three of four diagonal directions",
    replace: [
      [
        "rules.ts",
        "          checkNabuMoveIsLegal(board, startRank, startFile, finishRank, finishFile) ||",
        "          (!(finishRank < startRank && finishFile > startFile) && checkNabuMoveIsLegal(board, startRank, startFile, finishRank, finishFile)) ||",
      ],
    ],
  },
  {
    exercise: "kashshaptu-option",
    fault: "a kashshaptu does not capture diagonally",
    replace: [
      [
        "rules.ts",
        "          checkNabuMoveIsLegal(board, startRank, startFile, finishRank, finishFile) ||",
        '          (board[finishRank]![finishFile] === "  " && checkNabuMoveIsLegal(board, startRank, startFile, finishRank, finishFile)) ||',
      ],
    ],
  },
  {
    exercise: "kashshaptu-option",
    fault: "White may move a kashshaptu of Black",
    replace: [
      [
        "rules.ts",
        'if (pieceColour !== "W") moveIsLegal = false;',
        'if (pieceColour !== "W" && pieceType !== "K") moveIsLegal = false;',
      ],
    ],
  },
  {
    exercise: "kashshaptu-option",
    fault: "K means yes, too",
    replace: [
      ["program.ts", 'if (answer === "Y" || answer === "y")', "if (/^[yk]/i.test(answer))"],
    ],
  },
  {
    exercise: "stay-out-of-danger",
    fault: "a redum whose promotion is refused stays promoted",
    replace: [
      [
        "rules.ts",
        "  return !isInDanger(copy, whoseTurn);",
        "  const [before, after] = [board[startRank]![startFile]!, copy[finishRank]![finishFile]!];\n  if (isInDanger(copy, whoseTurn) && before !== after) board[startRank]![startFile] = after;\n  return !isInDanger(copy, whoseTurn);",
      ],
    ],
  },
];
