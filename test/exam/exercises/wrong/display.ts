import type { WrongSolution } from "./wrong-solution.ts";

export const WRONG_DISPLAY: readonly WrongSolution[] = [
  {
    exercise: "label-edges",
    fault: "the files are not labelled",
    replace: [["program.ts", "     F1 F2 F3 F4 F5 F6 F7 F8", "      1  2  3  4  5  6  7  8"]],
  },
  {
    exercise: "label-edges",
    fault: "the letters are exchanged",
    replace: [
      ["program.ts", "\\nR$", "\\nF$"],
      ["program.ts", "F1 F2 F3 F4 F5 F6 F7 F8", "R1 R2 R3 R4 R5 R6 R7 R8"],
    ],
  },
  {
    exercise: "label-edges",
    fault: "the labels of the files are too far apart",
    replace: [["program.ts", "F1 F2 F3 F4 F5 F6 F7 F8", "F1  F2  F3  F4  F5  F6  F7  F8"]],
  },
  {
    exercise: "list-legal-squares",
    fault: "the squares are listed rank first",
    replace: [
      [
        "program.ts",
        "startFile, rankNo, fileNo, whoseTurn",
        "startFile, fileNo, rankNo, whoseTurn",
      ],
    ],
  },
  {
    exercise: "list-legal-squares",
    fault: "? is understood only once",
    replace: [["program.ts", '  while (answer === "?") {', '  if (answer === "?") {']],
  },
  {
    exercise: "list-legal-squares",
    fault: "the start square is asked for again after ?",
    replace: [
      [
        "program.ts",
        '    answer = ask("Finish square, file first: ");',
        "    return getMove(startSquare, finishSquare, board, whoseTurn);",
      ],
    ],
  },
  {
    exercise: "list-legal-squares",
    fault: "it asks for White all the time",
    replace: [
      [
        "program.ts",
        "displayLegalSquares(startSquare, board, whoseTurn);\n    answer",
        'displayLegalSquares(startSquare, board, "W");\n    answer',
      ],
    ],
  },
  {
    exercise: "list-legal-squares",
    fault: "the opponent's pieces are listed too",
    replace: [
      [
        "program.ts",
        "rankNo, fileNo, whoseTurn)",
        "rankNo, fileNo, board[startRank]![startFile]![0]!)",
      ],
    ],
  },
  {
    exercise: "list-legal-squares",
    fault: "the squares are listed without being asked for",
    replace: [
      [
        "program.ts",
        '  let answer = ask("Finish',
        '  displayLegalSquares(startSquare, board, whoseTurn);\n  let answer = ask("Finish',
      ],
    ],
  },
  {
    exercise: "list-legal-squares",
    fault: "the moves are tried on the real board",
    replace: [
      [
        "program.ts",
        "        squares +=",
        '        board[startRank]![startFile] = board[startRank]![startFile]!, board[rankNo]![fileNo] = "  ", squares +=',
      ],
    ],
  },
  {
    exercise: "list-legal-squares",
    fault: "nothing is said if there is no legal square",
    replace: [
      [
        "program.ts",
        'if (squares === "") console.log("You cannot move anything from this square.");',
        'if (squares === "") return;',
      ],
    ],
  },
  {
    exercise: "list-captured-pieces",
    fault: "the next game continues the list",
    replace: [["program.ts", "    captured = [];\n", ""]],
  },
  {
    exercise: "list-captured-pieces",
    fault: "the captured sarrum is not listed",
    replace: [
      [
        "program.ts",
        "        displayCaptured(captured);\n        displayWinner",
        "        displayWinner",
      ],
    ],
  },
  {
    exercise: "list-captured-pieces",
    fault: "two pieces of a kind are listed once",
    replace: [
      [
        "program.ts",
        'if (board[finishRank]![finishFile] !== "  ") captured',
        'if (board[finishRank]![finishFile] !== "  " && !captured.includes(board[finishRank]![finishFile]!)) captured',
      ],
    ],
  },
  {
    exercise: "list-captured-pieces",
    fault: "the capturing piece is listed",
    replace: [
      [
        "program.ts",
        "captured.push(board[finishRank]![finishFile]!)",
        "captured.push(board[startRank]![startFile]!)",
      ],
    ],
  },
  {
    exercise: "list-captured-pieces",
    fault: "the target of a refused move is listed",
    replace: [
      [
        "program.ts",
        "        if (!moveIsLegal) console",
        '        if (!moveIsLegal && (board[finishRank]?.[finishFile] ?? "  ") !== "  ") captured.push(board[finishRank]![finishFile]!);\n        if (!moveIsLegal) console',
      ],
    ],
  },
  {
    exercise: "list-captured-pieces",
    fault: "only what White captures is listed",
    replace: [
      [
        "program.ts",
        'if (board[finishRank]![finishFile] !== "  ") captured',
        'if (board[finishRank]![finishFile]![0] === "B") captured',
      ],
    ],
  },
  {
    exercise: "turn-board-for-black",
    fault: "the numbers of the files do not turn",
    replace: [["program.ts", 'numbers.join("  ")', '"1  2  3  4  5  6  7  8"']],
  },
  {
    exercise: "turn-board-for-black",
    fault: "only the ranks turn",
    replace: [
      [
        "program.ts",
        "for (const fileNo of numbers)",
        "for (let fileNo = 1; fileNo <= boardDimension; fileNo += 1)",
      ],
    ],
  },
  {
    exercise: "turn-board-for-black",
    fault: "it shows the board of the player who has moved",
    replace: [["program.ts", 'if (whoseTurn === "B") numbers', 'if (whoseTurn === "W") numbers']],
  },
  {
    exercise: "turn-board-for-black",
    fault: "grid references turn with the board",
    replace: [
      [
        "program.ts",
        "        startRank = startSquare % 10;",
        '        if (whoseTurn === "B") {\n          startSquare = 99 - startSquare;\n          finishSquare = 99 - finishSquare;\n        }\n        startRank = startSquare % 10;',
      ],
    ],
  },
  {
    exercise: "turn-board-for-black",
    fault: "the board turns in the sample game only",
    replace: [
      [
        "program.ts",
        "displayBoard(board, whoseTurn);",
        'displayBoard(board, sampleGame === "Y" ? whoseTurn : "W");',
      ],
    ],
  },
];
