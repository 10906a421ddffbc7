import type { Exercise } from "../exercise.ts";
import {
  dialogue,
  doesNotMention,
  ends,
  excerpt,
  type Judge,
  lineWith,
  mentions,
  onAnswer,
  says,
  saysNot,
  shows,
  showsBoard,
} from "../judges/judges.ts";

type Player = "White" | "Black";

const PIECES = ["redum", "gisgigir", "etlu", "nabu", "marzaz pani", "sarrum"];
const EMPTY_SQUARE = /empty/i;
/** A line about a player, unless it says whose turn it is. */
const PLAYER = /^(?!.*\bturn\b).*\b(?:White|Black)/im;

/** Matches the name of a piece, however its words are joined. */
const nameOf = (piece: string) => piece.replace(" ", "[\\s_-]*");

const anyOf = (pieces: readonly string[]) =>
  new RegExp(`\\b(?:${pieces.map(nameOf).join("|")})`, "i");
const ANY_PIECE = anyOf(PIECES);

const namesCapture = (answer: number, player: Player, piece: string): Judge =>
  onAnswer(
    answer,
    `to say that a piece has been captured, in one line with “${player}” and “${piece}” and no other piece`,
    ({ words }) => {
      const others = anyOf(PIECES.filter((other) => other !== piece));
      const named = lineWith(player, nameOf(piece));
      const right = words.split("\n").some((line) => named.test(line) && !others.test(line));
      return right ? undefined : excerpt(words);
    },
  );

const namesNoCapture = (...answers: readonly number[]): Judge[] =>
  answers.flatMap((answer) => [
    saysNot(answer, ANY_PIECE, "to name no piece, because none has been captured"),
    saysNot(answer, /captur|undefined/i, "to say nothing about a capture"),
    saysNot(answer, PLAYER, "to say nothing about a player but whose turn it is"),
  ]);

/** Judges that one line names the piece on the start square, and that no other piece is named. */
const showsPiece = (answer: number, player: Player, piece: string): Judge[] => [
  mentions(
    answer,
    lineWith(player, nameOf(piece)),
    `to say in one line “${player}” and “${piece}” before it asks for the finish square`,
  ),
  doesNotMention(answer, anyOf(PIECES.filter((name) => name !== piece)), "to name no other piece"),
  doesNotMention(answer, EMPTY_SQUARE, "not to say that the square is empty"),
];

const showsEmptySquare = (answer: number): Judge[] => [
  mentions(answer, EMPTY_SQUARE, "to say that the square is empty"),
  doesNotMention(answer, ANY_PIECE, "to name no piece"),
];

const showsNoPiece = (...answers: readonly number[]): Judge[] =>
  answers.flatMap((answer) => [
    doesNotMention(answer, ANY_PIECE, "to name no piece"),
    doesNotMention(answer, EMPTY_SQUARE, "to say nothing about an empty square"),
    saysNot(answer, PLAYER, "to say nothing about a player but whose turn it is"),
  ]);

/** Exercises about messages that name a piece. */
export const MESSAGES_PIECES: readonly Exercise[] = [
  {
    id: "name-captured-piece",
    group: "Messages",
    title: "Say what was captured",
    stars: 2,
    task: `Change the program so that it says after each capture which piece was captured. The message is one line that names the player who lost the piece, “White” or “Black”, and the piece: redum, gisgigir, etlu, nabu or marzaz pani. It names no other piece.

After a move that captures nothing, or that is refused, no piece is named and nothing is said about a capture. If a sarrum is captured, the announcement of the winner is enough; whether there is another message as well is up to you.`,
    sample: `Play the sample game (Y for yes)? y
...
It is White's turn.
Start square, file first: 13
Finish square, file first: 23
Black's etlu has been captured.
...
It is Black's turn.
Start square, file first: 86
Finish square, file first: 87
...
It is White's turn.`,
    where: "main in program.ts, pieceOn in rules.ts",
    hint: "Once the move has been made, the captured piece is gone, so look at the finish square before. A piece is two characters: the first one tells you the player, and a table from letters to names tells you the rest.",
    checks: [
      dialogue(
        "names the piece and its colour",
        "y 13 23 83 81 12 21 86 87",
        namesCapture(2, "Black", "etlu"),
        namesCapture(4, "White", "gisgigir"),
        namesCapture(6, "Black", "gisgigir"),
        ...namesNoCapture(8),
        showsBoard(8, "WS23 BE81 WM21 BS41 BR87"),
      ),
      dialogue(
        "knows the names of all pieces",
        "n 17 16 62 63 18 17 82 83 16 15 72 73 15 14 21 23 14 23 12 23 17 11 42 43 11 31 51 42 31 41",
        ...namesNoCapture(2, 4, 6, 8, 10, 12, 14, 16),
        namesCapture(18, "Black", "etlu"),
        namesCapture(20, "White", "redum"),
        namesCapture(22, "Black", "gisgigir"),
        ...namesNoCapture(24),
        namesCapture(26, "Black", "nabu"),
        ...namesNoCapture(28),
        namesCapture(30, "Black", "marzaz pani"),
      ),
      dialogue(
        "says nothing without a capture, and still ends the game",
        "y 81 21 13 14 23 25 81 41 y y 13 14",
        ...namesNoCapture(0, 2, 4, 6),
        says(8, /White wins/i, "to announce the winner"),
        ...namesNoCapture(10, 12),
      ),
    ],
  },
  {
    id: "show-piece-at-start",
    group: "Messages",
    title: "Show the piece on the start square",
    stars: 2,
    task: `Change the program so that it says, after the start square has been typed and before the finish square is asked for, which piece is there: one line contains whose piece it is, “White” or “Black”, and its name: redum, gisgigir, etlu, nabu, marzaz pani or sarrum. No other piece is named there. If the square is empty, the message contains the word “empty” instead and names no piece.

It does not matter whose turn it is: a piece of the other player is named in the same way as one's own. Whatever the message is, the finish square is asked for and the move judged afterwards, as before. After text that is not a grid reference there is no such message, and the finish square is not asked for. Nothing is said about the finish square.`,
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
    where: "getMove and main in program.ts, pieceOn in rules.ts",
    hint: "getMove has to know the board, so give it a parameter. A piece is two characters: the first one tells you the player, and a table from letters to names tells you the rest.",
    checks: [
      dialogue(
        "names the piece, or says that the square is empty",
        "y 13 44 41 23 44 13 12 11 83 81",
        ...showsPiece(1, "White", "sarrum"),
        ...showsPiece(3, "Black", "sarrum"),
        ...showsEmptySquare(5),
        ...showsPiece(7, "White", "redum"),
        ...showsNoPiece(8),
        ...showsPiece(9, "Black", "etlu"),
        shows(10, "BE", "81"),
      ),
      dialogue(
        "knows the names of all pieces",
        "n 17 55 18 55 28 55 38 55 48 55 58 55 31 55 42 55",
        ...showsPiece(1, "White", "redum"),
        ...showsPiece(3, "White", "gisgigir"),
        ...showsPiece(5, "White", "etlu"),
        ...showsPiece(7, "White", "nabu"),
        ...showsPiece(9, "White", "marzaz pani"),
        ...showsPiece(11, "White", "sarrum"),
        ...showsPiece(13, "Black", "nabu"),
        ...showsPiece(15, "Black", "redum"),
      ),
      dialogue(
        "says nothing about other text, and still ends the game",
        "y abc 94 81 41 n",
        ...showsNoPiece(0, 1, 2),
        ...showsPiece(3, "White", "gisgigir"),
        says(4, /White wins/i, "to announce the winner"),
        ends(),
      ),
    ],
  },
];
