import type { Listener, Task } from "../exercise.ts";
import { all, excerpt, type Judge, onAnswer } from "../judges/dialogue.ts";
import { toPlayers } from "../judges/listeners.ts";
import {
  doesNotMention,
  lineWith,
  mentions,
  says,
  saysNot,
  wordsAfter,
  wordsAndQuestion,
} from "../judges/words.ts";
import { begin, turn } from "../notation.ts";

/** A line about a player, unless it says whose turn it is ("Black to move"). */
const PLAYER = /^(?!.*\b(?:turn|go|next|to (?:move|play))\b).*\b(?:White|Black)/im;
const EMPTY_SQUARE = /empty/i;
const PIECES = ["redum", "gisgigir", "etlu", "nabu", "marzaz pani", "sarrum"];

/** Matches the name of a piece, however its words are joined. */
const nameOf = (piece: string) => piece.replace(" ", "[\\s_-]*");
const anyOf = (pieces: readonly string[]) =>
  new RegExp(`\\b(?:${pieces.map(nameOf).join("|")})`, "i");
const ANY_PIECE = anyOf(PIECES);

const ownerAndName = (owned: string) => [owned.slice(0, 5), owned.slice(6)] as const;

/** The pieces that lines of a text name with their players: "White redum". */
const piecesNamed = (text: string) =>
  ["White", "Black"]
    .flatMap((player) => PIECES.map((piece) => `${player} ${piece}`))
    .filter((owned) => {
      const [player, piece] = ownerAndName(owned);
      return lineWith(player, nameOf(piece)).test(text);
    })
    .join(", ");

/** Judges that a line names this piece and its player, and that no line names another piece. */
function namesAlone(answer: number, owned: string, textOf: typeof wordsAfter): Judge {
  const [player, piece] = ownerAndName(owned);
  const named = lineWith(player, nameOf(piece));
  const others = anyOf(PIECES.filter((other) => other !== piece));
  const expected = `to say in one line “${player}” and “${piece}”, and to name no other piece`;
  return onAnswer(answer, expected, (_, held) => {
    const text = textOf(answer, held);
    const lines = text.split("\n").filter((line) => ANY_PIECE.test(line));
    const isRight = lines.every((line) => named.test(line) && !others.test(line));
    return lines.length > 0 && isRight ? undefined : excerpt(text);
  });
}

const namesNoPlayer = (answer: number) =>
  saysNot(answer, PLAYER, "to say nothing about a player but whose turn it is");

/** The captured piece; whether a captured sarrum is named is up to the student. */
const toCaptures: Listener = {
  hear(answer, held) {
    const words = wordsAfter(answer, held);
    return /wins/i.test(words) ? "sarrum" : piecesNamed(words);
  },
  judge(answer, heard) {
    if (heard === "sarrum" || answer < 0) return all();
    if (heard) return namesAlone(answer, heard, wordsAfter);
    return all(
      saysNot(answer, ANY_PIECE, "to name no piece, because none has been captured"),
      saysNot(answer, /captur|undefined/i, "to say nothing about a capture"),
      namesNoPlayer(answer),
    );
  },
};

/** The piece on the start square, or that it is empty. */
const toStartPiece: Listener = {
  hear(answer, held) {
    const text = wordsAndQuestion(answer, held);
    if (/wins/i.test(text)) return "wins";
    return EMPTY_SQUARE.test(text) ? "empty" : piecesNamed(text);
  },
  judge(answer, heard) {
    if (heard === "wins" || answer < 0) return all();
    if (heard === "empty")
      return all(
        mentions(answer, EMPTY_SQUARE, "to say “empty”"),
        doesNotMention(answer, ANY_PIECE, "to name no piece"),
      );
    const notEmpty = doesNotMention(answer, EMPTY_SQUARE, "not to say “empty”");
    if (heard) return all(namesAlone(answer, heard, wordsAndQuestion), notEmpty);
    const unnamed = doesNotMention(answer, ANY_PIECE, "to name no piece");
    return all(unnamed, notEmpty, namesNoPlayer(answer));
  },
};

/** The number of moves at the end of a game. */
const toCount: Listener = {
  hear: (answer, held) => /^(?=.*\bmoves?\b)\D*(\d+)/im.exec(wordsAfter(answer, held))?.[1] ?? "",
  judge: (answer, count) =>
    count
      ? says(
          answer,
          new RegExp(`^(?=.*\\bmoves?\\b)\\D*\\b${count}\\b\\D*$`, "im"),
          `to say a line with “move” or “moves”, the number ${count} and no other number`,
        )
      : saysNot(answer, /^(?=.*\bmoves?\b).*\d/im, "to give no number of moves before the end"),
};

