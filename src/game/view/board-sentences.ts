import { err, ok, type Result } from "../../base/result.ts";
import { capital, compareNames, inWords, quoted, withArticle } from "../../base/text.ts";
import type { Cell, Diagram, DrawnPiece } from "../../drawing/diagram.ts";
import { type Line, SAID } from "../../drawing/line.ts";
import { current, type Match, playerToMove, sideToAct } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import { engineStrength, type Player, playerName } from "../match/players.ts";
import { capturedSquares, type Threat, threatsBy } from "../match/threats.ts";
import { type AnyGame, moveSentence } from "../rules/game.ts";
import type { ToldMove } from "../rules/presentation.ts";
import type { BoardView } from "./board-view.ts";

/**
 * "It is White's turn.", or "It is White's turn (Ann)." if the player has a name; or the result.
 * @param duty what must be done then
 */
export function turnOrResult(match: Match, duty?: string): Line {
  const outcome = matchOutcome(match);
  if (outcome) return SAID.result(outcome.sentence, outcome.winner !== undefined);
  const name = playerName(match.info.players[sideToAct(match)]);
  return SAID.turn(`It is ${playerToMove(match)}'s turn${name && ` (${name})`}.`, duty);
}

/** Whose turn it is, with what must be done then, such as a duty to capture. */
export const turnWithDuty = (match: Match): Line =>
  turnOrResult(match, match.game.duty?.(current(match).position));

/** The sides that the engine plays: "White: Computer, level 3."; "" for none. */
export const enginePlayers = ({ sides }: AnyGame, players: readonly Player[]): string =>
  sides
    .flatMap(({ name }, side) =>
      engineStrength(players[side]) ? `${name}: ${playerName(players[side])}.` : [],
    )
    .join(" ");

/** A piece in words: "White's etlu on 45". */
export function pieceInWords({ sides }: AnyGame, cell: Cell | undefined): string {
  const [piece] = cell?.pieces ?? [];
  return `${sides[piece?.side ?? 0]?.name}'s ${piece?.name} on ${cell?.name}`;
}

/** What stands on a square or on "rank 3", or where the pieces of a kind or of a side stand. */
export function placeInWords(
  { game, diagram }: Pick<BoardView, "game" | "diagram">,
  typed: string,
): Result<string> {
  const { files, ranks, columns, cells } = diagram;
  const word = typed.toLowerCase().replace(/\s+/g, " ");
  const square = game.squares?.read(word);
  const at = square?.ok ? square.value : cells.findIndex((cell) => cell?.name === word);
  const [, axis, label = ""] = /^(file|rank) (\S+)$/.exec(word) ?? [];
  const line = (axis === "file" ? files : ranks).indexOf(label);
  const lineOf = (index: number) =>
    axis === "file" ? index % columns : Math.floor(index / columns);
  const kind = game.ruleBook.pieces.find(({ name, meaning }) =>
    [name.toLowerCase(), meaning].includes(word),
  );
  const side = game.sides.findIndex(({ name }) => name.toLowerCase() === word);
  const isMeant = (index: number, piece: DrawnPiece) =>
    index === at || lineOf(index) === line || piece.name === kind?.name || piece.side === side;
  const found = cells.flatMap((cell, index) => {
    const pieces = cell?.pieces.filter((piece) => isMeant(index, piece)) ?? [];
    return pieces.map((piece) => pieceInWords(game, { ...cell!, pieces: [piece] }));
  });
  if (found.length > 0) return ok(`${axis ? `${capital(word)}: ` : ""}${inWords(found)}.`);
  if (at >= 0 || line >= 0) return ok(`${capital(word)} is empty.`);
  if (kind || side >= 0) return ok(`There is no ${typed} on the board.`);
  const forms = "words, turn, last, a square, a file or rank such as rank 3, a piece or a side";
  return err(`board takes ${forms}, not ${quoted(typed)}.`);
}

/**
 * A move in sentences that also say what only a board would show: its start, and the points that it passes and clears.
 * @param reason ends the sentence about the move
 */
export function moveInWords({ game, plies }: Match, at: number, reason = ""): string {
  const { move, diagram } = plies[at]!;
  if (!move) return "";
  const sentence = moveSentence(move.told, reason);
  if (!game.squares) return sentence;
  const { cells } = plies[at - 1]!.diagram;
  const named = (squares: readonly number[]) => squares.map((square) => cells[square]?.name ?? "");
  const [finish, ...passed] = move.path.slice(1).reverse();
  const captured = capturedSquares(cells, diagram.cells, move.by);
  const cleared = captured.filter((one) => one !== finish);
  const stood = cleared.length === 1 ? "captured piece stood" : "captured pieces stood";
  const [start] = named(move.path);
  return [
    sentence,
    ...(captured.length > cleared.length ? [`It came from ${start}.`] : []),
    ...(passed.length > 0 ? [`It passes ${inWords(named(passed.reverse()))}.`] : []),
    ...(cleared.length > 0
      ? [`The ${stood} on ${inWords(named(cleared).toSorted(compareNames))}.`]
      : []),
  ].join(" ");
}

