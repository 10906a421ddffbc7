import { COUNT_GAMES, type WrongSolution } from "./wrong-solution.ts";

export const WRONG_MESSAGES: readonly WrongSolution[] = [
  {
    exercise: "count-moves",
    fault: "refused moves count",
    replace: [
      ["program.ts", "      movesMade += 1;\n", ""],
      [
        "program.ts",
        "        moveIsLegal = checkMoveIsLegal(",
        "        movesMade += 1;\n        moveIsLegal = checkMoveIsLegal(",
      ],
    ],
  },
  {
    exercise: "count-moves",
    fault: "the next game continues the count",
    replace: [["program.ts", "    movesMade = 0;\n", ""]],
  },
  {
    exercise: "count-moves",
    fault: "a move of both players counts once",
    replace: [["program.ts", "movesMade}", "Math.ceil(movesMade / 2)}"]],
  },
  {
    exercise: "count-moves",
    fault: "the winning move does not count",
    replace: [["program.ts", "movesMade}", "movesMade - 1}"]],
  },
  {
    exercise: "count-moves",
    fault: "it counts after Black's moves only",
    replace: [
      ["program.ts", "      movesMade += 1;", '      if (whoseTurn === "B") movesMade += 2;'],
    ],
  },
  {
    exercise: "count-moves",
    fault: "the number is shown after every move",
    replace: [
      [
        "program.ts",
        "      movesMade += 1;",
        "      movesMade += 1;\n      console.log('Moves made: ' + movesMade);",
      ],
    ],
  },
  {
    exercise: "announce-promotions",
    fault: "it announces a promotion before the move is found legal",
    replace: [
      [
        "program.ts",
        "        moveIsLegal = checkMoveIsLegal(",
        "        if (startRank > 0 && checkIfRedumWillBePromoted(board, startRank, startFile, finishRank, whoseTurn)) displayPromotion(whoseTurn);\n        moveIsLegal = checkMoveIsLegal(",
      ],
      ["program.ts", "      if (isPromoted) displayPromotion(whoseTurn);\n", ""],
    ],
    quick: true,
  },
  {
    exercise: "announce-promotions",
    fault: "a promotion that wins is not announced",
    replace: [["program.ts", "if (isPromoted) display", "if (isPromoted && !gameOver) display"]],
    quick: true,
  },
  {
    exercise: "announce-promotions",
    fault: "it announces promotions in the first game only",
    replace: [
      ...COUNT_GAMES,
      ["program.ts", "if (isPromoted) display", "if (isPromoted && games === 1) display"],
    ],
    quick: true,
  },
  {
    exercise: "announce-promotions",
    fault: "every piece on the far rank is announced",
    replace: [["rules.ts", '  if (board[startRank]![startFile]![1] !== "R") return false;\n', ""]],
  },
  {
    exercise: "announce-promotions",
    fault: "it looks for the redum after the move has been made",
    replace: [
      [
        "program.ts",
        "      const isPromoted = checkIfRedumWillBePromoted(\n        board, startRank, startFile, finishRank, whoseTurn,\n      );\n",
        "",
      ],
      [
        "program.ts",
        "if (isPromoted) display",
        "if (checkIfRedumWillBePromoted(board, startRank, startFile, finishRank, whoseTurn)) display",
      ],
    ],
  },
  {
    exercise: "announce-promotions",
    fault: "it announces White's promotions only",
    replace: [["rules.ts", ' || (whoseTurn === "B" && finishRank === 8)', ""]],
  },
  {
    exercise: "announce-promotions",
    fault: "it names the other player",
    replace: [
      [
        "program.ts",
        "displayPromotion(whoseTurn);\n      if",
        'displayPromotion(whoseTurn === "W" ? "B" : "W");\n      if',
      ],
    ],
  },
  {
    exercise: "announce-promotions",
    fault: "promotions by a capture are not announced",
    replace: [
      [
        "rules.ts",
        '[1] !== "R") return false;',
        '[1] !== "R" || board[finishRank]![startFile] !== "  ") return false;',
      ],
    ],
  },
  {
    exercise: "name-captured-piece",
    fault: "it names the piece that captures",
    replace: [
      [
        "program.ts",
        "const captured = board[finishRank]![finishFile]!;",
        'const captured = board[finishRank]![finishFile] === "  " ? "  " : board[startRank]![startFile]!;',
      ],
    ],
  },
  {
    exercise: "name-captured-piece",
    fault: "it names the piece of the square at the start of the game",
    replace: [
      [
        "program.ts",
        "    initialiseBoard(board, sampleGame);",
        "    initialiseBoard(board, sampleGame);\n    const startBoard = board.map((row) => [...row]);",
      ],
      ["program.ts", "const captured = board[", "const captured = startBoard["],
    ],
  },
  {
    exercise: "name-captured-piece",
    fault: "it names the other player",
    replace: [
      [
        "program.ts",
        'if (piece[0] === "W") return `White\'s',
        'if (piece[0] === "B") return `White\'s',
      ],
    ],
  },
  {
    exercise: "name-captured-piece",
    fault: "it does not know the marzaz pani",
    replace: [["program.ts", 'M: "marzaz pani", ', ""]],
  },
  {
    exercise: "name-captured-piece",
    fault: "it says so if nothing has been captured",
    replace: [["program.ts", 'else if (captured !== "  ") console', "else console"]],
  },
  {
    exercise: "name-captured-piece",
    fault: "a refused move onto a piece is a capture",
    replace: [
      [
        "program.ts",
        "        if (!moveIsLegal) console",
        '        if (!moveIsLegal && (board[finishRank]?.[finishFile] ?? "  ") !== "  ") console.log(describePiece(board[finishRank]![finishFile]!), "is captured.");\n        if (!moveIsLegal) console',
      ],
    ],
  },
  {
    exercise: "show-piece-at-start",
    fault: "it takes the piece from the starting board",
    replace: [
      ["program.ts", "finishSquare, board);", "finishSquare, startBoard);"],
      [
        "program.ts",
        "    initialiseBoard(board, sampleGame);",
        "    initialiseBoard(board, sampleGame);\n    const startBoard = board.map((row) => [...row]);",
      ],
    ],
    quick: true,
  },
  {
    exercise: "show-piece-at-start",
    fault: "it names pieces in the first game only",
    replace: [
      ...COUNT_GAMES,
      [
        "program.ts",
        "  displayPiece(board, startSquare);",
        "  if (games === 1) displayPiece(board, startSquare);",
      ],
    ],
    quick: true,
  },
  {
    exercise: "show-piece-at-start",
    fault: "it names rank and file in the wrong order",
    replace: [
      ["program.ts", "const piece = board[rank]![file]!;", "const piece = board[file]![rank]!;"],
    ],
  },
  {
    exercise: "show-piece-at-start",
    fault: "the opponent's pieces are refused at once",
    replace: [
      [
        "program.ts",
        "  displayPiece(board, startSquare);",
        '  displayPiece(board, startSquare);\n  while (startSquare === 41) startSquare = askForNumber("Not yours. Start square: ");',
      ],
    ],
  },
  {
    exercise: "show-piece-at-start",
    fault: "an empty square is not called empty",
    replace: [["program.ts", 'console.log("This square is empty.");', "return;"]],
  },
  {
    exercise: "show-piece-at-start",
    fault: "it names the piece on the finish square too",
    replace: [
      [
        "program.ts",
        '"Finish square, file first: ");',
        '"Finish square, file first: ");\n  displayPiece(board, finishSquare);',
      ],
    ],
  },
  {
    exercise: "show-piece-at-start",
    fault: "it names the piece only after both squares",
    replace: [
      ["program.ts", "  displayPiece(board, startSquare);\n", ""],
      [
        "program.ts",
        '"Finish square, file first: ");',
        '"Finish square, file first: ");\n  displayPiece(board, startSquare);',
      ],
    ],
  },
];
