import { COUNT_GAMES, type WrongSolution } from "./wrong-solution.ts";

/** Wrong solutions of the exercises about promotion, the board, drawn games and danger. */
export const WRONG_RULES_GAMES: readonly WrongSolution[] = [
  {
    exercise: "choose-promotion",
    fault: "Black's redum becomes a white piece",
    replace: [["rules.ts", "`B$", "`W$"]],
  },
  {
    exercise: "choose-promotion",
    fault: "a small letter appears on the board",
    replace: [["program.ts", "answer.toUpperCase()", "answer"]],
  },
  {
    exercise: "choose-promotion",
    fault: "the first letter of an answer is enough",
    replace: [
      ["program.ts", "/^[MNEG]$/i", "/^[MNEG]/i"],
      ["program.ts", "answer.toUpperCase()", "answer.slice(0, 1).toUpperCase()"],
    ],
  },
  {
    exercise: "choose-promotion",
    fault: "asks about every piece that reaches the far rank",
    replace: [["rules.ts", 'if (board[startRank]![startFile]![1] !== "R") return false;', ""]],
  },
  {
    exercise: "choose-promotion",
    fault: "works in the first game only",
    replace: [
      ...COUNT_GAMES,
      [
        "program.ts",
        "        promotion = getPromotion();",
        '        promotion = games === 1 ? getPromotion() : "M";',
      ],
    ],
  },
  {
    exercise: "nine-by-nine",
    fault: "the sample game lacks file 9",
    replace: [
      [
        "program.ts",
        "fileNo <= boardDimension",
        'fileNo <= (board[1]![1] === "  " ? 8 : boardDimension)',
      ],
    ],
    quick: true,
  },
  {
    exercise: "nine-by-nine",
    fault: "the sample game leaves pieces on file 9",
    replace: [
      [
        "rules.ts",
        'fileNo <= boardDimension; fileNo += 1) board[rankNo]![fileNo] = "  ";',
        'fileNo <= 8; fileNo += 1) board[rankNo]![fileNo] = "  ";',
      ],
    ],
  },
  {
    exercise: "nine-by-nine",
    fault: "Black's redums are promoted on rank 8",
    replace: [["rules.ts", "finishRank === boardDimension", "finishRank === 8"]],
  },
  {
    exercise: "nine-by-nine",
    fault: "file 9 has no number",
    replace: [["program.ts", "7  8  9", "7  8"]],
  },
  {
    exercise: "fifty-move-draw",
    fault: "a capture does not set the count back",
    replace: [["program.ts", "else movesWithoutCapture = 0;", ""]],
  },
  {
    exercise: "fifty-move-draw",
    fault: "a redum's move sets the count back",
    replace: [
      [
        "program.ts",
        'if (board[finishRank]![finishFile] === "  ")',
        'if (board[finishRank]![finishFile] === "  " && board[startRank]![startFile]![1] !== "R")',
      ],
    ],
  },
  {
    exercise: "fifty-move-draw",
    fault: "the next game continues the count",
    replace: [
      [
        "program.ts",
        "initialiseBoard(board, sampleGame);\n    movesWithoutCapture = 0;",
        "initialiseBoard(board, sampleGame);",
      ],
      ["program.ts", "movesWithoutCapture === 50", "movesWithoutCapture >= 50"],
    ],
  },
  {
    exercise: "fifty-move-draw",
    fault: "the next game continues the count, and is never drawn",
    replace: [
      [
        "program.ts",
        "initialiseBoard(board, sampleGame);\n    movesWithoutCapture = 0;",
        "initialiseBoard(board, sampleGame);",
      ],
    ],
    quick: true,
  },
  {
    exercise: "fifty-move-draw",
    fault: "the fiftieth move cannot win",
    replace: [
      [
        "program.ts",
        "else movesWithoutCapture = 0;",
        "else if (movesWithoutCapture < 49) movesWithoutCapture = 0;\n      else movesWithoutCapture = 50;",
      ],
      [
        "program.ts",
        "if (gameOver) displayWinner(whoseTurn);\n      else if",
        "if (gameOver && movesWithoutCapture < 50) displayWinner(whoseTurn);\n      else if",
      ],
    ],
  },
  {
    exercise: "fifty-move-draw",
    fault: "mentions draws before the first game",
    replace: [
      [
        "program.ts",
        '  while (playAgain === "Y") {',
        '  console.log("Fifty moves without a capture are a draw.");\n  while (playAgain === "Y") {',
      ],
    ],
    quick: true,
  },
  {
    exercise: "no-legal-move",
    fault: "looks at the player who has just moved",
    replace: [
      [
        "program.ts",
        "!hasLegalMove(board, whoseTurn)",
        '!hasLegalMove(board, whoseTurn === "W" ? "B" : "W")',
      ],
    ],
  },
  {
    exercise: "no-legal-move",
    fault: "is never a draw when White cannot move",
    replace: [["program.ts", "if (!gameOver && ", 'if (!gameOver && whoseTurn === "B" && ']],
  },
  {
    exercise: "no-legal-move",
    fault: "captures do not count as moves",
    replace: [
      [
        "rules.ts",
        "finishFile, whoseTurn),\n",
        'finishFile, whoseTurn) && board[finishRank]![finishFile] === "  ",\n',
      ],
    ],
  },
  {
    exercise: "no-legal-move",
    fault: "a redum's moves do not count",
    replace: [
      [
        "rules.ts",
        "finishFile, whoseTurn),\n",
        'finishFile, whoseTurn) && board[startRank]![startFile]![1] !== "R",\n',
      ],
    ],
  },
  {
    exercise: "warn-of-danger",
    fault: "works in the first game only",
    replace: [
      ...COUNT_GAMES,
      [
        "program.ts",
        "      displayDanger(board, whoseTurn);",
        "      if (games === 1) displayDanger(board, whoseTurn);",
      ],
    ],
    quick: true,
  },
  {
    exercise: "warn-of-danger",
    fault: "warns the player who has just moved",
    replace: [
      [
        "program.ts",
        "      displayDanger(board, whoseTurn);",
        '      displayDanger(board, whoseTurn === "W" ? "B" : "W");',
      ],
    ],
  },
  {
    exercise: "warn-of-danger",
    fault: "an etlu endangers nothing",
    replace: [
      [
        "rules.ts",
        "      if (checkMoveIsLegal(",
        '      if (board[rankNo]![fileNo]![1] !== "E" && checkMoveIsLegal(',
      ],
    ],
  },
  {
    exercise: "warn-of-danger",
    fault: "warns again after a refused move",
    replace: [
      [
        "program.ts",
        'please try again");',
        'please try again");\n        if (!moveIsLegal) displayDanger(board, whoseTurn);',
      ],
    ],
  },
  {
    exercise: "stay-out-of-danger",
    fault: "tries the move on the real board and puts an empty square back",
    replace: [
      [
        "rules.ts",
        "const copy = board.map((row) => [...row]);",
        "const piece = board[startRank]![startFile]!;",
      ],
      ["rules.ts", "makeMove(copy, ", "makeMove(board, "],
      [
        "rules.ts",
        "return !isInDanger(copy, whoseTurn);",
        'const isSafe = !isInDanger(board, whoseTurn);\n  board[startRank]![startFile] = piece;\n  board[finishRank]![finishFile] = "  ";\n  return isSafe;',
      ],
    ],
    quick: true,
  },
  {
    exercise: "stay-out-of-danger",
    fault: "only moves of the sarrum are examined",
    replace: [
      [
        "rules.ts",
        "return !isInDanger(copy, whoseTurn);",
        'return board[startRank]![startFile]![1] !== "S" || !isInDanger(copy, whoseTurn);',
      ],
    ],
  },
  {
    exercise: "stay-out-of-danger",
    fault: "a danger that is already there need not end",
    replace: [
      [
        "rules.ts",
        "return !isInDanger(copy, whoseTurn);",
        "return isInDanger(board, whoseTurn) || !isInDanger(copy, whoseTurn);",
      ],
    ],
  },
  {
    exercise: "stay-out-of-danger",
    fault: "looks for danger before the move",
    replace: [
      ["rules.ts", "return !isInDanger(copy, whoseTurn);", "return !isInDanger(board, whoseTurn);"],
    ],
  },
];