/**
 * Moves in sentences, each with the throw that it uses. What follows a move tells that its player throws again.
 * @param reason for the last one
 */
export const turnsInWords = (moves: readonly ToldMove[], reason?: string): readonly string[] =>
  moves.flatMap((told, index) => {
    const [before, next] = [moves[index - 1], moves[index + 1]];
    if (usesThrow(next, told)) return [];
    const throwsAgain = next === undefined && told.throwsAgain === true;
    const isLong = told.isLong || throwsAgain;
    const thrown = usesThrow(told, before) ? `${before?.deed}${isLong ? ", " : " and "}` : "";
    return moveSentence({ ...told, deed: thrown + told.deed, throwsAgain }, next ? "" : reason);
  });

const usesThrow = (told: ToldMove | undefined, thrown: ToldMove | undefined): boolean =>
  told?.throws !== undefined && told.throws === thrown?.deed && told.who === thrown.who;

export const NO_MOVE = "No move has been made yet.";

/** The last move of a player, after the throw of the dice that it used. */
export function lastMoveInWords(match: Match): string {
  const plies = match.plies.slice(0, match.at + 1);
  const at = plies.findLastIndex(({ move }) => typeof move?.by === "number");
  if (at < 0) return NO_MOVE;
  const before = plies[at - 1]?.move;
  return `${before?.by === "chance" ? `${before.sentence} ` : ""}${moveInWords(match, at)}`;
}

/**
 * Where a move leads, for a list of a piece's moves: "23 capturing an etlu", "e5 then g7".
 * @param path the squares that the move touches, its origin first
 */
export function destination({ cells }: Diagram, path: readonly number[]): string {
  const [, ...visited] = path;
  const [taken] = cells[visited.at(-1) ?? -1]?.pieces ?? [];
  const names = visited.map((square) => cells[square]?.name);
  return names.join(" then ") + (taken ? ` capturing ${withArticle(taken.name)}` : "");
}

/** The captured pieces, a line for each side: "Captured from Black: BE 3 BR", plainly "etlu, redum 3 times." */
export function capturedLines(match: Match, plain: boolean, comma = plain ? ", " : " ") {
  return match.game.sides.flatMap((side, index) => {
    const lost = current(match).captured.filter((piece) => piece.side === index);
    const names = lost.map(({ name, letter }) => (plain ? name : side.letter + letter)).sort();
    const counts = [...new Set(names)].map((name) => {
      const count = names.filter((other) => other === name).length;
      if (count === 1) return name;
      return plain ? `${name} ${count} times` : `${count} ${name}`;
    });
    if (counts.length === 0) return [];
    return `Captured from ${side.name}: ${counts.join(comma)}${plain ? "." : ""}`;
  });
}

/** What the side to move can capture, and the others on their turn: the squares, and a sentence for each side. */
export function threatsIn(match: Match) {
  const { game } = match;
  const { position, diagram } = current(match);
  const mover = sideToAct(match);
  const sides = game.sides.map((_, index) => (mover + index) % game.sides.length);
  const found = sides.map((side) => threatsBy(game, position, side));
  const inSentence = ({ square, from }: Threat) => {
    const starts = from.map((start) => diagram.cells[start]?.name ?? "");
    return `${pieceInWords(game, diagram.cells[square])} (from ${inWords(starts, "or")})`;
  };
  return {
    squares: found.flat().map(({ square }) => square),
    sentences: found.map((threats, index) => {
      const able = index === 0 ? "can" : "could";
      const pieces = inWords(threats.map(inSentence)) || "nothing";
      const when = index === 0 ? "" : " on its own turn";
      return `${game.sides[sides[index]!]?.name} ${able} capture ${pieces}${when}.`;
    }),
  };
}

/** Where every royal piece stands that can be captured, with a sentence; none where that does not win. */
export function royalsInDanger(match: Match) {
  const { game } = match;
  const { position, diagram, outcome } = current(match);
  if (outcome || match.agreed) return [];
  return game.sides.flatMap((_, side) =>
    threatsBy(game, position, side).flatMap(({ square, from }) => {
      const cell = diagram.cells[square];
      if (game.goal !== `captures the ${cell?.pieces[0]?.name}`) return [];
      const attackers = from.map((start) => pieceInWords(game, diagram.cells[start]));
      const sentence = `${pieceInWords(game, cell)} can be captured by ${inWords(attackers)}.`;
      return { square, sentence };
    }),
  );
}
