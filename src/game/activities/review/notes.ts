/** What people and programs have noted about moves, in words. */
import type { Score } from "../../engine/types.ts";
import { chanceOf } from "../../engine/winning-chance.ts";
import { type Match, suffixOf } from "../../match/match.ts";
import { engineStrength } from "../../match/players.ts";

/** Commands to programs in comments, such as [%eval 0.35], which people are not shown. */
const COMMAND = /\[%[a-z]+ [^\]]*\]/giu;
const EVALUATION = /\[%eval\s+(#?)([+-]?\d{1,5}(?:\.\d{1,4})?)/u;

/** The comments as people wrote them; those with nothing but commands are left out. */
export const commentsShown = (comments: readonly string[] = []): readonly string[] =>
  comments.map((text) => text.replace(COMMAND, "").trim()).filter((text) => text !== "");

/** The evaluation in a ply's comments, for the first side; undefined if there is none. */
export function evaluationIn(comments: readonly string[] = []): Score | undefined {
  const found = comments.map((text) => EVALUATION.exec(text)).find((match) => match);
  if (!found) return undefined;
  const value = Number(found[2]);
  if (found[1] === "") return { kind: "value", centi: 100 * value };
  return { kind: value < 0 ? "loss" : "win", plies: 2 * Math.abs(value) };
}

export const percent = (chance: number) => Math.round(100 * chance);

/** "at once" or "in 3", of a win or loss in so many plies. */
export function inMoves(plies: number): string {
  const moves = Math.ceil(plies / 2);
  return moves <= 1 ? "at once" : `in ${moves}`;
}

/** The evaluation in a ply's comments, "White's chances: 53 per cent."; undefined without one. */
export function evaluationInWords({ game: { sides } }: Match, comments: readonly string[]) {
  const score = evaluationIn(comments);
  if (!score) return undefined;
  if (score.kind === "value")
    return `${sides[0]?.name}'s chances: ${percent(chanceOf(score))} per cent.`;
  return `${sides[score.kind === "win" ? 0 : 1]?.name} can win ${inMoves(score.plies)}.`;
}

/** The meanings of the first glyphs, from 1 on. */
const MEANINGS = [
  ...["a good move", "a mistake", "an excellent move"],
  ...["a blunder", "an interesting move", "an inaccuracy"],
];

/** The meaning of a glyph with its sign: "a good move (!)"; "$14" if it has no suffix. */
export function glyphInWords(glyph: number): string {
  const suffix = suffixOf(glyph);
  return suffix === undefined ? `$${glyph}` : `${MEANINGS[glyph - 1]} (${suffix})`;
}

/** The glyphs of faults: ?!, ? and ??. */
export const FAULT_GLYPHS = { inaccuracy: 6, mistake: 2, blunder: 4 } as const;

/** Whether the move that led to a ply is marked as a fault. */
export const isMarked = ({ plies }: Match, at: number): boolean =>
  at > 0 && Object.values(FAULT_GLYPHS).some((fault) => plies[at]?.glyphs?.includes(fault));

/** Whether it is, and a person has made it. */
export const isOwnFault = (match: Match, at: number): boolean =>
  isMarked(match, at) && !engineStrength(match.info.players[Number(match.plies[at]?.move?.by)]);

/** Whether Enter stops only at the mistakes of a person, who plays against the computer. */
export const stopsAtOwn = (match: Match): boolean =>
  match.info.players.some(engineStrength) && match.plies.some((_, at) => isOwnFault(match, at));
