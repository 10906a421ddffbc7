import { COUNT_GAMES, notAfterRefusal, type WrongSolution } from "./wrong-solution.ts";

export const WRONG_PLAY: readonly WrongSolution[] = [
  {
    exercise: "surrender",
    fault: "surrender directly after a refused move is not understood",
    replace: notAfterRefusal("surrender"),
  },
  {
    exercise: "surrender",
    fault: "the player who surrenders wins",
    replace: [
      [
        "program.ts",
        "displaySurrender(whoseTurn);\n          gameOver",
        'displaySurrender(whoseTurn === "W" ? "B" : "W");\n          gameOver',
      ],
    ],
  },
  {
    exercise: "surrender",
    fault: "it says that the sarrum has been captured",
    replace: [
      [
        "program.ts",
        "          displaySurrender(whoseTurn);",
        '          displayWinner(whoseTurn === "W" ? "B" : "W");',
      ],
    ],
  },
  {
    exercise: "surrender",
    fault: "the program ends",
    replace: [
      [
        "program.ts",
        "          gameOver = true;",
        "          gameOver = true;\n          process.exit();",
      ],
    ],
  },
  {
    exercise: "surrender",
    fault: "surrender at the finish square question ends the game too",
    replace: [
      [
        "program.ts",
        '  finishSquare = askForNumber("Finish square, file first: ");',
        '  const finish = ask("Finish square, file first: ");\n  if (finish === "surrender") return finish;\n  finishSquare = Number.parseInt(finish, 10) || 0;',
      ],
    ],
  },
  {
    exercise: "surrender",
    fault: "a player can surrender in the first game only",
    replace: [
      ...COUNT_GAMES,
      [
        "program.ts",
        '  if (answer === "surrender")',
        '  if (games === 1 && answer === "surrender")',
      ],
    ],
  },
  {
    exercise: "points",
    fault: "a refused capture scores",
    replace: [
      [
        "program.ts",
        "        if (!moveIsLegal) console",
        '        if (!moveIsLegal && whoseTurn === "W") pointsOfWhite += points[board[finishRank]?.[finishFile]?.[1] ?? ""] ?? 0;\n        if (!moveIsLegal) console',
      ],
    ],
  },
  {
    exercise: "points",
    fault: "the next game continues the points",
    replace: [["program.ts", "    pointsOfBlack = 0;\n", ""]],
  },
  {
    exercise: "points",
    fault: "the sarrum scores",
    replace: [["program.ts", "E: 4, G: 6", "E: 4, G: 6, S: 10"]],
  },
  {
    exercise: "points",
    fault: "the points go to the player who lost the piece",
    replace: [
      [
        "program.ts",
        '      if (whoseTurn === "W") pointsOfWhite',
        '      if (whoseTurn === "B") pointsOfWhite',
      ],
    ],
  },
  {
    exercise: "points",
    fault: "a promoted redum scores as a redum",
    replace: [["program.ts", "M: 3", "M: 1"]],
  },
  {
    exercise: "points",
    fault: "the points are not shown after a win",
    replace: [
      ["program.ts", "      console.log(`Points", "      if (!gameOver) console.log(`Points"],
    ],
  },
  {
    exercise: "move-limit",
    fault: "refused moves count",
    replace: [
      ["program.ts", "      movesMade += 1;\n", ""],
      [
        "program.ts",
        "        moveIsLegal = checkMoveIsLegal(",
        "        movesMade += 1;\n        moveIsLegal = checkMoveIsLegal(",
      ],
      ["program.ts", "movesMade === moveLimit", "movesMade >= moveLimit"],
    ],
  },
  {
    exercise: "move-limit",
    fault: "the next game continues the count",
    replace: [
      ["program.ts", "    movesMade = 0;\n", ""],
      ["program.ts", "movesMade === moveLimit", "movesMade >= moveLimit"],
    ],
  },
  {
    exercise: "move-limit",
    fault: "the limit is asked for in the first game only",
    replace: [
      [
        "program.ts",
        "    moveLimit = getMoveLimit();",
        "    if (moveLimit === 0) moveLimit = getMoveLimit();",
      ],
    ],
  },
  {
    exercise: "move-limit",
    fault: "a win with the last move is a draw",
    replace: [
      ["program.ts", "      if (gameOver) displayWinner(whoseTurn);\n      else if", "      if"],
    ],
  },
  {
    exercise: "move-limit",
    fault: "a win with the last move is a win and a draw",
    replace: [["program.ts", "      else if (movesMade", "      if (movesMade"]],
  },
  {
    exercise: "move-limit",
    fault: "it takes numbers that are not whole",
    replace: [
      ["program.ts", "!/^0*[1-9][0-9]*$/.test(answer)", "!(Number.parseInt(answer, 10) >= 1)"],
      ["program.ts", "return Number(answer);", "return Number.parseInt(answer, 10);"],
    ],
  },
  {
    exercise: "move-limit",
    fault: "it takes 0",
    replace: [["program.ts", "/^0*[1-9][0-9]*$/", "/^[0-9]+$/"]],
  },
  {
    exercise: "undo",
    fault: "undo directly after a refused move is not understood",
    replace: notAfterRefusal("undo"),
    quick: true,
  },
  {
    exercise: "undo",
    fault: "undo with nothing left gives the sample board in a full game",
    replace: [
      [
        "program.ts",
        'console.log("There is nothing to undo.");',
        '{\n            console.log("There is nothing to undo.");\n            initialiseBoard(board, "Y");\n          }',
      ],
    ],
    quick: true,
  },
  {
    exercise: "undo",
    fault: "the copy of the board has the same rows",
    replace: [["program.ts", "board.map((row) => [...row])", "[...board]"]],
  },
  {
    exercise: "undo",
    fault: "only one move can be taken back",
    replace: [
      [
        "program.ts",
        "      earlierBoards.push(",
        "      earlierBoards = [];\n      earlierBoards.push(",
      ],
    ],
  },
  {
    exercise: "undo",
    fault: "the turn stays the same",
    replace: [
      [
        "program.ts",
        '            if (whoseTurn === "W") whoseTurn = "B";\n            else whoseTurn = "W";\n            display',
        "            display",
      ],
    ],
  },
  {
    exercise: "undo",
    fault: "moves of an earlier game are taken back",
    replace: [["program.ts", "    earlierBoards = [];\n    while", "    while"]],
  },
  {
    exercise: "undo",
    fault: "refused moves are taken back",
    replace: [
      ["program.ts", "      earlierBoards.push(board.map((row) => [...row]));\n", ""],
      [
        "program.ts",
        "        startRank = startSquare % 10;",
        "        earlierBoards.push(board.map((row) => [...row]));\n        startRank = startSquare % 10;",
      ],
    ],
  },
  {
    exercise: "repetition",
    fault: "whose turn it is does not matter",
    replace: [
      ["program.ts", "return `$\u007bwhoseTurn} ", 'if (whoseTurn === "") return "";\n  return `'],
    ],
  },
  {
    exercise: "repetition",
    fault: "the position at the start does not count",
    replace: [["program.ts", "positions = [positionText(board, whoseTurn)];", "positions = [];"]],
  },
  {
    exercise: "repetition",
    fault: "positions of an earlier game count",
    replace: [
      [
        "program.ts",
        "positions = [positionText(board, whoseTurn)];",
        "positions.push(positionText(board, whoseTurn));",
      ],
    ],
  },
  {
    exercise: "repetition",
    fault: "the second time is enough",
    replace: [["program.ts", "=== position).length === 3", "=== position).length === 2"]],
  },
  {
    exercise: "repetition",
    fault: "the three must follow one another every four moves",
    replace: [
      [
        "program.ts",
        "positions.filter((earlier) => earlier === position).length === 3",
        "positions.at(-5) === position && positions.at(-9) === position",
      ],
    ],
  },
  {
    exercise: "repetition",
    fault: "only positions before White's moves count",
    replace: [
      [
        "program.ts",
        "if (!gameOver && positions",
        'if (!gameOver && whoseTurn === "W" && positions',
      ],
    ],
  },
  {
    exercise: "repetition",
    fault: "the position counts again after a refused move",
    replace: [
      [
        "program.ts",
        "        if (!moveIsLegal) console",
        "        if (!moveIsLegal) positions.push(positionText(board, whoseTurn));\n        if (!moveIsLegal) console",
      ],
    ],
  },
];
