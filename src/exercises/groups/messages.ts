import type { Exercise } from "../exercise.ts";
import { moves, showsBoard } from "../judges/boards.ts";
import { afterEach, all, byAnswer, dialogue, ends, type Judge } from "../judges/dialogue.ts";
import { doesNotMention, lineWith, mentions, onWords, says, saysNot } from "../judges/words.ts";
import { begin, turn } from "../notation.ts";

/** A line about a player, unless it says whose turn it is. */
const PLAYER = /^(?!.*\bturn\b).*\b(?:White|Black)/im;
const EMPTY_SQUARE = /empty/i;
const PIECES = ["redum", "gisgigir", "etlu", "nabu", "marzaz pani", "sarrum"];

/** Matches the name of a piece, however its words are joined. */
const nameOf = (piece: string) => piece.replace(" ", "[\\s_-]*");
const anyOf = (pieces: readonly string[]) =>
  new RegExp(`\\b(?:${pieces.map(nameOf).join("|")})`, "i");
const anyBut = (piece: string) => anyOf(PIECES.filter((other) => other !== piece));
const ANY_PIECE = anyOf(PIECES);

const countsMoves = (answer: number, count: number): Judge =>
  says(
    answer,
    new RegExp(`^(?=.*\\bmoves?\\b)\\D*\\b${count}\\b\\D*$`, "im"),
    `to say a line with “move” or “moves”, the number ${count} and no other number`,
  );

const countsNothing = afterEach((answer) =>
  saysNot(answer, /^(?=.*\bmoves?\b).*\d/im, "to give no number of moves before the end"),
);

const announcesPromotion = (answer: number, player: "White" | "Black"): Judge =>
  says(answer, lineWith(player, "promoted"), `to say in one line “${player}” and “promoted”`);

const announcesNone = afterEach((answer) =>
  saysNot(answer, /promot/i, "to say nothing about a promotion, because there was none"),
);

/** Judges that one line after each answer names a captured piece: { 2: "Black etlu" }. */
const namesCapture = byAnswer((answer, captured: string) => {
  const [player, piece] = ownerAndName(captured);
  const expected = `to say that a piece has been captured, in one line with “${player}” and “${piece}” and no other piece`;
  return onWords(answer, expected, (words) => {
    const named = lineWith(player, nameOf(piece));
    const others = anyBut(piece);
    return words.split("\n").some((line) => named.test(line) && !others.test(line));
  });
});

const namesNoCapture = afterEach(
  (answer) => saysNot(answer, ANY_PIECE, "to name no piece, because none has been captured"),
  (answer) => saysNot(answer, /captur|undefined/i, "to say nothing about a capture"),
  (answer) => saysNot(answer, PLAYER, "to say nothing about a player but whose turn it is"),
);

/** Judges that one line names the piece on the start square ("White redum"), and no other piece. */
const showsPiece = byAnswer((answer, shown: string) => {
  const [player, piece] = ownerAndName(shown);
  const expected = `to say in one line “${player}” and “${piece}” before it asks for the finish square`;
  return all(
    mentions(answer, lineWith(player, nameOf(piece)), expected),
    doesNotMention(answer, anyBut(piece), "to name no other piece"),
    doesNotMention(answer, EMPTY_SQUARE, "not to say that the square is empty"),
  );
});

const ownerAndName = (piece: string): readonly [owner: string, name: string] => [
  piece.slice(0, 5),
  piece.slice(6),
];

const showsEmptySquare = (answer: number): Judge =>
  all(
    mentions(answer, EMPTY_SQUARE, "to say that the square is empty"),
    doesNotMention(answer, ANY_PIECE, "to name no piece"),
  );

const showsNoPiece = afterEach(
  (answer) => doesNotMention(answer, ANY_PIECE, "to name no piece"),
  (answer) => doesNotMention(answer, EMPTY_SQUARE, "to say nothing about an empty square"),
  (answer) => saysNot(answer, PLAYER, "to say nothing about a player but whose turn it is"),
);

