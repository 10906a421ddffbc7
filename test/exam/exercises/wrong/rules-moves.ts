import type { WrongSolution } from "./wrong-solution.ts";

/** Wrong solutions of the exercises about the moves of pieces. */
export const WRONG_RULES_MOVES: readonly WrongSolution[] = [
  {
    exercise: "marzaz-pani-any-direction",
    fault: "a marzaz pani moves only diagonally",
    replace: [
      [
        "rules.ts",
        "<= 1 && Math.abs(finishRank - startRank) <= 1)\n    checkMarzaz",
        "=== 1 && Math.abs(finishRank - startRank) === 1)\n    checkMarzaz",
      ],
    ],
  },
  {
    exercise: "marzaz-pani-any-direction",
    fault: "a marzaz pani moves up to two ranks",
    replace: [["rules.ts", "<= 1)\n    checkMarzaz", "<= 2)\n    checkMarzaz"]],
  },
  {
    exercise: "marzaz-pani-any-direction",
    fault: "Black's marzaz pani moves as before",
    replace: [
      [
        "rules.ts",
        'if (pieceType === "M")',
        'if (pieceType === "M" && whoseTurn === "B" && finishFile !== startFile && finishRank !== startRank) return false;\n      else if (pieceType === "M")',
      ],
    ],
  },
  {
    exercise: "marzaz-pani-any-direction",
    fault: "a nabu moves in any direction, too",
    replace: [["rules.ts", "=== 1)\n    checkNabu", "<= 1)\n    checkNabu"]],
  },
  {
    exercise: "etlu-like-a-knight",
    fault: "two squares in a line remain legal",
    replace: [
      [
        "rules.ts",
        "=== 2 && Math.abs(finishRank - startRank) === 1",
        "=== 2 && Math.abs(finishRank - startRank) <= 1",
      ],
    ],
  },
  {
    exercise: "etlu-like-a-knight",
    fault: "three squares in a line are legal",
    replace: [
      [
        "rules.ts",
        "Math.abs(finishFile - startFile) === 1 && Math.abs(finishRank - startRank) === 2",
        "Math.abs(finishFile - startFile) + Math.abs(finishRank - startRank) === 3",
      ],
    ],
  },
  {
    exercise: "etlu-like-a-knight",
    fault: "an etlu does not jump",
    replace: [
      [
        "rules.ts",
        "=== 1 && Math.abs(finishRank - startRank) === 2",
        '=== 1 && Math.abs(finishRank - startRank) === 2 && board[(startRank + finishRank) / 2]![startFile] === "  "',
      ],
    ],
  },
  {
    exercise: "nabu-slides",
    fault: "a nabu jumps",
    replace: [["rules.ts", '* fileStep] !== "  "', '* fileStep] === "??"']],
  },
  {
    exercise: "nabu-slides",
    fault: "a nabu jumps over the opponent's pieces",
    replace: [
      ["rules.ts", '* fileStep] !== "  "', "* fileStep]![0] === board[startRank]![startFile]![0]"],
    ],
  },
  {
    exercise: "nabu-slides",
    fault: "a nabu captures nothing",
    replace: [
      [
        "rules.ts",
        "count < Math.abs(finishRank - startRank)",
        "count <= Math.abs(finishRank - startRank)",
      ],
    ],
  },
  {
    exercise: "nabu-slides",
    fault: "a nabu moves vertically, too",
    replace: [
      [
        "rules.ts",
        "if (Math.abs(finishFile - startFile) === Math.abs(finishRank - startRank)) {",
        "if (startFile === finishFile || Math.abs(finishFile - startFile) === Math.abs(finishRank - startRank)) {",
      ],
    ],
  },
  {
    exercise: "redum-two-squares",
    fault: "White's redum jumps",
    replace: [["rules.ts", 'board[6]![startFile] === "  " && ', ""]],
  },
  {
    exercise: "redum-two-squares",
    fault: "Black's redum captures with two squares",
    replace: [["rules.ts", ' && board[4]![startFile] === "  "', ""]],
  },
  {
    exercise: "redum-two-squares",
    fault: "a redum moves two squares from any rank",
    replace: [
      ["rules.ts", "startRank === 7 && finishRank === 5", "finishRank === startRank - 2"],
      [
        "rules.ts",
        'board[6]![startFile] === "  " && board[5]!',
        'board[startRank - 1]![startFile] === "  " && board[finishRank]!',
      ],
    ],
  },
  {
    exercise: "redum-two-squares",
    fault: "a redum moves two ranks and any number of files",
    replace: [["rules.ts", "finishRank === 5 && finishFile === startFile", "finishRank === 5"]],
  },
  {
    exercise: "kashshaptu",
    fault: "a kashshaptu does not jump",
    replace: [
      [
        "rules.ts",
        "checkEtluMoveIsLegal(board, startRank, startFile, finishRank, finishFile) ||\n",
        "\n",
      ],
    ],
  },
  {
    exercise: "kashshaptu",
    fault: "a redum is promoted to a kashshaptu",
    replace: [["rules.ts", '= "WM"', '= "WK"']],
  },
  {
    exercise: "kashshaptu",
    fault: "the capture of a kashshaptu wins",
    replace: [
      [
        "rules.ts",
        '![1] === "S") return',
        '![1] === "S" || board[finishRank]![finishFile]![1] === "K") return',
      ],
    ],
  },
  {
    exercise: "kashshaptu",
    fault: "Black keeps the marzaz pani",
    replace: [
      [
        "rules.ts",
        '=== 4) board[rankNo]![fileNo] += "K"',
        '=== 4) board[rankNo]![fileNo] += rankNo === 1 ? "M" : "K"',
      ],
    ],
  },
];