/** Exercises about what the program says. */
export const MESSAGES: readonly Task[] = [
  {
    id: "count-moves",
    title: "Count the moves",
    stars: 1,
    task: `Change the program so that, when a game has been won, it says how many moves were made, and then asks whether to play again.

The moves of both players are counted together, and so is the move that wins: if White moves, Black moves and White wins, that makes 3 moves. A move that was refused does not count. Each game is counted from the beginning.

The number is shown in digits, on a line that contains the word “move” or “moves” and no other number. No number of moves is shown before the game has been won.`,
    sample: `${begin("y", "13 23", "86 87", "81 41")}
...
Black's sarrum has been captured. White wins!
Moves made: 3
Play again (Y for yes)? n`,
    where: ["the main program"],
    hint: "You need a variable for the number. Think about where it becomes 0, so that a second game does not continue the count of the first, and where it goes up, so that a refused move leaves it as it is.",
    listeners: [toCount],
    games: [["counts the winning move, and no refused ones", "y 13 12 13 13 81 41 n"]],
  },
  {
    id: "announce-promotions",
    title: "Announce promotions",
    stars: 2,
    task: `A redum that reaches the far rank turns into a marzaz pani without a word.

Change the program so that it says so when a move promotes a redum: without a capture, with one, and also if the move wins the game. The message is one line that contains the word “promoted” and names the player whose redum it was, “White” or “Black”.

After any other move the program says nothing about promotion, nor after a move that was refused, even if that move would have reached the far rank.`,
    sample: `${begin("y", "12 21")}
White's redum has been promoted to a marzaz pani.
...
${turn("Black", "86 87")}
...
It is White's turn.`,
    where: ["MakeMove", "the main program"],
    hint: "MakeMove knows when a redum is promoted, but the main program needs to know it too. Make a function of the condition in MakeMove, like CheckIfGameWillBeWon, and call it in both places. Consider when to call it in the main program: only for a legal move, and before MakeMove changes the board.",
    listeners: [
      toPlayers("promoted", /promot/i, "to say nothing about a promotion, because there was none"),
    ],
    games: [
      [
        "announces promotions, and not other moves to the far rank",
        "y 12 11 86 87 11 21 87 88 81 71 88 78",
      ],
      [
        "announces a promotion by a capture, and none that is refused",
        "y 12 31 12 22 12 21 86 78 86 87 21 31 87 78 87 88",
      ],
      [
        "announces a promotion that wins the game",
        "y 13 14 21 22 14 13 41 31 13 14 31 21 12 21 y y 13 22 41 42 12 11",
      ],
      [
        "announces promotions of the full game, after another game",
        "y 81 41 y n 17 16 82 83 16 15 83 84 15 14 84 85 14 13 85 86 13 22 86 77 22 11 77 68",
      ],
    ],
  },
  {
    id: "name-captured-piece",
    title: "Say what was captured",
    stars: 2,
    task: `Change the program so that it says after each capture which piece was captured. The message is one line that names the player who lost the piece, “White” or “Black”, and the piece: redum, gisgigir, etlu, nabu or marzaz pani. It names no other piece. A promoted redum is a marzaz pani.

After a move that captures nothing, or that is refused, the program names no piece and says nothing about a capture. If a sarrum is captured, the announcement of the winner is enough; whether there is another message as well is up to you.`,
    sample: `${begin("y", "13 23")}
Black's etlu has been captured.
...
${turn("Black", "86 87")}
...
It is White's turn.`,
    where: ["MakeMove", "the main program"],
    hint: "Once the move has been made, the captured piece is gone, so look at the finish square first. A piece is two characters: the first one tells you the player, and a table from letters to names tells you the rest.",
    listeners: [toCaptures],
    games: [["names the piece and its colour", "y 13 23 83 81 12 21 86 87"]],
  },
  {
    id: "show-piece-at-start",
    title: "Show the piece on the start square",
    stars: 2,
    task: `Change the program so that it shows a player what stands on the start square, before it asks for the finish square.

The message is one line that says whose piece it is, “White” or “Black”, and what it is: redum, gisgigir, etlu, nabu, marzaz pani or sarrum. It names one piece only, so that there can be no doubt. If the square is empty, the message contains the word “empty” and names no piece.

The message only informs. The opponent's pieces are named in the same way as the player's own, because whether the move is legal is decided later: whatever the message is, the program asks for the finish square and judges the move as before. Nothing is said about the finish square.

In TypeScript, the program accepts any answer; there is no message for a start square that is not on the board, because nothing stands there.`,
    sample: `Play the sample game (Y for yes)? y
...
It is White's turn.
Start square, file first: 44
This square is empty.
Finish square, file first: 13
That is not a legal move – please try again
Start square, file first: 13
This is White's sarrum.
Finish square, file first: 23
...
It is Black's turn.`,
    where: ["GetMove", "the main program"],
    hint: "GetMove has to know the board, so give it a parameter. A piece is two characters: the first one tells you the player, and a table from letters to names tells you the rest. In TypeScript, the board has an empty row 0 and column 0, and no row 9, so look only at squares from 1 to 8.",
    listeners: [toStartPiece],
    games: [
      [
        "names the piece, or says that the square is empty",
        "y 13 44 41 23 44 13 12 11 83 81 13 11 12 13",
      ],
      [
        "says nothing about other answers, and still ends the game",
        "y abc 94 19 13 91 13 0 13 81 41 n",
        { copiesOnly: true },
      ],
    ],
  },
];
