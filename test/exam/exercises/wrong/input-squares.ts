import { COUNT_GAMES, type WrongSolution } from "./wrong-solution.ts";

export const WRONG_INPUT_SQUARES: readonly WrongSolution[] = [
  {
    exercise: "squares-off-the-board",
    fault: "the finish square is not judged",
    replace: [
      ["program.ts", "import { ask, ", "import { askForNumber, ask, "],
      ["program.ts", 'askForSquare("Finish', 'askForNumber("Finish'],
    ],
  },
  {
    exercise: "squares-off-the-board",
    fault: "only 9 counts as off the board",
    replace: [["program.ts", "^[0-9][0-9]$", "^[1-9][1-9]$"]],
  },
  {
    exercise: "squares-off-the-board",
    fault: "all numbers count as off the board",
    replace: [["program.ts", "^[0-9][0-9]$", "^[0-9]+$"]],
  },
  {
    exercise: "squares-off-the-board",
    fault: "only the beginning of an answer is read",
    replace: [
      ["program.ts", "^[1-8][1-8]$", "^[1-8][1-8]"],
      ["program.ts", "return Number(answer);", "return Number.parseInt(answer, 10);"],
    ],
  },
  {
    exercise: "squares-off-the-board",
    fault: "a wrong finish square leads back to the start square",
    replace: [
      [
        "program.ts",
        '  finishSquare = askForSquare("Finish square, file first: ");',
        '  const finish = ask("Finish square, file first: ");\n  if (!/^[1-8][1-8]$/.test(finish)) {\n    console.log(/^[0-9][0-9]$/.test(finish) ? "off the board" : "not a grid reference");\n    return getMove(startSquare, finishSquare);\n  }\n  finishSquare = Number(finish);',
      ],
    ],
  },
  {
    exercise: "squares-off-the-board",
    fault: "the answer is called illegal as well",
    replace: [
      [
        "program.ts",
        "    answer = ask(question);\n  }",
        '    console.log("That is not a legal move.");\n    answer = ask(question);\n  }',
      ],
    ],
  },
  {
    exercise: "check-start-square",
    fault: "it does not check after a refused move",
    replace: [
      ["program.ts", "/** Asks for both", "let tries = 0;\n/** Asks for both"],
      [
        "program.ts",
        "  while (!startSquareIsRight",
        "  tries += 1;\n  while (tries === 1 && !startSquareIsRight",
      ],
      [
        "program.ts",
        "      moveIsLegal = false;\n",
        "      moveIsLegal = false;\n      tries = 0;\n",
      ],
    ],
    quick: true,
  },
  {
    exercise: "check-start-square",
    fault: "it checks in the first game only",
    replace: [
      ...COUNT_GAMES,
      ["program.ts", "  while (!startSquareIsRight", "  while (games === 1 && !startSquareIsRight"],
    ],
    quick: true,
  },
  {
    exercise: "check-start-square",
    fault: "it checks only twice",
    replace: [["program.ts", "  while (!startSquareIsRight", "  if (!startSquareIsRight"]],
  },
  {
    exercise: "check-start-square",
    fault: "an empty square is called the opponent's as well",
    replace: [
      ["program.ts", "  else if (piece[0] !== whoseTurn)", "  if (piece[0] !== whoseTurn)"],
    ],
  },
  {
    exercise: "check-start-square",
    fault: "it takes every piece of Black for the opponent's",
    replace: [["program.ts", "piece[0] !== whoseTurn) console", 'piece[0] === "B") console']],
  },
  {
    exercise: "check-start-square",
    fault: "it says what is wrong, and asks for the finish square",
    replace: [["program.ts", "return piece[0] === whoseTurn;", "return true;"]],
  },
  {
    exercise: "check-start-square",
    fault: "it looks at the board at the start of the game",
    replace: [
      [
        "program.ts",
        "board, whoseTurn);\n        startRank",
        "startBoard, whoseTurn);\n        startRank",
      ],
      [
        "program.ts",
        "    initialiseBoard(board, sampleGame);",
        "    initialiseBoard(board, sampleGame);\n    const startBoard = board.map((row) => [...row]);",
      ],
    ],
  },
  {
    exercise: "check-start-square",
    fault: "a square off the board is called empty",
    replace: [
      [
        "program.ts",
        "startRank > 8 || startFile < 1 || startFile > 8) return true;",
        "startRank > 8) return true;",
      ],
      [
        "program.ts",
        "const piece = board[startRank]![startFile]!;",
        'const piece = board[startRank]![startFile] ?? "  ";',
      ],
    ],
  },
  {
    exercise: "squares-on-one-line",
    fault: "the space is necessary",
    replace: [["program.ts", "(\\d\\d) *(", "(\\d\\d) +("]],
  },
  {
    exercise: "squares-on-one-line",
    fault: "only one space is allowed",
    replace: [["program.ts", "(\\d\\d) *(", "(\\d\\d) ?("]],
  },
  {
    exercise: "squares-on-one-line",
    fault: "what follows the squares is ignored",
    replace: [["program.ts", "(\\d\\d)$/", "(\\d\\d)/"]],
  },
  {
    exercise: "squares-on-one-line",
    fault: "spaces anywhere are ignored",
    replace: [["program.ts", ".exec(answer)", '.exec(answer.replaceAll(" ", ""))']],
  },
  {
    exercise: "squares-on-one-line",
    fault: "it asks for the finish square if there is one square",
    replace: [
      [
        "program.ts",
        "  const squares =",
        '  if (/^\\d\\d$/.test(answer)) return [Number(answer), Number(ask("Finish square: ")) || 0];\n  const squares =',
      ],
    ],
  },
  {
    exercise: "squares-on-one-line",
    fault: "what is not two squares is not refused in words",
    replace: [
      [
        "program.ts",
        "if (squares === null) return [0, 0];",
        "if (squares === null) return getMove(startSquare, finishSquare);",
      ],
    ],
  },
];
