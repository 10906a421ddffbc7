import { notAfterRefusal, type WrongSolution } from "./wrong-solution.ts";

export const WRONG_FILES: readonly WrongSolution[] = [
  {
    exercise: "save-and-load",
    fault: "commands directly after a refused move are not understood",
    replace: [
      ["program.ts", "/** Asks for both squares", "let tries = 0;\n/** Asks for both squares"],
      [
        "program.ts",
        '  if (answer === "save" ||',
        '  tries += 1;\n  if (tries > 1) return [0, askForNumber("Finish square: ")];\n  if (answer === "save" ||',
      ],
      [
        "program.ts",
        "      moveIsLegal = false;\n",
        "      moveIsLegal = false;\n      tries = 0;\n",
      ],
      [
        "program.ts",
        "          continue;\n        }\n        if (move",
        "          tries = 0;\n          continue;\n        }\n        if (move",
      ],
      [
        "program.ts",
        "          continue;\n        }\n        [start",
        "          tries = 0;\n          continue;\n        }\n        [start",
      ],
    ],
    quick: true,
  },
  {
    exercise: "save-and-load",
    fault: "whose turn it is is not loaded",
    replace: [["program.ts", "({ board, whoseTurn } = JSON", "({ board } = JSON"]],
  },
  {
    exercise: "save-and-load",
    fault: "the first saved game is kept",
    replace: [
      [
        "program.ts",
        "          writeFileSync(savedGame",
        "          if (!existsSync(savedGame)) writeFileSync(savedGame",
      ],
    ],
  },
  {
    exercise: "save-and-load",
    fault: "the game is saved in memory only",
    replace: [
      [
        "program.ts",
        "          writeFileSync(savedGame, JSON.stringify({ board, whoseTurn }));",
        "          inMemory = JSON.stringify({ board, whoseTurn });\n          if (!existsSync(savedGame)) writeFileSync(savedGame, inMemory);",
      ],
      [
        "program.ts",
        "const savedGame =",
        'let inMemory = JSON.stringify({ board: createBoard(), whoseTurn: "W" });\nconst savedGame =',
      ],
      [
        "program.ts",
        'JSON.parse(readFileSync(savedGame, "utf8"))',
        'JSON.parse(readFileSync(savedGame, "utf8") && inMemory)',
      ],
    ],
  },
  {
    exercise: "save-and-load",
    fault: "a game can be loaded only once",
    replace: [
      ["program.ts", "existsSync, readFileSync", "existsSync, rmSync, readFileSync"],
      [
        "program.ts",
        "            displayBoard(board);\n            display",
        "            rmSync(savedGame);\n            displayBoard(board);\n            display",
      ],
    ],
  },
  {
    exercise: "save-and-load",
    fault: "load starts the sample game if there is no saved game",
    replace: [
      [
        "program.ts",
        'console.log("There is no saved game.");',
        '{\n            console.log("There is no saved game.");\n            initialiseBoard(board, "Y");\n          }',
      ],
    ],
  },
  {
    exercise: "log-and-replay",
    fault: "the log continues in the next game",
    replace: [
      [
        "program.ts",
        '    writeFileSync(log, "");\n',
        '    writeFileSync(log, "", { flag: "a" });\n',
      ],
    ],
  },
  {
    exercise: "log-and-replay",
    fault: "refused moves are logged",
    replace: [
      [
        "program.ts",
        "        if (!moveIsLegal) console",
        "        if (!moveIsLegal) appendFileSync(log, startSquare + ' ' + finishSquare + '\\n');\n        if (!moveIsLegal) console",
      ],
    ],
  },
  {
    exercise: "log-and-replay",
    fault: "the winning move is not logged",
    replace: [
      ["program.ts", "      appendFileSync(log", "      if (!gameOver) appendFileSync(log"],
    ],
  },
  {
    exercise: "log-and-replay",
    fault: "a replay changes the board of the game",
    replace: [
      [
        "program.ts",
        "          replayGame(sampleGame);",
        "          replayGame(sampleGame);\n          initialiseBoard(board, sampleGame);",
      ],
    ],
  },
  {
    exercise: "log-and-replay",
    fault: "every replay begins with the sample game",
    replace: [["program.ts", "replayGame(sampleGame);", 'replayGame("Y");']],
  },
  {
    exercise: "log-and-replay",
    fault: "a replay promotes no redum",
    replace: [["program.ts", "finishFile!, whoseTurn);\n    if", 'finishFile!, "");\n    if']],
  },
  {
    exercise: "log-and-replay",
    fault: "replay directly after a refused move is not understood",
    replace: notAfterRefusal("replay"),
  },
  {
    exercise: "table-of-winners",
    fault: "the end of the input adds a nameless row",
    replace: [
      [
        "program.ts",
        "appendFileSync(winners, `$\u007bmovesMade} $",
        'appendFileSync(winners, movesMade + " ");\n    appendFileSync(winners, `$',
      ],
    ],
    quick: true,
  },
  {
    exercise: "table-of-winners",
    fault: "a name is listed once",
    replace: [
      [
        "program.ts",
        "  for (const line of lines) console",
        "  for (const line of lines)\n    if (lines.find((other) => other.replace(/^.*? /, '') === line.replace(/^.*? /, '')) === line) console",
      ],
    ],
    quick: true,
  },
  {
    exercise: "table-of-winners",
    fault: "a number of moves is listed once",
    replace: [
      [
        "program.ts",
        "  for (const line of lines) console",
        "  for (const line of lines)\n    if (lines.find((other) => Number.parseInt(other, 10) === Number.parseInt(line, 10)) === line) console",
      ],
    ],
    quick: true,
  },
  {
    exercise: "table-of-winners",
    fault: "only three rows are kept",
    replace: [["program.ts", "of lines) console", "of lines.slice(0, 3)) console"]],
    quick: true,
  },
  {
    exercise: "table-of-winners",
    fault: "the numbers are sorted as texts",
    replace: [
      [
        "program.ts",
        "lines.sort((first, second) => Number.parseInt(first, 10) - Number.parseInt(second, 10));",
        "lines.sort();",
      ],
    ],
  },
  {
    exercise: "table-of-winners",
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
    exercise: "table-of-winners",
    fault: "the winners of earlier runs are forgotten",
    replace: [
      ["program.ts", "import { appendFileSync,", "import { appendFileSync, writeFileSync,"],
      ["program.ts", "  let movesMade = 0;", '  let movesMade = 0;\n  writeFileSync(winners, "");'],
    ],
  },
];
