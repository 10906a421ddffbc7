import type { Wording } from "../wrong/wrong-solution.ts";

/** Of the other exercises. */
export const WORDINGS_OF_GAMES: readonly Wording[] = [
  {
    exercise: "label-edges",
    wording: "labels one place to the right",
    replace: [["program.ts", "     F1 F2", "      F1 F2"]],
  },
  {
    exercise: "label-edges",
    wording: "the ranks at the right",
    replace: [
      ["program.ts", "\\nR$\u007brankNo}  `", "\\n    `"],
      ["program.ts", '    console.log("|");', "    console.log(`| R$\u007brankNo}`);"],
    ],
  },
  {
    exercise: "list-legal-squares",
    wording: "each square on its own line",
    replace: [
      [
        "program.ts",
        "console.log(`Legal squares:$\u007bsquares}`)",
        "console.log(`From $\u007bstartSquare} you can go to:$\u007bsquares.replaceAll(' ', '\\n - ')}`)",
      ],
    ],
  },
  {
    exercise: "list-legal-squares",
    wording: "“none” after the same words",
    replace: [["program.ts", "You cannot move anything from this square.", "Legal squares: none"]],
  },
  {
    exercise: "list-captured-pieces",
    wording: "“nothing” at the start",
    replace: [
      [
        "program.ts",
        'if (captured.length > 0) console.log(`Captured: $\u007bcaptured.join(" ")}\\n`);',
        'console.log(`Captured: $\u007bcaptured.join(", ") || "nothing"}`);',
      ],
    ],
  },
  {
    exercise: "list-captured-pieces",
    wording: "a line for each player",
    replace: [
      [
        "program.ts",
        'if (captured.length > 0) console.log(`Captured: $\u007bcaptured.join(" ")}\\n`);',
        'console.log(`White has lost: $\u007bcaptured.filter((p) => p[0] === "W").join(" ")}\\nBlack has lost: $\u007bcaptured.filter((p) => p[0] === "B").join(" ")}`);',
      ],
    ],
  },
  {
    exercise: "turn-board-for-black",
    wording: "whose side it is",
    replace: [
      [
        "program.ts",
        "  console.log();\n  for (const",
        '  console.log(`\\nSeen from $\u007bwhoseTurn === "W" ? "White" : "Black"}\'s side:`);\n  for (const',
      ],
    ],
  },
  {
    exercise: "nine-by-nine",
    wording: "the numbers one place to the left",
    replace: [["program.ts", "      1  2  3", "     1  2  3"]],
  },
  {
    exercise: "fifty-move-draw",
    wording: "the board at the end",
    replace: [
      [
        "program.ts",
        "        gameOver = true;\n      }",
        "        displayBoard(board);\n        gameOver = true;\n      }",
      ],
    ],
  },
  {
    exercise: "no-legal-move",
    wording: "no board at the end",
    replace: [
      ["program.ts", "        displayBoard(board);\n        displayDraw", "        displayDraw"],
    ],
  },
  {
    exercise: "warn-of-danger",
    wording: "who threatens, too",
    replace: [
      [
        "program.ts",
        '"White\'s sarrum is in danger!"',
        '"White\'s sarrum is in danger, Black can capture it"',
      ],
      [
        "program.ts",
        '"Black\'s sarrum is in danger!"',
        '"Black\'s sarrum is in danger, White can capture it"',
      ],
    ],
  },
  {
    exercise: "points",
    wording: "two lines",
    replace: [
      [
        "program.ts",
        "Points: White $\u007bpointsOfWhite}, Black $\u007bpointsOfBlack}",
        "White: $\u007bpointsOfWhite}\\nBlack: $\u007bpointsOfBlack}",
      ],
    ],
  },
  {
    exercise: "points",
    wording: "what has been scored, too",
    replace: [
      [
        "program.ts",
        "Points: White $\u007bpointsOfWhite}, Black $\u007bpointsOfBlack}",
        "+$\u007bscored} points! White's points: $\u007bpointsOfWhite}, Black's points: $\u007bpointsOfBlack}",
      ],
    ],
  },
  {
    exercise: "undo",
    wording: "the turn after “nothing to undo”",
    replace: [
      [
        "program.ts",
        'console.log("There is nothing to undo.");',
        '{\n            console.log("There is nothing to undo.");\n            displayBoard(board);\n            displayWhoseTurnItIs(whoseTurn);\n          }',
      ],
    ],
  },
  {
    exercise: "repetition",
    wording: "drawn, with the board",
    replace: [
      [
        "program.ts",
        "This position has appeared three times. The game is a draw.",
        "Drawn by repetition",
      ],
      [
        "program.ts",
        "        gameOver = true;\n      }\n    }",
        "        displayBoard(board);\n        gameOver = true;\n      }\n    }",
      ],
    ],
  },
  {
    exercise: "save-and-load",
    wording: "the turn after saving",
    replace: [
      [
        "program.ts",
        'console.log("The game has been saved.");',
        'console.log("Saved.");\n          displayBoard(board);\n          displayWhoseTurnItIs(whoseTurn);',
      ],
    ],
  },
  {
    exercise: "log-and-replay",
    wording: "who moved, in a replay",
    replace: [
      [
        "program.ts",
        "console.log(`After $\u007bline}:`)",
        "console.log(`$\u007bwhoseTurn === 'B' ? 'White' : 'Black'} moved $\u007bline}:`)",
      ],
    ],
  },
  {
    exercise: "table-of-winners",
    wording: "numbered lines",
    replace: [
      [
        "program.ts",
        "  for (const line of lines) console.log(line);",
        "  for (const [index, line] of lines.entries()) console.log(`$\u007bindex + 1}. $\u007bline} moves`);",
      ],
    ],
  },
  {
    exercise: "full-names",
    wording: "no verb",
    replace: [
      [
        "program.ts",
        "$\u007bgetPieceName(piece)} moves and captures $\u007bgetPieceName(capturedPiece)}.",
        "Move: $\u007bgetPieceName(piece)} x $\u007bgetPieceName(capturedPiece)}",
      ],
      ["program.ts", "$\u007bgetPieceName(piece)} moves.", "Move: $\u007bgetPieceName(piece)}"],
    ],
  },
  {
    exercise: "main-menu",
    wording: "the last choice is the question",
    replace: [
      ["program.ts", '\\n3  Leave the program");', '");'],
      ["program.ts", '"Your choice: "', '"3) Leave > "'],
    ],
  },
  {
    exercise: "game-menu",
    wording: "a title",
    replace: [
      [
        "program.ts",
        '"\\n1  Go back to the game\\n2  Begin this game again\\n3  End this game"',
        '"MENU\\n[1] Continue\\n[2] Again\\n[3] Stop"',
      ],
    ],
  },
  {
    exercise: "sorted-winners",
    wording: "the names first",
    replace: [
      [
        "program.ts",
        "console.log(`$\u007bnumbers[count]} $\u007bnames[count]}`)",
        "console.log(`$\u007bnames[count]}: $\u007bnumbers[count]} moves`)",
      ],
    ],
  },
];
