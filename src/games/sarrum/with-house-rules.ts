/** Capture the Sarrum with house rules: the data of sarrum.ts, with the changes applied. */
import { betza } from "../../core/chesslike/betza.ts";
import { movementWords } from "../../core/chesslike/betza-words.ts";
import { type ChesslikeGame, chesslike } from "../../core/chesslike/chesslike.ts";
import {
  captureWins,
  checkmateWins,
  type Ending,
  noMoveDraws,
} from "../../core/chesslike/endings.ts";
import type { ChesslikeRules, ChessPiece } from "../../core/chesslike/position.ts";
import { ok, type Result } from "../../core/result.ts";
import { withArticle } from "../../core/text.ts";
import { type House, readHouse } from "./house-rules.ts";
import { KASHSHAPTU, LINES, RULES, sarrum } from "./sarrum.ts";

/**
 * Returns the game with the given house rules, or the paper's game if there are none; refuses
 * invalid ones.
 */
export function sarrumWith(text: string): Result<ChesslikeGame> {
  const house = readHouse(text);
  if (!house.ok) return house;
  return ok(house.value.text === "" ? sarrum : chesslike(rulesWith(house.value)));
}

function rulesWith(house: House): ChesslikeRules {
  const { terms, text } = house;
  const check = terms.get("check");
  const pieces = piecesWith(house);
  const lines = linesWith(house);
  return {
    ...RULES,
    setups: setupsWith(terms.get("kashshaptu-for")),
    pieces,
    absent: terms.has(KASHSHAPTU.name) ? [] : [KASHSHAPTU],
    check: check === "enforce",
    danger: check !== undefined,
    endings: check === "enforce" ? [captureWins("sarrum"), MATED, STUCK] : RULES.endings,
    sections: RULES.sections.map(({ heading, lines: paper }) => ({
      heading,
      lines: paper.map((line) => lines.get(line) ?? line).filter((line) => line !== ""),
    })),
    houseRules: {
      text,
      lines: changes(house, pieces),
      confirm: terms.has("confirm"),
      pieces: pieces.some((piece, index) => piece !== RULES.pieces[index]),
    },
  };
}

const named = (name: string): Pick<ChessPiece, "name" | "letter"> | undefined =>
  [...RULES.pieces, KASHSHAPTU].find((piece) => piece.name === name);

/** Returns the piece table: changed rows get a new sentence, and the witch comes last. */
function piecesWith({ terms }: House): readonly ChessPiece[] {
  const becomes = named(terms.get("promote") ?? "")?.letter;
  const pieces = RULES.pieces.map((piece) => {
    const promoted = piece.promotesTo && becomes ? { ...piece, promotesTo: becomes } : piece;
    return moving(promoted, terms.get(piece.name));
  });
  const witch = terms.get(KASHSHAPTU.name);
  return witch ? [...pieces, moving({ ...KASHSHAPTU, movement: [] }, witch)] : pieces;
}

function moving(piece: ChessPiece, letters: string | undefined): ChessPiece {
  if (letters === undefined) return piece;
  const movement = betza(letters);
  return { ...piece, movement, sentence: movementWords(movement), source: "house rule" };
}

/** Returns the starting positions with the witch in place of a piece. */
function setupsWith(place: string | undefined): ChesslikeRules["setups"] {
  const letter = place && named(place)?.letter;
  if (!letter) return RULES.setups;
  return RULES.setups.map((setup) => ({
    ...setup,
    position: setup.position
      .replaceAll(letter, KASHSHAPTU.letter)
      .replaceAll(letter.toLowerCase(), KASHSHAPTU.letter.toLowerCase()),
  }));
}

/** Returns the lines of the rule book that replace the paper's; an empty line removes one. */
function linesWith({ terms }: House): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  const promote = terms.get("promote");
  if (promote) lines.set(LINES.promotion, promotionLine(promote));
  if (terms.get("check") === "warn") lines.set(LINES.danger, WARNED);
  if (terms.get("check") === "enforce") {
    lines.set(LINES.danger, ENFORCED);
    // The endings already say so.
    lines.set(LINES.stuck, "");
  }
  if (terms.has(KASHSHAPTU.name)) lines.set(LINES.kashshaptu, WITCH_MOVES);
  return lines;
}

const WARNED =
  "A sarrum may stay in danger or move into it; a sarrum in danger is announced below the board.";
const ENFORCED =
  "A sarrum may not be left in danger, unless the move captures the opponent's sarrum; a sarrum in danger is announced below the board.";
const MATED: Ending = {
  ...checkmateWins("sarrum"),
  rule: "A player who has no legal move loses if his sarrum is in danger.",
};
const STUCK: Ending = {
  ...noMoveDraws,
  rule: "A player who has no legal move draws the game if his sarrum is not in danger.",
};
const WITCH_MOVES =
  "The kashshaptu (witch) moves as the house rules say; the paper says that nobody knows how it moved.";

const promotionLine = (name: string) =>
  `A redum that reaches the far rank becomes ${withArticle(name)}, by a step or by a capture.`;

/** Returns the house rules in force, as sentences. */
function changes({ terms }: House, pieces: readonly ChessPiece[]): readonly string[] {
  const moves = pieces
    .filter(({ name }) => terms.has(name))
    .map(({ name, sentence }) => `The ${name} ${sentence}.`);
  const promote = terms.get("promote");
  const check = terms.get("check");
  return [
    ...moves,
    ...witchPlace(terms),
    ...(promote ? [promotionLine(promote)] : []),
    ...(check === "warn" ? [WARNED] : []),
    ...(check === "enforce" ? [ENFORCED, MATED.rule, STUCK.rule] : []),
    ...(terms.has("confirm") ? ["Every move must be confirmed before it is made."] : []),
  ];
}

function witchPlace(terms: House["terms"]): string[] {
  if (!terms.has(KASHSHAPTU.name)) return [];
  const place = terms.get("kashshaptu-for");
  if (place) return [`The kashshaptu (letter K) replaces the ${place} on both sides.`];
  return terms.get("promote") === KASHSHAPTU.name
    ? ["The kashshaptu (letter K) is not on the board at the start; it appears only by promotion."]
    : ["The kashshaptu (letter K) appears only in a position that includes it."];
}
