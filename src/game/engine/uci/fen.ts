/**
 * Positions as chess programs write them: six fields, of which the games know two. Turkish shatranj
 * has a third of its own, which names the unmoved ferses; other programs have no place for it, and
 * with the definitions in variants.ini an unmoved fers is a piece of its own, q.
 */

/** Black's letters for a fers and an unmoved fers; White's are capitals. */
const FERS = "f";
const UNMOVED_FERS = "q";

/** What chess programs send after the side to move: castling, en passant, two counters of moves. */
const CHESS_FIELDS = /^(- )?- [0-9]+ [0-9]+$/;

/** A position of either game, given as text, as chess programs write it. */
export function chessFen(text: string): string {
  const [placement = "", side, unmoved = ""] = text.split(" ");
  const pieces = mapPieces(placement, (letter, square) =>
    unmoved.includes(square) ? inCaseOf(letter, UNMOVED_FERS) : letter,
  );
  return `${pieces} ${side} - - 0 1`;
}

/**
 * The text of a position from the fields that a program sent; `ownCount` is the number of fields in
 * the game's own texts. A third field of the game takes the place of castling or stands before it.
 * Fields that are neither are kept, for `readPosition` to reject.
 */
export function textOfFen(fields: readonly string[], ownCount: number): string {
  const [placement = "", ...rest] = fields;
  if (ownCount === 3 && placement.toLowerCase().includes(UNMOVED_FERS)) {
    const more = CHESS_FIELDS.test(rest.slice(1).join(" ")) ? [] : rest.slice(1);
    return [...withoutUnmovedLetter(placement, rest[0] ?? ""), ...more].join(" ");
  }
  const hasChessFields = CHESS_FIELDS.test(fields.slice(ownCount).join(" "));
  return (hasChessFields ? fields.slice(0, ownCount) : fields).join(" ");
}

/** The three fields of a position that marks unmoved ferses by their letter. */
function withoutUnmovedLetter(placement: string, side: string): readonly string[] {
  const unmoved: string[] = [];
  const pieces = mapPieces(placement, (letter, square) => {
    if (letter.toLowerCase() !== UNMOVED_FERS) return letter;
    unmoved.push(square);
    return inCaseOf(letter, FERS);
  });
  return [pieces, side, unmoved.join("")];
}

const inCaseOf = (model: string, letter: string) =>
  model === model.toUpperCase() ? letter.toUpperCase() : letter;

/** Replaces each piece letter of a placement by what `change` returns for it and its square. */
function mapPieces(placement: string, change: (letter: string, square: string) => string): string {
  const ranks = placement.split("/").map((rank, index) => {
    let file = 0;
    return rank.replace(/[0-9]|[^0-9]/g, (symbol) => {
      if (/[0-9]/.test(symbol)) {
        file += Number(symbol);
        return symbol;
      }
      return change(symbol, `${"abcdefgh"[file++] ?? "?"}${8 - index}`);
    });
  });
  return ranks.join("/");
}
