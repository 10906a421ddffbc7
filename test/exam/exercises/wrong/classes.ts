import type { WrongSolution } from "./wrong-solution.ts";

/** One wrong solution of each class that the others leave out. */
export const WRONG_CLASSES: readonly WrongSolution[] = [
  {
    exercise: "nabu-slides",
    fault: "a nabu moves at most five squares",
    replace: [
      [
        "rules.ts",
        "  if (Math.abs(finishFile - startFile) === Math.abs(finishRank - startRank)) {",
        "  if (Math.abs(finishFile - startFile) < 6 && Math.abs(finishFile - startFile) === Math.abs(finishRank - startRank)) {",
      ],
    ],
  },
  {
    exercise: "nabu-slides",
    fault: "a nabu moves in three of four directions",
    replace: [
      [
        "rules.ts",
        "  if (Math.abs(finishFile - startFile) === Math.abs(finishRank - startRank)) {",
        "  if (fileStep + rankStep < 2 && Math.abs(finishFile - startFile) === Math.abs(finishRank - startRank)) {",
      ],
    ],
  },
  {
    exercise: "redum-two-squares",
    fault: "Black's redum no longer captures from rank 2",
    replace: [
      [
        "rules.ts",
        "finishRank === startRank + 1",
        "finishRank === startRank + 1 && (startRank > 2 || finishFile === startFile)",
      ],
    ],
  },
  {
    exercise: "etlu-like-a-knight",
    fault: "one of the eight jumps is missing",
    replace: [
      [
        "rules.ts",
        "    (Math.abs(finishFile - startFile) === 2 && Math.abs(finishRank - startRank) === 1) ||",
        "    (Math.abs(finishFile - startFile) === 2 && Math.abs(finishRank - startRank) === 1 && (finishFile < startFile || finishRank < startRank)) ||",
      ],
    ],
  },
  {
    exercise: "warn-of-danger",
    fault: "the function is right, but takes gisgigirs off the board",
    replace: [
      [
        "rules.ts",
        "sarrumRank, sarrumFile, opponent)) return true;",
        'sarrumRank, sarrumFile, opponent)) {\n        if (board[rankNo]![fileNo]![1] === "G") board[rankNo]![fileNo] = "  ";\n        return true;\n      }',
      ],
    ],
  },
  {
    exercise: "warn-of-danger",
    fault: "it warns after a win, too",
    replace: [
      [
        "program.ts",
        "      if (gameOver) displayWinner(whoseTurn);",
        "      if (gameOver) displayWinner(whoseTurn);\n      if (gameOver) console.log(\"White's sarrum was in danger, Black's sarrum was in danger\");",
      ],
    ],
  },
  {
    exercise: "count-moves",
    fault: "the next game begins with the player who lost",
    replace: [
      ["program.ts", '    whoseTurn = "W";\n', '    if (movesMade === 0) whoseTurn = "W";\n'],
    ],
  },
  {
    exercise: "count-moves",
    fault: "the numbers from 1 to 30 are all shown",
    replace: [
      [
        "program.ts",
        "        console.log(`Moves made: $\u007bmovesMade}`);",
        "        for (let count = 1; count <= 30; count += 1) console.log(`Moves made: $\u007bcount}`);",
      ],
    ],
  },
  {
    exercise: "name-captured-piece",
    fault: "all twelve pieces are named",
    replace: [
      [
        "program.ts",
        "console.log(`$\u007bdescribePiece(captured)} has been captured.`);",
        'for (const colour of "WB") for (const letter of "RGENMS") console.log(`$\u007bdescribePiece(colour + letter)} has been captured.`);',
      ],
    ],
  },
  {
    exercise: "list-captured-pieces",
    fault: "the list ends after ten pieces",
    replace: [["program.ts", 'captured.join(" ")', 'captured.slice(0, 10).join(" ")']],
  },
  {
    exercise: "sorted-winners",
    fault: "only the best five are shown",
    replace: [
      [
        "program.ts",
        "count < names.length; count += 1)\n    console",
        "count < Math.min(5, names.length); count += 1)\n    console",
      ],
    ],
  },
  {
    exercise: "table-of-winners",
    fault: "only the best five are shown",
    replace: [["program.ts", "of lines) console", "of lines.slice(0, 5)) console"]],
  },
  {
    exercise: "log-and-replay",
    fault: "the file is written when the game ends",
    replace: [
      [
        "program.ts",
        "      appendFileSync(log, `$\u007bstartFile}",
        "      moves += `$\u007bstartFile}",
      ],
      [
        "program.ts",
        "$\u007bfinishFile}$\u007bfinishRank}\\n`);",
        "$\u007bfinishFile}$\u007bfinishRank}\\n`;\n      if (gameOver) appendFileSync(log, moves);",
      ],
      ["program.ts", '    writeFileSync(log, "");', '    writeFileSync(log, "");\n    moves = "";'],
      ["program.ts", "/** The moves of this game,", 'let moves = "";\n/** The moves of this game,'],
      ["program.ts", 'readFileSync(log, "utf8").split', "moves.split"],
    ],
  },
  {
    exercise: "label-edges",
    fault: "the old labels stand beside the new ones",
    replace: [
      ["program.ts", "\\nR$\u007brankNo}  `", "\\nR$\u007brankNo} $\u007brankNo}`"],
      [
        "program.ts",
        "     F1 F2 F3 F4 F5 F6 F7 F8",
        "      1  2  3  4  5  6  7  8\\n     F1 F2 F3 F4 F5 F6 F7 F8",
      ],
    ],
  },
  {
    exercise: "label-edges",
    fault: "the old labels of the files stand above the new ones",
    replace: [
      [
        "program.ts",
        "     F1 F2 F3 F4 F5 F6 F7 F8",
        "      1  2  3  4  5  6  7  8\\n     F1 F2 F3 F4 F5 F6 F7 F8",
      ],
    ],
  },
  {
    exercise: "stay-out-of-danger",
    fault: "the exception is missing",
    replace: [
      ["rules.ts", "  if (checkIfGameWillBeWon(board, finishRank, finishFile)) return true;\n", ""],
    ],
    quick: true,
  },
  {
    exercise: "stay-out-of-danger",
    fault: "the exception holds only for captures by the sarrum",
    replace: [
      [
        "rules.ts",
        "if (checkIfGameWillBeWon(board, finishRank, finishFile)) return true;",
        'if (board[startRank]![startFile]![1] === "S" && checkIfGameWillBeWon(board, finishRank, finishFile)) return true;',
      ],
    ],
  },
  {
    exercise: "stay-out-of-danger",
    fault: "nabus endanger nothing",
    replace: [
      [
        "rules.ts",
        "      if (checkPieceMovesLikeThis(board, rankNo",
        '      if (board[rankNo]![fileNo]![1] !== "N" && checkPieceMovesLikeThis(board, rankNo',
      ],
    ],
  },
  {
    exercise: "no-legal-move",
    fault: "only neighbouring squares are tried",
    replace: [
      [
        "rules.ts",
        "      checkMoveIsLegal(board, startRank, startFile, finishRank, finishFile, whoseTurn),",
        "      Math.abs(finishRank - startRank) < 2 && Math.abs(finishFile - startFile) < 2 &&\n      checkMoveIsLegal(board, startRank, startFile, finishRank, finishFile, whoseTurn),",
      ],
    ],
    quick: true,
  },
  {
    exercise: "no-legal-move",
    fault: "moves of etlus do not count",
    replace: [
      [
        "rules.ts",
        "      checkMoveIsLegal(board, startRank, startFile, finishRank, finishFile, whoseTurn),",
        '      board[startRank]![startFile]![1] !== "E" &&\n      checkMoveIsLegal(board, startRank, startFile, finishRank, finishFile, whoseTurn),',
      ],
    ],
  },
];
