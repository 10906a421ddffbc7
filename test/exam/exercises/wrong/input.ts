import { COUNT_GAMES, type WrongSolution } from "./wrong-solution.ts";

export const WRONG_INPUT: readonly WrongSolution[] = [
  {
    exercise: "accept-only-y-or-n",
    fault: "the question whether to play again takes any answer",
    replace: [["program.ts", 'askYesOrNo("Play again', 'askForLetter("Play again']],
  },
  {
    exercise: "accept-only-y-or-n",
    fault: "the message is shown before the first answer",
    replace: [
      [
        "program.ts",
        "  let answer = ask(question);",
        '  console.log("Y or N?");\n  let answer = ask(question);',
      ],
    ],
  },
  {
    exercise: "accept-only-y-or-n",
    fault: "an answer that begins with Y or N is enough",
    replace: [["program.ts", ".includes(answer)", ".includes(answer.charAt(0))"]],
  },
  {
    exercise: "accept-only-y-or-n",
    fault: "it asks again only once",
    replace: [["program.ts", "while (![", "if (!["]],
  },
  {
    exercise: "accept-only-y-or-n",
    fault: "N is refused",
    replace: [["program.ts", '"N", "n"]', '"n"]']],
  },
  {
    exercise: "accept-only-y-or-n",
    fault: "an empty line means no",
    replace: [["program.ts", '"N", "n"]', '"N", "n", ""]']],
  },
  {
    exercise: "confirm-moves",
    fault: "“yes” confirms",
    replace: [["program.ts", 'ask("Make this move', 'askForLetter("Make this move']],
    quick: true,
  },
  {
    exercise: "confirm-moves",
    fault: "it asks in the first game only",
    replace: [
      ...COUNT_GAMES,
      ["program.ts", "moveIsConfirmed = [", "moveIsConfirmed = games > 1 || ["],
    ],
    quick: true,
  },
  {
    exercise: "confirm-moves",
    fault: "it asks in the sample game only",
    replace: [["program.ts", "moveIsConfirmed = [", 'moveIsConfirmed = sampleGame !== "Y" || [']],
    quick: true,
  },
  {
    exercise: "confirm-moves",
    fault: "only a small y confirms",
    replace: [["program.ts", '["Y", "y"]', '["y"]']],
  },
  {
    exercise: "confirm-moves",
    fault: "everything but n confirms",
    replace: [["program.ts", '["Y", "y"].includes', '!["N", "n"].includes']],
  },
  {
    exercise: "confirm-moves",
    fault: "it asks before it finds a move illegal",
    replace: [
      [
        "program.ts",
        "        if (!moveIsLegal) console",
        '        if (!moveIsLegal && ask("Sure? ") !== "") console',
      ],
    ],
  },
  {
    exercise: "confirm-moves",
    fault: "a move that wins needs no confirmation",
    replace: [
      [
        "program.ts",
        "moveIsConfirmed = [",
        "moveIsConfirmed = checkIfGameWillBeWon(board, finishRank, finishFile) || [",
      ],
    ],
  },
  {
    exercise: "confirm-moves",
    fault: "a move that is not confirmed is called illegal",
    replace: [
      ["program.ts", "        else moveIsConfirmed", "        if (moveIsLegal) moveIsConfirmed"],
      [
        "program.ts",
        "      }\n      gameOver = check",
        '        if (moveIsLegal && !moveIsConfirmed) console.log("That is not a legal move");\n      }\n      gameOver = check',
      ],
    ],
  },
  {
    exercise: "confirm-moves",
    fault: "the other player has the turn after n",
    replace: [
      [
        "program.ts",
        "      }\n      gameOver = check",
        '        if (moveIsLegal && !moveIsConfirmed) whoseTurn = whoseTurn === "W" ? "B" : "W";\n      }\n      gameOver = check',
      ],
    ],
  },
];
