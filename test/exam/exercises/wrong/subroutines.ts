import { COUNT_GAMES, type WrongSolution } from "./wrong-solution.ts";

/** Wrong solutions of the exercises about a function of one's own and a sorting algorithm. */
export const WRONG_SUBROUTINES: readonly WrongSolution[] = [
  {
    exercise: "full-names",
    fault: "a promoted redum is called a marzaz pani",
    replace: [
      [
        "program.ts",
        "displayMove(board[startRank]![startFile]!, ",
        'displayMove(finishRank === 1 && board[startRank]![startFile] === "WR" ? "WM" : board[startRank]![startFile]!, ',
      ],
    ],
  },
  {
    exercise: "full-names",
    fault: "moves without a capture are not described",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: text of a program
    replace: [["program.ts", "console.log(`${getPieceName(piece)} moves.`);", ";"]],
  },
  {
    exercise: "full-names",
    fault: "a nabu is called an etlu",
    replace: [["rules.ts", 'pieceName += "nabu"', 'pieceName += "etlu"']],
  },
  {
    exercise: "full-names",
    fault: "the winning move is not described",
    replace: [["program.ts", "      displayMove(", "      if (!gameOver) displayMove("]],
  },
  {
    exercise: "full-names",
    fault: "works in the first game only",
    replace: [
      ...COUNT_GAMES,
      ["program.ts", "      displayMove(", "      if (games === 1) displayMove("],
    ],
  },
  {
    exercise: "sorted-winners",
    fault: "the last winner comes before others with the same number",
    replace: [
      ["program.ts", "names.push(", "names.unshift("],
      ["program.ts", "numbers.push(", "numbers.unshift("],
    ],
  },
  {
    exercise: "sorted-winners",
    fault: "goes through the list only once",
    replace: [["program.ts", "while (exchanged) {", "if (exchanged) {"]],
  },
  {
    exercise: "sorted-winners",
    fault: "names are not exchanged with their numbers",
    replace: [
      ["program.ts", "names[count] = names[count + 1]!;", ""],
      ["program.ts", "names[count + 1] = name;", ""],
    ],
  },
  {
    exercise: "sorted-winners",
    fault: "compares numbers as text",
    replace: [
      [
        "program.ts",
        "numbers[count]! > numbers[count + 1]!",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: text of a program
        "`${numbers[count]}` > `${numbers[count + 1]}`",
      ],
    ],
  },
  {
    exercise: "sorted-winners",
    fault: "the next game continues the count",
    replace: [["program.ts", "    movesMade = 0;\n", ""]],
  },
];
