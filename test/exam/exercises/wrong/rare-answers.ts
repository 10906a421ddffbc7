import type { WrongSolution } from "./wrong-solution.ts";

/** Wrong solutions that only answers show which are rarely typed: one of each class. */
export const WRONG_RARE_ANSWERS: readonly WrongSolution[] = [
  {
    exercise: "choose-promotion",
    fault: "K is allowed, too",
    replace: [["program.ts", "/^[MNEG]$/i", "/^[MNEGK]$/i"]],
  },
  {
    exercise: "choose-promotion",
    fault: "it asks in the sample game only",
    replace: [
      [
        "program.ts",
        "promotion = getPromotion();",
        "promotion = sampleGame === 'Y' ? getPromotion() : 'M';",
      ],
    ],
    quick: true,
  },
  {
    exercise: "nine-by-nine",
    fault: "a piece may move to file 0",
    replace: [
      [
        "rules.ts",
        "Math.min(startRank, startFile, finishRank, finishFile) < 1",
        "Math.min(startRank, startFile, finishRank) < 1",
      ],
    ],
    quick: true,
  },
  {
    exercise: "fifty-move-draw",
    fault: "the capture of a redum does not set the count back",
    replace: [
      [
        "program.ts",
        "else movesWithoutCapture = 0;",
        'else if (board[finishRank]![finishFile]![1] !== "R") movesWithoutCapture = 0;',
      ],
    ],
  },
  {
    exercise: "move-limit",
    fault: "3. is a limit",
    replace: [["program.ts", "/^0*[1-9][0-9]*$/", "/^0*[1-9][0-9]*\\.?$/"]],
  },
  {
    exercise: "move-limit",
    fault: "1e1 is a limit",
    replace: [["program.ts", "/^0*[1-9][0-9]*$/", "/^0*[1-9][0-9]*(e\\d)?$/"]],
  },
  {
    exercise: "repetition",
    fault: "the colours of pieces do not matter",
    replace: [
      [
        "program.ts",
        'return `$\u007bwhoseTurn} $\u007bboard.map((row) => row.join("|")).join("/")}`;',
        'return `$\u007bwhoseTurn} $\u007bboard.map((row) => row.map((s) => s[1]).join("|")).join("/")}`;',
      ],
    ],
    quick: true,
  },
  {
    exercise: "repetition",
    fault: "pieces on file 8 do not matter",
    replace: [
      [
        "program.ts",
        'return `$\u007bwhoseTurn} $\u007bboard.map((row) => row.join("|")).join("/")}`;',
        'return `$\u007bwhoseTurn} $\u007bboard.map((row) => row.slice(0, 8).join("|")).join("/")}`;',
      ],
    ],
  },
  {
    exercise: "table-of-winners",
    fault: "the file is written when the program ends",
    replace: [
      ["program.ts", "appendFileSync(winners, `", "memory += (`"],
      ["program.ts", "/** The main", "let memory = '';\n/** The main"],
      ["program.ts", 'readFileSync(winners, "utf8").trim()', "(readIf() + memory).trim()"],
      [
        "program.ts",
        "/** Shows the winners",
        "const readIf = () => { try { return readFileSync(winners, 'utf8'); } catch { return ''; } };\n/** Shows the winners",
      ],
      [
        "program.ts",
        "String.fromCharCode(playAgain.charCodeAt(0) - 32);\n  }",
        "String.fromCharCode(playAgain.charCodeAt(0) - 32);\n  }\n  appendFileSync(winners, memory);",
      ],
    ],
    quick: true,
  },
  {
    exercise: "third-setup",
    fault: "T starts the siege, too",
    replace: [["rules.ts", 'sampleGame === "S"', 'sampleGame === "S" || sampleGame === "T"']],
  },
  {
    exercise: "third-setup",
    fault: "redums are not promoted in the siege",
    replace: [
      [
        "program.ts",
        "makeMove(board, startRank, startFile, finishRank, finishFile, whoseTurn);",
        "makeMove(board, startRank, startFile, finishRank, finishFile, sampleGame === 'S' ? '' : whoseTurn);",
      ],
    ],
    quick: true,
  },
  {
    exercise: "kashshaptu-option",
    fault: "any letter but N means yes",
    replace: [
      ["program.ts", 'answer === "Y" || answer === "y"', 'answer !== "N" && answer !== "n"'],
    ],
  },
  {
    exercise: "etlu-like-a-knight",
    fault: "an etlu moves three files and a rank, too",
    replace: [
      [
        "rules.ts",
        "  return checkEtluMoveIsLegal;",
        "  if (Math.abs(finishFile - startFile) === 3 && Math.abs(finishRank - startRank) === 1) checkEtluMoveIsLegal = true;\n  return checkEtluMoveIsLegal;",
      ],
    ],
    quick: true,
  },
  {
    exercise: "etlu-like-a-knight",
    fault: "White's etlu moves two files, too",
    replace: [
      [
        "rules.ts",
        "  return checkEtluMoveIsLegal;",
        "  if (board[startRank]![startFile] === 'WE' && Math.abs(finishFile - startFile) === 2 && finishRank === startRank) checkEtluMoveIsLegal = true;\n  return checkEtluMoveIsLegal;",
      ],
    ],
  },
  {
    exercise: "redum-two-squares",
    fault: "a double step is legal from rank 4, too",
    replace: [
      [
        "rules.ts",
        "startRank === 7 && finishRank === 5 &&",
        "(startRank === 7 || startRank === 4) && finishRank === startRank - 2 &&",
      ],
      [
        "rules.ts",
        'board[6]![startFile] === "  " && board[5]!',
        'board[startRank - 1]![startFile] === "  " && board[finishRank]!',
      ],
    ],
  },
  {
    exercise: "kashshaptu",
    fault: "a promoted redum moves as a kashshaptu, too",
    replace: [
      ["rules.ts", 'else if (pieceType === "K")', 'if (pieceType === "K" || pieceType === "M")'],
    ],
    quick: true,
  },
  {
    exercise: "kashshaptu",
    fault: "White's kashshaptu does not move backwards diagonally",
    replace: [
      [
        "rules.ts",
        "): boolean {\n  return (\n    checkMarzaz",
        '): boolean {\n  if (board[startRank]![startFile] === "WK" && finishRank > startRank && finishFile !== startFile) return false;\n  return (\n    checkMarzaz',
      ],
    ],
  },
  {
    exercise: "choose-promotion",
    fault: "Black's nabu becomes a marzaz pani",
    replace: [
      [
        "program.ts",
        "promotion = getPromotion();",
        'promotion = getPromotion();\n      if (whoseTurn === "B" && promotion === "N") promotion = "M";',
      ],
    ],
    quick: true,
  },
  {
    exercise: "kashshaptu-option",
    fault: "redums of the full game become marzaz panis",
    replace: [
      ["program.ts", "whoseTurn, promotion);", "whoseTurn, sampleGame === 'Y' ? promotion : 'M');"],
    ],
  },
  {
    exercise: "list-legal-squares",
    fault: "it lists nothing for White's nabus",
    replace: [
      ["program.ts", "if (checkMove", 'if (board[startRank]?.[startFile] !== "WN" && checkMove'],
    ],
  },
  {
    exercise: "sorted-winners",
    fault: "only the first word of a name is kept",
    replace: [
      [
        "program.ts",
        'names.push(ask("What is the winner\'s name? "))',
        "names.push(ask(\"What is the winner's name? \").split(' ')[0]!)",
      ],
    ],
    quick: true,
  },
];
