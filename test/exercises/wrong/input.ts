import type { WrongSolution } from "./wrong-solution.ts";

export const WRONG_INPUT: readonly WrongSolution[] = [
  {
    exercise: "accept-only-y-or-n",
    fault: "only the question about the sample game accepts Y or N alone",
    replace: [
      ["program.ts", "import { ask, ", "import { ask, askForLetter, "],
      ["program.ts", 'askYesOrNo("Play again', 'askForLetter("Play again'],
    ],
    quick: true,
  },
  {
    exercise: "accept-only-y-or-n",
    fault: "the message is shown before the first answer",
    replace: [
      [
        "program.ts",
        "let answer = ask(question);",
        'console.log("Y or N:");\n  let answer = ask(question);',
      ],
    ],
  },
  {
    exercise: "accept-only-y-or-n",
    fault: "an answer that begins with Y or N is enough",
    replace: [["program.ts", ".includes(answer)", ".includes(answer.charAt(0))"]],
  },
];
