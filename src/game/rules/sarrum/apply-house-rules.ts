/** Capture the Sarrum with house rules: the data of sarrum.ts, with the changes applied. */

import { ok, type Result } from "../../../base/result.ts";
import { inWords, movesInWords, withArticle } from "../../../base/text.ts";
import { type ChesslikeGame, chesslike } from "../chesslike/chesslike-game.ts";
import { type ChesslikeRules, type ChessPiece, piece } from "../chesslike/chesslike-rules.ts";
import { captureWins, checkmateWins, type Ending, noMoveDraws } from "../chesslike/endings.ts";
import { type ParsedHouseRules, parseHouseRules } from "./parse-house-rules.ts";
import { KASHSHAPTU, LINES, RULES, sarrum } from "./sarrum.ts";

/** The paper's game if there are no house rules; refuses invalid ones. */
export function sarrumWith(text: string): Result<ChesslikeGame> {
  const house = parseHouseRules(text);
  if (!house.ok) return house;
  return ok(house.value.text === "" ? sarrum : chesslike(rulesWith(house.value)));
}

function rulesWith(house: ParsedHouseRules): ChesslikeRules {
  const { terms, text } = house;
  const check = terms.get("check");
  const pieces = piecesWith(house);
  const limit = terms.get("moves");
  const lines = linesWith(house);
  return {
    ...RULES,
    setups: setupsWith(terms.get("kashshaptu-for")),
    pieces: terms.has("double-step") ? pieces.map(withDoubleStep) : pieces,
    absent: terms.has(KASHSHAPTU.name) ? [] : [KASHSHAPTU],
    check: check === "enforce",
    danger: check !== undefined,
    // Two sarrums cannot come near each other, unless one moves as the other does not.
    ...(check === "enforce" && !terms.has("sarrum") && { bareRoyalWins: () => false }),
    endings: check === "enforce" ? [captureWins("sarrum"), MATED, STUCK] : RULES.endings,
    sections: Object.fromEntries(
      Object.entries(RULES.sections).map(([heading, paper]) => [
        heading,
        paper.map((line) => lines.get(line) ?? line).filter((line) => line !== ""),
      ]),
    ),
    moveLimit: limit === undefined ? undefined : Number(limit),
    houseRules: {
      text,
      lines: changes(house, pieces),
      confirm: terms.has("confirm"),
      pieces: pieces.some((piece, index) => piece !== RULES.pieces[index]),
      ...(terms.has("points") && { points: POINTS }),
    },
  };
}

const pieceNamed = (name: string | undefined): Pick<ChessPiece, "name" | "letter"> | undefined =>
  [...RULES.pieces, KASHSHAPTU].find((row) => row.name === name);

/** Changed rows get a new sentence, and the witch comes last. */
function piecesWith({ terms }: ParsedHouseRules): readonly ChessPiece[] {
  const becomes = pieceNamed(terms.get("promote"))?.letter;
  const pieces = RULES.pieces.map((piece) => {
    const promoted = piece.promotesTo && becomes ? { ...piece, promotesTo: becomes } : piece;
    return withMovement(promoted, terms.get(piece.name));
  });
  const witch = terms.get(KASHSHAPTU.name);
  return witch ? [...pieces, withMovement({ ...KASHSHAPTU, movement: [] }, witch)] : pieces;
}

const withMovement = (row: ChessPiece, letters: string | undefined): ChessPiece =>
  letters === undefined
    ? row
    : { ...row, ...piece(row.name, row.letter, letters), source: "house rule" };

/** The rows of White's and Black's redums at the start of the full game. */
const REDUM_ROWS = [6, 1] as const;
const [WHITE_RANK, BLACK_RANK] = REDUM_ROWS.map(
  (row) => RULES.notation.coordinates.ranks[row] ?? "",
);

/** Only the redum gets a double step. */
function withDoubleStep(piece: ChessPiece): ChessPiece {
  if (!piece.promotesTo) return piece;
  const sentence = `moves one square straight ahead, or two from its starting rank (${WHITE_RANK} for White, ${BLACK_RANK} for Black), and one square diagonally ahead only to capture`;
  return {
    ...piece,
    sentence,
    geometry: sentence,
    movement: piece.movement.map((step) =>
      step.captures ? step : { ...step, doubleStepRows: REDUM_ROWS },
    ),
    source: "house rule",
  };
}

