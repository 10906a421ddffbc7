import type { WrongSolution } from "./wrong-solution.ts";

/** Solutions that say what they should, and something else of the kind: one of each class. */
export const WRONG_SAID_BESIDES: readonly WrongSolution[] = [
  {
    exercise: "accept-only-y-or-n",
    fault: "only the usual question names the letters",
    replace: [
      ["program.ts", '    console.log("Please type Y or N.");\n', ""],
      [
        "program.ts",
        '"Play the sample game (Y for yes)? ");\n    if',
        '"Play the sample game (Y or N)? ");\n    if',
      ],
      ["program.ts", '"Play again (Y for yes)? "', '"Play again (Y or N)? "'],
    ],
    quick: true,
  },
  {
    exercise: "confirm-moves",
    fault: "it says that it is the other player's turn after n",
    replace: [
      ["program.ts", "else moveIsConfirmed", "else if (true) moveIsConfirmed"],
      [
        "program.ts",
        "      }\n      gameOver = check",
        '        if (moveIsLegal && !moveIsConfirmed) displayWhoseTurnItIs(whoseTurn === "W" ? "B" : "W");\n      }\n      gameOver = check',
      ],
    ],
    quick: true,
  },
  {
    exercise: "count-moves",
    fault: "two numbers of moves are shown",
    replace: [
      [
        "program.ts",
        "        console.log(`Moves made: $\u007bmovesMade}`);",
        "        console.log(`Moves made: $\u007bmovesMade}`);\n        console.log(`Moves made: $\u007bmovesMade + 1}`);",
      ],
    ],
    quick: true,
  },
  {
    exercise: "announce-promotions",
    fault: "one line names both players",
    replace: [
      [
        "program.ts",
        '"White\'s redum has been promoted to a marzaz pani."',
        '"White or Black: a redum has been promoted."',
      ],
      [
        "program.ts",
        '"Black\'s redum has been promoted to a marzaz pani."',
        '"White or Black: a redum has been promoted."',
      ],
    ],
    quick: true,
  },
  {
    exercise: "name-captured-piece",
    fault: "one line names both players",
    replace: [
      [
        "program.ts",
        "$\u007bdescribePiece(captured)} has been captured.",
        "White or Black lost: $\u007bdescribePiece(captured).slice(8)}",
      ],
    ],
  },
  {
    exercise: "name-captured-piece",
    fault: "the player who captures is said to own the piece",
    replace: [
      [
        "program.ts",
        "console.log(`$\u007bdescribePiece(captured)} has been captured.`)",
        "{ const [a, b] = captured[0] === 'W' ? ['Black', 'White'] : ['White', 'Black']; console.log(`$\u007bb} captured $\u007ba}'s$\u007bdescribePiece(captured).slice(7)}`); }",
      ],
    ],
    quick: true,
  },
  {
    exercise: "name-captured-piece",
    fault: "the next questions name the piece, too",
    replace: [
      ["program.ts", '"Start square, file first: "', "`Start square (captured: $\u007blast}): `"],
      ["program.ts", "/** Asks for both", "let last = '';\n/** Asks for both"],
      [
        "program.ts",
        "      if (gameOver) displayWinner",
        "      last = captured === '  ' ? last : describePiece(captured);\n      if (gameOver) displayWinner",
      ],
    ],
  },
  {
    exercise: "show-piece-at-start",
    fault: "every piece is White's or Black's",
    replace: [
      [
        "program.ts",
        "This is $\u007bdescribePiece(piece)}.",
        "This is White's or Black's $\u007bdescribePiece(piece).slice(8)}.",
      ],
    ],
  },
  {
    exercise: "show-piece-at-start",
    fault: "it speaks of the finish square after a win",
    replace: [
      [
        "program.ts",
        "      if (gameOver) displayWinner(whoseTurn);",
        "      if (gameOver) displayWinner(whoseTurn);\n      if (gameOver) console.log('White now stands on an empty square');",
      ],
    ],
  },
  {
    exercise: "show-piece-at-start",
    fault: "it says something about a square off the board",
    replace: [
      ["program.ts", "file > 8) return;", "file > 8) { console.log('Off the board'); return; }"],
    ],
  },
  {
    exercise: "label-edges",
    fault: "the labels of the files stand above the board",
    replace: [
      [
        "program.ts",
        '  console.log("     _______________________\\n\\n     F1 F2 F3 F4 F5 F6 F7 F8\\n\\n");',
        '  console.log("     _______________________\\n\\n");',
      ],
      [
        "program.ts",
        "  console.log();\n  for (let rank",
        '  console.log("\\n     F1 F2 F3 F4 F5 F6 F7 F8");\n  for (let rank',
      ],
    ],
    quick: true,
  },
  {
    exercise: "label-edges",
    fault: "the old labels of the files stand below the new ones",
    replace: [
      ["program.ts", 'F6 F7 F8\\n\\n"', 'F6 F7 F8\\n\\n\\n      1  2  3  4  5  6  7  8\\n\\n"'],
    ],
    quick: true,
  },
  {
    exercise: "label-edges",
    fault: "there is a label for a ninth file",
    replace: [["program.ts", " F7 F8", " F7 F8 F9"]],
  },
  {
    exercise: "turn-board-for-black",
    fault: "the board is shown from both sides",
    replace: [
      [
        "program.ts",
        "displayBoard(board, whoseTurn);",
        "displayBoard(board, 'W');\n      displayBoard(board, whoseTurn);",
      ],
    ],
  },
  {
    exercise: "list-legal-squares",
    fault: "an empty list is all that it says if there is no legal square",
    replace: [
      [
        "program.ts",
        'if (squares === "") console.log("You cannot move anything from this square.");\n  else console',
        "console",
      ],
    ],
    quick: true,
  },
  {
    exercise: "list-legal-squares",
    fault: "the start square is listed, too",
    replace: [
      ["program.ts", "        squares +=", "        squares +="],
      [
        "program.ts",
        "if (checkMoveIsLegal(board, startRank, startFile, rankNo, fileNo, whoseTurn))",
        "if ((rankNo === startRank && fileNo === startFile && board[startRank]![startFile]![0] === whoseTurn) || checkMoveIsLegal(board, startRank, startFile, rankNo, fileNo, whoseTurn))",
      ],
    ],
    quick: true,
  },
  {
    exercise: "list-captured-pieces",
    fault: "the board is shown after a win",
    replace: [
      [
        "program.ts",
        "        displayCaptured(captured);\n        displayWinner",
        "        displayBoard(board);\n        displayCaptured(captured);\n        displayWinner",
      ],
    ],
  },
  {
    exercise: "list-captured-pieces",
    fault: "the list is shown after a refused move",
    replace: [
      [
        "program.ts",
        'please try again");',
        'please try again");\n        if (!moveIsLegal) displayCaptured(captured);',
      ],
    ],
    quick: true,
  },
  {
    exercise: "nine-by-nine",
    fault: "the numbers do not stand under their files",
    replace: [["program.ts", "1  2  3  4  5  6  7  8  9", "1 2 3 4 5 6 7 8 9"]],
    quick: true,
  },
  {
    exercise: "nine-by-nine",
    fault: "the ranks are numbered from 0, except rank 9",
    replace: [
      ["program.ts", "\\n$\u007brankNo}   `", "\\n$\u007brankNo < 9 ? rankNo - 1 : 9}   `"],
    ],
  },
  {
    exercise: "fifty-move-draw",
    fault: "the question counts down to a draw",
    replace: [
      ["program.ts", '"Start square, file first: "', '"Start square (moves until a draw): "'],
    ],
    quick: true,
  },
  {
    exercise: "warn-of-danger",
    fault: "one line warns both players",
    replace: [
      ["program.ts", '"White\'s sarrum is in danger!"', '"Danger for a sarrum of White or Black"'],
      ["program.ts", '"Black\'s sarrum is in danger!"', '"Danger for a sarrum of White or Black"'],
    ],
  },
  {
    exercise: "surrender",
    fault: "it says that the sarrum has been taken",
    replace: [
      ["program.ts", "White surrenders. Black wins!", "White's sarrum has been taken. Black wins!"],
    ],
  },
  {
    exercise: "points",
    fault: "the points are shown twice, exchanged the second time",
    replace: [
      [
        "program.ts",
        "Points: White $\u007bpointsOfWhite}, Black $\u007bpointsOfBlack}",
        "Points: White $\u007bpointsOfWhite}, Black $\u007bpointsOfBlack}\\nTotal: White $\u007bpointsOfBlack}, Black $\u007bpointsOfWhite}",
      ],
    ],
    quick: true,
  },
  {
    exercise: "undo",
    fault: "the question says “nothing to undo”",
    replace: [
      [
        "program.ts",
        "Start square, file first, or undo: ",
        "Start square (undo if there is nothing to undo): ",
      ],
    ],
  },
  {
    exercise: "full-names",
    fault: "the question contains a full name",
    replace: [["program.ts", '"Start square, file first: "', '"Start square of a White redum: "']],
  },
  {
    exercise: "main-menu",
    fault: "the menu is shown twice",
    replace: [
      [
        "program.ts",
        'console.log("\\n1  Play',
        'console.log("\\n1  Play the sample game\\n2  Play the full game\\n3  Leave the program");\n    console.log("\\n1  Play',
      ],
    ],
    quick: true,
  },
  {
    exercise: "game-menu",
    fault: "the menu has a fourth choice",
    replace: [["program.ts", "3  End this game", "3  End this game\\n4  Help"]],
  },
];
