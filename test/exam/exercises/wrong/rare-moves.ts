import type { WrongSolution } from "./wrong-solution.ts";

const COPY_IS_SAFE = "  return !isInDanger(copy, whoseTurn);";
const ATTACKED =
  "if (checkMoveIsLegal(board, rankNo, fileNo, sarrumRank, sarrumFile, opponent)) return true;";

/** Wrong solutions that only rare moves or long games show. */
export const WRONG_RARE_MOVES: readonly WrongSolution[] = [
  {
    exercise: "fifty-move-draw",
    fault: "a capture with the fiftieth move is a draw, too",
    replace: [
      [
        "program.ts",
        `if (board[finishRank]![finishFile] === "  ") movesWithoutCapture += 1;`,
        `const captures = board[finishRank]![finishFile] !== "  ";\n      movesWithoutCapture += 1;`,
      ],
      ["program.ts", "      else movesWithoutCapture = 0;\n", ""],
      [
        "program.ts",
        `      if (whoseTurn === "W") whoseTurn = "B";`,
        `      if (captures) movesWithoutCapture = 0;\n      if (whoseTurn === "W") whoseTurn = "B";`,
      ],
    ],
  },
  {
    exercise: "kashshaptu-option",
    fault: "a kashshaptu does not jump over pieces of its own colour",
    replace: [
      [
        "rules.ts",
        "||\n          checkEtluMoveIsLegal(board, startRank, startFile, finishRank, finishFile);",
        "|| (checkEtluMoveIsLegal(board, startRank, startFile, finishRank, finishFile) &&\n          board[(startRank + finishRank) / 2]![(startFile + finishFile) / 2]![0] !== whoseTurn);",
      ],
    ],
  },
  {
    exercise: "stay-out-of-danger",
    fault: "a redum endangers the square ahead of it",
    replace: [
      [
        "rules.ts",
        COPY_IS_SAFE,
        `  const ahead = copy[whoseTurn === "W" ? finishRank - 1 : finishRank + 1]?.[finishFile];\n  if (copy[finishRank]![finishFile]![1] === "S" && ahead?.[1] === "R" && ahead[0] !== whoseTurn) return false;\n${COPY_IS_SAFE}`,
      ],
    ],
    quick: true,
  },
  {
    exercise: "squares-off-the-board",
    fault: "0 alone is off the board",
    replace: [["program.ts", "/^[0-9][0-9]$/", "/^[0-9]?[0-9]$/"]],
  },
  {
    exercise: "full-names",
    fault: "a refusal names the opponent's piece",
    replace: [
      [
        "program.ts",
        "if (!moveIsLegal) console.log(",
        `const tried = board[startRank]?.[startFile] ?? "  ";\n        if (tried !== "  " && tried[0] !== whoseTurn) console.log(getPieceName(tried));\n        if (!moveIsLegal) console.log(`,
      ],
    ],
  },
  {
    exercise: "etlu-like-a-knight",
    fault: "a nabu jumps two squares, too",
    replace: [
      [
        "rules.ts",
        "moveIsLegal = checkNabuMoveIsLegal(board, startRank, startFile, finishRank, finishFile);",
        "moveIsLegal = checkNabuMoveIsLegal(board, startRank, startFile, finishRank, finishFile) ||\n          (finishFile === startFile && Math.abs(finishRank - startRank) === 2);",
      ],
    ],
  },
  {
    exercise: "nine-by-nine",
    fault: "the full game leaves pieces on rank 7",
    replace: [
      [
        "rules.ts",
        `        } else board[rankNo]![fileNo] = "  ";`,
        `        } else if (rankNo !== 7) board[rankNo]![fileNo] = "  ";`,
      ],
    ],
  },
  {
    exercise: "warn-of-danger",
    fault: "a redum that could capture the sarrum is promoted where it stands",
    replace: [
      [
        "rules.ts",
        ATTACKED,
        `const sarrum = board[sarrumRank]![sarrumFile]!;\n      ${ATTACKED.replace("return true;", `{\n        makeMove(board, rankNo, fileNo, sarrumRank, sarrumFile, opponent);\n        board[rankNo]![fileNo] = board[sarrumRank]![sarrumFile]!;\n        board[sarrumRank]![sarrumFile] = sarrum;\n        return true;\n      }`)}`,
      ],
    ],
    quick: true,
  },
  {
    exercise: "repetition",
    fault: "it remembers thirty positions",
    replace: [
      [
        "program.ts",
        "positions.push(position);",
        "positions.push(position);\n      positions = positions.slice(-30);",
      ],
    ],
  },
  {
    exercise: "table-of-winners",
    fault: "it shows twenty winners",
    replace: [
      [
        "program.ts",
        "for (const line of lines) console",
        "for (const line of lines.slice(0, 20)) console",
      ],
    ],
  },
  {
    exercise: "third-setup",
    fault: "the first question does not offer the siege",
    replace: [["program.ts", " (Y for yes, S for the siege)?", " (Y for yes)?"]],
    quick: true,
  },
];
