import { err, ok, type Result } from "../../../base/result.ts";
import { inWords, lineTyped } from "../../../base/text.ts";
import { plainMove } from "../../../base/typed-squares.ts";
import { type Part, PIECE_IDS, type Piece, type SaturankamMove } from "./model.ts";
import { FACES, throwOf } from "./throws.ts";

/** The maximum length of a move in characters, with room for spaces. */
const MAX_LENGTH = 100;

export type Use = Exclude<SaturankamMove, { readonly kind: "throw" }>;

/** A piece and what was typed after its colon. */
interface TypedPart {
  readonly piece: Piece;
  readonly how: string;
}

/** Writes a move: "1:4 2:5", "1:off", "2:in", "pass"; a throw is "[3 6]". */
export function writeMove(move: SaturankamMove): string {
  switch (move.kind) {
    case "throw":
      return `[${move.dice.join(" ")}]`;
    case "move":
      return move.parts.map(({ piece, count }) => `${piece}:${count}`).join(" ");
    case "enter":
      return `${move.piece}:in`;
    case "bear-off":
      return `${move.piece}:off`;
    default:
      return "pass";
  }
}

/** Reads a throw such as "3 6", "36", "3,6" or "[3 6]". */
export function parseThrow(text: string): Result<Extract<SaturankamMove, { kind: "throw" }>> {
  const typed = text.length > MAX_LENGTH ? "" : plainMove(text);
  const faces = /^(\d)\s*[-,]?\s*(\d)$/.exec(typed)?.slice(1);
  if (!faces) return err(`A throw is two of the faces ${inWords(FACES)}, such as 3 6.`);
  const dice = throwOf(Number(faces[0]), Number(faces[1]));
  if (dice) return ok({ kind: "throw", dice });
  const wrong = faces.find((face) => !FACES.some((known) => `${known}` === face));
  return err(`There is no face ${wrong}: each die has the faces ${inWords(FACES)}.`);
}

/**
 * Reads a move, legal or not, in any order and case, with spaces or commas.
 * @param example a move to name where the text is not one
 */
export function parseMove(text: string, example = ""): Result<Use> {
  const notAMove = `${lineTyped(text)} is not a move: type one, such as ${example}.`;
  const words = text.length > MAX_LENGTH ? [] : wordsOf(text);
  if (words.length === 1 && words[0] === "pass") return ok({ kind: "pass" });
  const parts: TypedPart[] = [];
  for (const word of words) {
    const found = /^(\d):(\d{1,3}|in|off)$/.exec(word);
    if (!found) return err(notAMove);
    const piece = PIECE_IDS.find((known) => `${known}` === found[1]);
    if (!piece) return err(`There is no piece ${found[1]}: each player has piece 1 and piece 2.`);
    parts.push({ piece, how: found[2]! });
  }
  return useOf(parts) ?? err(notAMove);
}

function wordsOf(text: string): readonly string[] {
  const tight = plainMove(text)
    .toLowerCase()
    .replace(/\s*:\s*/g, ":");
  return tight.split(/[\s,]/).filter((word) => word !== "");
}

/** The use of the throw by one or two named pieces; undefined if none is named. */
function useOf(named: readonly TypedPart[]): Result<Use> | undefined {
  const [first, second] = named;
  if (first === undefined) return undefined;
  const alone = named.find(({ how }) => how === "in" || how === "off");
  if (alone && second) {
    return err(
      alone.how === "in"
        ? "Entering uses the whole throw, so nothing else can move with it."
        : `off is only for a frozen piece, whose double uses the whole throw. To reach the centre exactly, type the number of steps.`,
    );
  }
  if (alone) return ok({ kind: alone.how === "in" ? "enter" : "bear-off", piece: alone.piece });
  if (named.length > 2 || first.piece === second?.piece) {
    return err(
      "Name each piece only once: a throw is split into at most two parts, one for each piece.",
    );
  }
  if (named.some(({ how }) => Number(how) === 0)) {
    return err(
      "Each part of the throw must be at least 1: leave out the piece that does not move.",
    );
  }
  const parts = named.map(({ piece, how }): Part => ({ piece, count: Number(how) }));
  return ok({ kind: "move", parts: parts.toSorted((a, b) => a.piece - b.piece) });
}
