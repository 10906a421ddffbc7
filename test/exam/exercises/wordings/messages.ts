import type { Wording } from "../wrong/wrong-solution.ts";

/** Of the exercises on input and messages. */
export const WORDINGS_OF_MESSAGES: readonly Wording[] = [
  {
    exercise: "accept-only-y-or-n",
    wording: "another question instead of a message",
    replace: [
      [
        "program.ts",
        '    console.log("Please type Y or N.");\n    answer = ask(question);',
        '    answer = ask("Please type Y or N: ");',
      ],
    ],
  },
  {
    exercise: "accept-only-y-or-n",
    wording: "a message in the question",
    replace: [
      [
        "program.ts",
        '    console.log("Please type Y or N.");\n    answer = ask(question);',
        '    answer = ask("Only Y or N! " + question);',
      ],
    ],
  },
  {
    exercise: "accept-only-y-or-n",
    wording: "yes and no as well",
    replace: [
      ["program.ts", '!["Y", "y", "N", "n"].includes(answer)', "!/^(?:y|yes|n|no)$/i.test(answer)"],
    ],
  },
  {
    exercise: "accept-only-y-or-n",
    wording: "questions of several lines",
    replace: [
      [
        "program.ts",
        'sampleGame = askYesOrNo("Play the sample game (Y for yes)? ");',
        'sampleGame = askYesOrNo("Do you want the sample game?\\nY = yes, N = no\\nYour choice: ");',
      ],
      [
        "program.ts",
        '"Play again (Y for yes)? ");',
        '"Play again?\\nY = yes\\nN = no\\nYour choice: ");',
      ],
    ],
  },
  {
    exercise: "squares-off-the-board",
    wording: "questions of several lines with the same end",
    replace: [
      [
        "program.ts",
        '"Start square, file first: "',
        '"Type a grid reference to move from.\\nSquare: "',
      ],
      [
        "program.ts",
        '"Finish square, file first: "',
        '"Type a grid reference to move to.\\nSquare: "',
      ],
    ],
  },
  {
    exercise: "confirm-moves",
    wording: "the turn again after n",
    replace: [
      [
        "program.ts",
        "      }\n      gameOver = check",
        "        if (moveIsLegal && !moveIsConfirmed) displayWhoseTurnItIs(whoseTurn);\n      }\n      gameOver = check",
      ],
    ],
  },
  {
    exercise: "confirm-moves",
    wording: "the board again after n",
    replace: [
      [
        "program.ts",
        "      }\n      gameOver = check",
        '        if (moveIsLegal && !moveIsConfirmed) { displayBoard(board); console.log("Fine, nothing has been moved."); }\n      }\n      gameOver = check',
      ],
    ],
  },
  {
    exercise: "squares-off-the-board",
    wording: "both messages in the questions",
    replace: [
      [
        "program.ts",
        "console.log(`Square $\u007banswer} is off the board.`);",
        "answer = ask(`Off the board! $\u007bquestion}`);",
      ],
      [
        "program.ts",
        'else console.log("That is not a grid reference; type two digits, such as 41.");\n    answer = ask(question);',
        "else answer = ask(`Not a grid reference! $\u007bquestion}`);",
      ],
    ],
  },
  {
    exercise: "check-start-square",
    wording: "other words and capitals",
    replace: [
      ["program.ts", "That is your opponent's piece.", "Your opponent owns that one!"],
      ["program.ts", "That square is empty.", "EMPTY"],
    ],
  },
  {
    exercise: "count-moves",
    wording: "a sentence",
    replace: [
      [
        "program.ts",
        "Moves made: $\u007bmovesMade}",
        "The game took $\u007bmovesMade} move$\u007bmovesMade === 1 ? '' : 's'}.",
      ],
    ],
  },
  {
    exercise: "count-moves",
    wording: "the number before the winner",
    replace: [
      [
        "program.ts",
        "        displayWinner(whoseTurn);\n        console.log(`Moves made: $\u007bmovesMade}`);",
        "        console.log(`$\u007bmovesMade} moves in all`);\n        displayWinner(whoseTurn);",
      ],
    ],
  },
  {
    exercise: "announce-promotions",
    wording: "short lines and capitals",
    replace: [
      [
        "program.ts",
        '"White\'s redum has been promoted to a marzaz pani."',
        '"White promoted a redum."',
      ],
      [
        "program.ts",
        '"Black\'s redum has been promoted to a marzaz pani."',
        '"BLACK: REDUM PROMOTED"',
      ],
    ],
  },
  {
    exercise: "announce-promotions",
    wording: "“promoted” before the player",
    replace: [
      [
        "program.ts",
        '"White\'s redum has been promoted to a marzaz pani."',
        '"Promoted! White now has another marzaz pani."',
      ],
      [
        "program.ts",
        '"Black\'s redum has been promoted to a marzaz pani."',
        '"The redum promoted is Black."',
      ],
    ],
  },
  {
    exercise: "name-captured-piece",
    wording: "who captured it, too",
    replace: [
      [
        "program.ts",
        "console.log(`$\u007bdescribePiece(captured)} has been captured.`)",
        "{ const [a, b] = captured[0] === 'W' ? ['Black', 'White'] : ['White', 'Black']; console.log(`$\u007ba} captured $\u007bb}'s$\u007bdescribePiece(captured).slice(7)}`); }",
      ],
    ],
  },
  {
    exercise: "name-captured-piece",
    wording: "who lost it to whom",
    replace: [
      [
        "program.ts",
        "console.log(`$\u007bdescribePiece(captured)} has been captured.`)",
        "{ const [a, b] = captured[0] === 'W' ? ['Black', 'White'] : ['White', 'Black']; console.log(`$\u007bb} lost $\u007bdescribePiece(captured).slice(8).toUpperCase()} (to $\u007ba})`); }",
      ],
    ],
  },
  {
    exercise: "show-piece-at-start",
    wording: "the piece in the question",
    replace: [
      ["program.ts", "  displayPiece(board, startSquare);\n", ""],
      [
        "program.ts",
        'askForNumber("Finish square, file first: ")',
        "askForNumber(`$\u007bpieceOn(board, startSquare)} Finish square, file first: `)",
      ],
      [
        "program.ts",
        "function displayPiece(board: string[][], square: number): void {",
        "function pieceOn(board: string[][], square: number): string {",
      ],
      ["program.ts", "file > 8) return;", 'file > 8) return "";'],
      ["program.ts", 'console.log("This square is empty.");', 'return "(empty)";'],
      [
        "program.ts",
        "else console.log(`This is $\u007bdescribePiece(piece)}.`)",
        "else return `($\u007bdescribePiece(piece).toLowerCase()})`",
      ],
    ],
  },
  {
    exercise: "show-piece-at-start",
    wording: "the square, too",
    replace: [
      [
        "program.ts",
        "This is $\u007bdescribePiece(piece)}.",
        "On $\u007bsquare} stands $\u007bdescribePiece(piece).replace(\"'s\", '').toUpperCase()}, rank $\u007brank}",
      ],
    ],
  },
];