/** Exercises about what the program says. */
export const MESSAGES: readonly Exercise[] = [
  {
    id: "count-moves",
    title: "Count the moves",
    stars: 1,
    task: `Change the program so that it says how many moves were made when a game has been won, before it asks whether to play again.

Each player's move counts as one, and so does the move that wins: if White moves, Black moves and White wins, that makes 3 moves. A move that was refused does not count. Each game is counted from the beginning.

The number is shown in digits, on a line that contains the word “move” or “moves” and no other number. No number of moves is shown before the game has been won.`,
    sample: `${begin("y", "13 23", "86 87", "81 41")}
...
Black's sarrum has been captured. White wins!
Moves made: 3
Play again (Y for yes)? n`,
    where: ["the main program"],
    hint: "You need a variable for the number. Think about where it starts at 0, so that a second game does not continue the count of the first, and where it goes up, so that a refused move leaves it as it is.",
    checks: [
      dialogue(
        "counts the winning move, and no refused ones",
        "y 13 12 abc 13 81 41 n",
        countsMoves(6, 1),
        says(6, /White wins/i, "to announce the winner"),
        ends(),
      ),
      dialogue(
        "counts the moves of both players, and starts again for a new game",
        "y 13 22 12 11 21 22 y y 13 23 21 22 81 41 n",
        countsNothing(0, 2, 4),
        countsMoves(6, 2),
        says(6, /Black wins/i, "to announce the winner"),
        countsNothing(7, 8, 10, 12),
        countsMoves(14, 3),
        ends(),
      ),
    ],
  },
  {
    id: "announce-promotions",
    title: "Announce promotions",
    stars: 2,
    task: `At present a redum that reaches the far rank turns into a marzaz pani without a word.

Change the program so that it says so when a move promotes a redum, with or without a capture. The message is one line that contains the word “promoted” and names the player whose redum it was, “White” or “Black”.

After a move that promotes nothing, or that is refused, the program says nothing about promotion.`,
    sample: `${begin("y", "12 21")}
White's redum has been promoted to a marzaz pani.
...
${turn("Black", "86 87")}
...
It is White's turn.`,
    where: ["MakeMove", "the main program"],
    hint: "makeMove knows when a redum is promoted, but main needs to know it too. Make a function of the condition in makeMove, like checkIfGameWillBeWon, and call it in both places. In main, consider when to call it: makeMove changes the board.",
    checks: [
      dialogue(
        "announces promotions, and not other moves to the far rank",
        "y 12 11 86 87 11 21 87 88 81 71 88 78",
        announcesPromotion(2, "White"),
        announcesNone(0, 1, 4, 6),
        announcesPromotion(8, "Black"),
        announcesNone(10, 12),
      ),
      dialogue(
        "announces a promotion by a capture, and none that is refused",
        "y 12 22 12 21 83 81",
        announcesNone(2),
        moves({ 2: "refused" }),
        announcesPromotion(4, "White"),
        moves({ 4: "WM21" }),
        announcesNone(6),
      ),
      dialogue(
        "still plays without promotions",
        "y 13 23 86 87 81 41 y n 17 16 12 13",
        announcesNone(2, 4, 6, 8, 10, 12),
        says(6, /White wins/i, "to announce the winner"),
        moves({ 12: "BR13" }),
      ),
    ],
  },
  {
    id: "name-captured-piece",
    title: "Say what was captured",
    stars: 2,
    task: `Change the program so that it says after each capture which piece was captured. The message is one line that names the player who lost the piece, “White” or “Black”, and the piece: redum, gisgigir, etlu, nabu or marzaz pani. It names no other piece.

After a move that captures nothing, or that is refused, no piece is named and nothing is said about a capture. If a sarrum is captured, the announcement of the winner is enough; whether there is another message as well is up to you.`,
    sample: `${begin("y", "13 23")}
Black's etlu has been captured.
...
${turn("Black", "86 87")}
...
It is White's turn.`,
    where: ["MakeMove", "the main program"],
    hint: "Once the move has been made, the captured piece is gone, so look at the finish square before. A piece is two characters: the first one tells you the player, and a table from letters to names tells you the rest.",
    checks: [
      dialogue(
        "names the piece and its colour",
        "y 13 23 83 81 12 21 86 87",
        namesCapture({ 2: "Black etlu", 4: "White gisgigir", 6: "Black gisgigir" }),
        namesNoCapture(8),
        showsBoard(8, "WS23 BE81 WM21 BS41 BR87"),
      ),
      dialogue(
        "knows the names of all pieces",
        "n 17 16 62 63 18 17 82 83 16 15 72 73 15 14 21 23 14 23 12 23 17 11 42 43 11 31 51 42 31 41",
        namesNoCapture(2, 4, 6, 8, 10, 12, 14, 16),
        namesCapture({ 18: "Black etlu", 20: "White redum", 22: "Black gisgigir" }),
        namesNoCapture(24),
        namesCapture({ 26: "Black nabu" }),
        namesNoCapture(28),
        namesCapture({ 30: "Black marzaz pani" }),
      ),
      dialogue(
        "says nothing without a capture, and still ends the game",
        "y 81 21 13 14 23 25 81 41 y y 13 14",
        namesNoCapture(0, 2, 4, 6),
        says(8, /White wins/i, "to announce the winner"),
        namesNoCapture(10, 12),
      ),
    ],
  },
  {
    id: "show-piece-at-start",
    title: "Show the piece on the start square",
    stars: 2,
    task: `Change the program so that it says, after the start square has been typed and before the finish square is asked for, which piece is there: one line contains whose piece it is, “White” or “Black”, and its name: redum, gisgigir, etlu, nabu, marzaz pani or sarrum. No other piece is named there. If the square is empty, the message contains the word “empty” instead and names no piece.

It does not matter whose turn it is: a piece of the other player is named in the same way as one's own. Whatever the message is, the finish square is asked for and the move judged afterwards, as before. After an answer that is not a square of the board there is no such message. Nothing is said about the finish square.`,
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
    hint: "getMove has to know the board, so give it a parameter. Look only at squares from 1 to 8: the board has an empty row 0 and column 0, and no row 9. A piece is two characters: the first one tells you the player, and a table from letters to names tells you the rest.",
    checks: [
      dialogue(
        "names the piece, or says that the square is empty",
        "y 13 44 41 23 44 13 12 11 83 81",
        showsPiece({ 1: "White sarrum", 3: "Black sarrum" }),
        showsEmptySquare(5),
        showsPiece({ 7: "White redum" }),
        showsNoPiece(8),
        showsPiece({ 9: "Black etlu" }),
        moves({ 10: "BE81" }),
      ),
      dialogue(
        "knows the names of all pieces",
        "n 17 55 18 55 28 55 38 55 48 55 58 55 31 55 42 55",
        showsPiece({
          1: "White redum",
          3: "White gisgigir",
          5: "White etlu",
          7: "White nabu",
          9: "White marzaz pani",
          11: "White sarrum",
          13: "Black nabu",
          15: "Black redum",
        }),
      ),
      dialogue(
        "says nothing about other answers, and still ends the game",
        "y abc 94 19 13 91 13 0 13 81 41 n",
        showsNoPiece(0, 1, 2, 3, 4, 5, 6, 7, 8),
        showsPiece({ 9: "White gisgigir" }),
        says(10, /White wins/i, "to announce the winner"),
        ends(),
      ),
    ],
  },
];
