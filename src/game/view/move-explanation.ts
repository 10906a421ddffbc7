import { current, type Match } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import { type AnyGame, moveSentence, type Position } from "../rules/game.ts";
import { notOver } from "../rules/verdict.ts";

/** The checks that a typed move goes through, one per line, and the verdict. */
export function explainMove(match: Match, text: string, plain: boolean): string[] {
  const { game } = match;
  const { position } = current(match);
  const open = notOver(matchOutcome(match));
  if (!open.holds) return [open.refusal];
  const [yes, no, further] = plain ? ["Yes: ", "No: ", ""] : ["  yes  ", "  NO   ", "       "];
  const lines = game
    .explain(position, text)
    .flatMap((verdict) =>
      verdict.holds
        ? [yes + verdict.rule]
        : [no + verdict.rule, further + (verdict.brief ?? verdict.refusal)],
    );
  const read = game.readMove(position, text);
  const verdict = read.ok
    ? `A legal move: ${moveSentence(game.describe(position, read.value))}`
    : "Not a legal move.";
  return [...lines, verdict];
}

/** The most squares to which a piece could almost move, for a reason that explains anything. */
const FEW = 8;

/**
 * Why a piece has no legal move: the duty to capture elsewhere, or the refusal of the moves that satisfy the most
 * rules. Undefined if many moves fail alike, since the piece then just does not
 * move like that.
 */
export function whyNoMove(game: AnyGame, position: Position, square: number): string | undefined {
  const { squares } = game;
  if (!squares) return undefined;
  const failures = game.diagram(position).cells.flatMap((cell) => {
    const verdicts = cell ? game.explain(position, `${squares.name(square)} ${cell.name}`) : [];
    const depth = verdicts.findIndex(({ holds }) => !holds);
    return depth < 0 ? [] : [{ ...verdicts[depth], depth }];
  });
  const deepest = Math.max(...failures.map(({ depth }) => depth));
  const nearest = failures.filter(({ depth }) => depth === deepest);
  const { refusal, isDuty } = (nearest.length <= FEW ? nearest[0] : undefined) ?? {};
  // A move that breaks this duty alone is refused with the captures to type.
  return isDuty ? refusal : game.duty?.(position) || refusal;
}