/** The points for capturing each piece: small numbers, chosen by hand. */
const POINTS: Readonly<Record<string, number>> = { S: 10, G: 5, K: 4, E: 3, M: 2, N: 2, R: 1 };

/** The starting positions with the witch in place of a piece. */
function setupsWith(place: string | undefined): ChesslikeRules["setups"] {
  const letter = pieceNamed(place)?.letter;
  if (!letter) return RULES.setups;
  return RULES.setups.map((setup) => ({
    ...setup,
    position: setup.position
      .replaceAll(letter, KASHSHAPTU.letter)
      .replaceAll(letter.toLowerCase(), KASHSHAPTU.letter.toLowerCase()),
  }));
}

/** The lines of the rule book that replace the paper's; an empty line removes one. */
function linesWith({ terms }: ParsedHouseRules): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  const promote = terms.get("promote");
  if (promote) lines.set(LINES.promotion, promotionLine(promote));
  if (terms.get("check") === "warn") lines.set(LINES.danger, WARNED);
  if (terms.get("check") === "enforce") {
    lines.set(LINES.danger, ENFORCED);
    // The endings already say so.
    lines.set(LINES.stuck, "");
  }
  if (terms.has("moves")) lines.set(LINES.endless, "Repetition does not end a game.");
  if (terms.has(KASHSHAPTU.name)) lines.set(LINES.kashshaptu, WITCH_MOVES);
  return lines;
}

const WARNED =
  "A sarrum may stay in danger or move into it; a sarrum in danger is announced below the board.";
const ENFORCED =
  "A sarrum may not be left in danger, unless the move captures the opponent's sarrum; a sarrum in danger is announced below the board.";
const MATED: Ending = {
  ...checkmateWins("sarrum"),
  rule: "A player who has no legal move loses if their sarrum is in danger.",
};
const STUCK: Ending = {
  ...noMoveDraws,
  rule: "A player who has no legal move draws the game if their sarrum is not in danger.",
};
const WITCH_MOVES =
  "The kashshaptu (witch) moves as the house rules say; the paper says that nobody knows how it moved.";

const promotionLine = (name: string) =>
  `A redum that reaches the far rank becomes ${withArticle(name)}, by a step or by a capture.`;

const DOUBLE_STEP = `A redum on its starting rank (${WHITE_RANK} for White, ${BLACK_RANK} for Black) may move two squares straight ahead if both are empty; it never captures that way, and there is no en passant.`;

function pointsLine(pieces: readonly ChessPiece[]): string {
  const values = pieces
    .map(({ name, letter }) => ({ name, value: POINTS[letter] ?? 0 }))
    .toSorted((one, other) => other.value - one.value)
    .map(({ name, value }) => `${name} ${value}`);
  return `Captures score points, which do not decide the game: ${inWords(values)}.`;
}

/** The house rules in force, as sentences. */
function changes({ terms }: ParsedHouseRules, pieces: readonly ChessPiece[]): readonly string[] {
  const moves = pieces
    .filter(({ name }) => terms.has(name))
    .map(({ name, sentence }) => `The ${name} ${sentence}.`);
  const promote = terms.get("promote");
  const check = terms.get("check");
  const limit = terms.get("moves");
  return [
    ...moves,
    ...witchPlace(terms),
    ...(promote ? [promotionLine(promote)] : []),
    ...(terms.has("double-step") ? [DOUBLE_STEP] : []),
    ...(check === "warn" ? [WARNED] : []),
    ...(check === "enforce" ? [ENFORCED, MATED.rule, STUCK.rule] : []),
    ...(limit ? [`The game is drawn when each side has made ${movesInWords(Number(limit))}.`] : []),
    ...(terms.has("points") ? [pointsLine(pieces)] : []),
    ...(terms.has("confirm") ? ["Every move must be confirmed before it is made."] : []),
  ];
}

function witchPlace(terms: ParsedHouseRules["terms"]): string[] {
  if (!terms.has(KASHSHAPTU.name)) return [];
  const place = terms.get("kashshaptu-for");
  if (place) return [`The kashshaptu (letter K) replaces the ${place} on both sides.`];
  return terms.get("promote") === KASHSHAPTU.name
    ? ["The kashshaptu (letter K) is not on the board at the start; it appears only by promotion."]
    : ["The kashshaptu (letter K) appears only in a position that includes it."];
}
