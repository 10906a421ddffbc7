/** Checks the data of chess-like games, on which the kernel relies. */
import type { ChesslikeRules } from "../../../../src/game/rules/chesslike/chesslike-rules.ts";
import { BLACK_BIT } from "../../../../src/game/rules/chesslike/position.ts";

/** A move holds each of its two squares in eight bits. */
const MAX_SQUARES = 255;
/** The bits of a code below the colour's count the kinds of pieces from 1. */
const MAX_KINDS = BLACK_BIT - 1;

/** Each returns what is wrong with one field, after the field's name; undefined if nothing is. */
const CHECKS: readonly ((rules: ChesslikeRules) => string | undefined)[] = [
  boardFault,
  lettersFault,
  kindsFault,
  royalFault,
  promotesToFault,
  promotionRowsFault,
  endingsFault,
];

/** Throws an error that names the game and the first wrong field. */
export function checkRules(rules: ChesslikeRules): void {
  for (const faultOf of CHECKS) {
    const fault = faultOf(rules);
    if (fault !== undefined) throw new Error(`${rules.id}: ${fault}`);
  }
}

function boardFault({ board }: ChesslikeRules): string | undefined {
  return board.cells > MAX_SQUARES
    ? `board: at most ${MAX_SQUARES} squares, not ${board.cells}`
    : undefined;
}

function lettersFault({ pieces }: ChesslikeRules): string | undefined {
  const letters = pieces.map(({ letter }) => letter);
  const wrong = letters.find((letter) => !/^[A-Z]$/.test(letter));
  if (wrong !== undefined) return `letter: “${wrong}” is not a capital letter from A to Z`;
  const twice = letters.find((letter, index) => letters.indexOf(letter) < index);
  return twice === undefined ? undefined : `letter: two pieces have the letter ${twice}`;
}

function kindsFault({ pieces }: ChesslikeRules): string | undefined {
  const special = pieces.filter(({ movement }) => movement.some(({ initial }) => initial));
  const kinds = pieces.length + special.length;
  return kinds > MAX_KINDS
    ? `pieces: at most ${MAX_KINDS} kinds, not ${kinds}; a piece with a first-move-only move counts twice`
    : undefined;
}

function royalFault({ pieces, royal }: ChesslikeRules): string | undefined {
  const piece = pieces.find(({ letter }) => letter === royal);
  if (!piece) return `royal: no piece has the letter “${royal}”`;
  return piece.promotesTo === undefined ? undefined : `royal: the ${piece.name} is promoted`;
}

function promotesToFault({ pieces, royal }: ChesslikeRules): string | undefined {
  const targets = pieces.flatMap(({ promotesTo }) => promotesTo ?? []);
  if (targets.includes(royal)) return `promotesTo: ${royal} is the royal piece`;
  const unknown = targets.find((target) => !pieces.some(({ letter }) => letter === target));
  return unknown === undefined ? undefined : `promotesTo: no piece has the letter “${unknown}”`;
}

function promotionRowsFault({ board, promotionRows }: ChesslikeRules): string | undefined {
  const wrong = promotionRows.find((row) => !(row >= 0 && row < board.height));
  return wrong === undefined ? undefined : `promotionRows: there is no row ${wrong}`;
}

/** An ending may still decline a position; `outcome` throws if all of them do. */
function endingsFault({ check, endings }: ChesslikeRules): string | undefined {
  const covered = new Set(endings.map(({ when }) => when));
  if (covered.has("no move")) return undefined;
  if (!covered.has("stalemate")) return "endings: none applies to stalemate";
  return check && !covered.has("checkmate") ? "endings: none applies to checkmate" : undefined;
}
