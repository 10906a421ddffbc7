import { PIECES } from "../../paper.ts";
import type { Judge, Listener } from "../exercise.ts";
import { all, onAnswer } from "../judges/dialogue.ts";
import { differing, toText } from "../judges/listeners.ts";
import {
  doesNotMention,
  lineWith,
  mentions,
  ownWords,
  saysNot,
  wordsAfter,
  wordsAndQuestion,
} from "../judges/words.ts";

/** A line about a player, unless it says whose turn it is ("Black to move"). */
const PLAYER = /^(?!.*\b(?:turn|go|next|to (?:move|play))\b).*\b(?:White|Black)/im;
const EMPTY_SQUARE = /empty/i;

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
  const other = player === "White" ? "Black" : "White";
  const notOwner = new RegExp(`\\b${other}(?:['’]s)? (?:${nameOf(piece)}|(?:has )?los)`, "i");
  const others = anyOf(PIECES.filter((other) => other !== piece));
  const expected = `to say in one line “${player}” and “${piece}”, and to name no other piece`;
  return onAnswer(answer, expected, (_, held, quote) => {
    const text = textOf(answer, held);
    const lines = text.split("\n").filter((line) => ANY_PIECE.test(line));
    const isRight = lines.every((line) => named.test(line) && !others.test(line));
    return lines.length > 0 && isRight && !notOwner.test(text) ? undefined : quote(text);
  });
}

const tellsApart = differing(ANY_PIECE);

const namesNoPlayer = (answer: number) =>
  saysNot(answer, PLAYER, "to say nothing about a player but whose turn it is");

/** The captured piece; whether a captured sarrum is named is up to the student. */
export const toCaptures: Listener = {
  hear(answer, held) {
    const words = wordsAfter(answer, held);
    return /wins/i.test(words) ? "sarrum" : piecesNamed(words);
  },
  judge(answer, heard, heardAfter) {
    if (heard === "sarrum" || answer < 0) return all();
    if (heard)
      return all(namesAlone(answer, heard, wordsAfter), tellsApart(answer, heard, heardAfter));
    return all(
      doesNotMention(answer, ANY_PIECE, "to name no piece, because none has been captured"),
      doesNotMention(answer, /captur|undefined/i, "to say nothing about a capture"),
      namesNoPlayer(answer),
    );
  },
};

/** What says something about the finish square of a winning move, on which the sarrum stood. */
const FINISH_SQUARE = anyOf(["empty", ...PIECES.filter((piece) => piece !== "sarrum")]);

/** The piece on the start square, or that it is empty; nothing at all if it is not on the board. */
export const toStartPiece: Listener = {
  hear(answer, held) {
    const text = wordsAndQuestion(answer, held);
    if (/wins/i.test(text)) return "wins";
    if (/^\s*Finish/.test(text)) return "nothing";
    return EMPTY_SQUARE.test(text) ? "empty" : piecesNamed(text);
  },
  judge(answer, heard, heardAfter) {
    if (answer < 0) return all();
    if (heard === "nothing") return saysNot(answer, /\S/, "to say nothing about this square");
    if (heard === "wins")
      return doesNotMention(answer, FINISH_SQUARE, "to say nothing about the finish square");
    if (heard === "empty")
      return all(
        mentions(answer, EMPTY_SQUARE, "to say “empty”"),
        doesNotMention(answer, ANY_PIECE, "to name no piece"),
      );
    const notEmpty = doesNotMention(answer, EMPTY_SQUARE, "not to say “empty”");
    if (heard)
      return all(
        namesAlone(answer, heard, wordsAndQuestion),
        tellsApart(answer, heard, heardAfter),
        notEmpty,
      );
    const unnamed = doesNotMention(answer, ANY_PIECE, "to name no piece");
    return all(unnamed, notEmpty, namesNoPlayer(answer));
  },
};

/** The numbers in lines about moves, which are shown at the end of a game. */
export const toCount = toText(
  (...place) => {
    const lines = ownWords(...place).split("\n");
    const counts = lines.filter((line) => /\bmoves?\b/i.test(line)).join(" ");
    return [...new Set(counts.match(/\d+/g))].join(" ");
  },
  (count) =>
    count
      ? `to say a line with “move” or “moves”, the number ${count} and no other number`
      : "to give no number of moves before the end",
);
