import { COUNT_GAMES, type WrongSolution } from "./wrong-solution.ts";

/** Wrong solutions of the exercises about menus and choices. */
export const WRONG_MENUS: readonly WrongSolution[] = [
  {
    exercise: "third-setup",
    fault: "pieces of the game before stay on the board",
    replace: [
      [
        "rules.ts",
        'board[rankNo]![fileNo] = "  ";\n  board[1]![5]',
        'board[rankNo]![fileNo] ||= "  ";\n  board[1]![5]',
      ],
    ],
  },
  {
    exercise: "third-setup",
    fault: "a rank and a file are exchanged",
    replace: [["rules.ts", 'board[5]![8] = "BG"', 'board[8]![5] = "BG"']],
  },
  {
    exercise: "third-setup",
    fault: "a small s starts the full game",
    replace: [
      [
        "program.ts",
        "if (sampleGame.charCodeAt(0) >= 97 && sampleGame.charCodeAt(0) <= 122)",
        'if (sampleGame === "y")',
      ],
    ],
  },
  {
    exercise: "third-setup",
    fault: "the siege takes the place of the full game",
    replace: [["rules.ts", 'else if (sampleGame === "S")', "else if (true)"]],
  },
  {
    exercise: "main-menu",
    fault: "it ends after one game",
    replace: [["program.ts", "    choice = getChoice();\n  }\n}", "    choice = 3;\n  }\n}"]],
  },
  {
    exercise: "main-menu",
    fault: "other numbers start the full game",
    replace: [["program.ts", "while (choice < 1 || choice > 3)", "while (choice === 0)"]],
  },
  {
    exercise: "main-menu",
    fault: "the menu is not shown again after another number",
    replace: [
      ["program.ts", 'console.log("\\n1  Play', 'if (choice === 0) console.log("\\n1  Play'],
    ],
  },
  {
    exercise: "main-menu",
    fault: "the choices are exchanged",
    replace: [["program.ts", "if (choice === 1) init", "if (choice === 2) init"]],
  },
  {
    exercise: "game-menu",
    fault: "the player who has the turn begins again",
    replace: [["program.ts", '        whoseTurn = "W";\n      }', "      }"]],
  },
  {
    exercise: "game-menu",
    fault: "the other player has the turn after going back",
    replace: [
      [
        "program.ts",
        "if (choice > 0) continue;",
        'if (choice === 1) whoseTurn = whoseTurn === "W" ? "B" : "W";\n      if (choice > 0) continue;',
      ],
    ],
  },
  {
    exercise: "game-menu",
    fault: "it is always the sample game that begins again",
    replace: [
      [
        "program.ts",
        "initialiseBoard(board, sampleGame);\n        whose",
        'initialiseBoard(board, "Y");\n        whose',
      ],
    ],
  },
  {
    exercise: "game-menu",
    fault: "the end of the game ends the program",
    replace: [["program.ts", "if (choice === 3) gameOver = true;", "if (choice === 3) return;"]],
  },
  {
    exercise: "kashshaptu-option",
    fault: "it asks before the first game only",
    replace: [
      ...COUNT_GAMES,
      [
        "program.ts",
        "promotion = getPromotion();",
        "promotion = games === 1 ? getPromotion() : promotion;",
      ],
    ],
  },
  {
    exercise: "kashshaptu-option",
    fault: "once it is on, it stays on",
    replace: [
      [
        "program.ts",
        "promotion = getPromotion();",
        'promotion = getPromotion() === "K" ? "K" : promotion;',
      ],
    ],
  },
  {
    exercise: "kashshaptu-option",
    fault: "Black's redums become marzaz panis",
    replace: [["rules.ts", "= `B$", '= "BM" || `B$']],
  },
  {
    exercise: "kashshaptu-option",
    fault: "a kashshaptu moves like a sarrum, too",
    replace: [
      [
        "rules.ts",
        'pieceType === "K")\n        moveIsLegal =',
        'pieceType === "K")\n        moveIsLegal = checkSarrumMoveIsLegal(board, startRank, startFile, finishRank, finishFile) ||',
      ],
    ],
  },
];
