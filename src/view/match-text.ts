import type { RuleVerdict } from "../core/presentation.ts";
import { notOver } from "../core/verdict.ts";
import { current, type Match, matchOutcome, sideToAct } from "../match/match.ts";
import { engineStrength, playerName, playerToMove } from "../match/players.ts";

/** Returns one sentence about the state of a match: whose turn it is, or how it has ended. */
export function turnOrResult(match: Match): string {
  return matchOutcome(match)?.sentence ?? turnSentence(match);
}

/** Returns "It is White's turn.", or "It is White's turn (Ann)." if the player has a name. */
function turnSentence(match: Match): string {
  const name = playerName(match.info.players[sideToAct(match)]);
  return `It is ${playerToMove(match)}'s turn${name && ` (${name})`}.`;
}

/** Names the other sides: those that humans play, unless the engine plays them all. */
export function otherPlayers(match: Match): string {
  const { game, info } = match;
  const mover = sideToAct(match);
  const others = game.sides.map((_, side) => side).filter((side) => side !== mover);
  const humans = others.filter((side) => !engineStrength(info.players[side]));
  return (humans.length > 0 ? humans : others).map((side) => game.sides[side]?.name).join(", ");
}

/**
 * Returns the moves so far with their comments, numbered by rounds; a throw precedes the move it was
 * for.
 */
export function historyLines(match: Match, plain: boolean): string[] {
  const { plies, at } = match;
  const lines: string[][] = [];
  // Throws of the dice, and comments on the first position.
  let before: string[] = [];
  for (const { move, number, comments = [] } of plies.slice(0, at + 1)) {
    const notes = comments.map((comment) => (plain ? `Comment: “${comment}”.` : `{${comment}}`));
    if (!move) {
      before.push(...notes);
      continue;
    }
    const text = [plain ? move.sentence : move.written, ...notes].join(" ");
    if (move.by === "chance") {
      before.push(text);
      continue;
    }
    lines[number - 1] ??= [`${number}.`, ...new Array<string>(plain ? 0 : move.by).fill("...")];
    lines[number - 1]?.push(...before, text);
    before = [];
  }
  // A throw without its move is not listed; comments on the first position are.
  if (at === 0 && before.length > 0) lines.push(before);
  const ended = matchOutcome(match);
  return [
    ...lines.map((line) => line.join(plain ? " " : "  ")),
    ...(ended ? [ended.sentence] : []),
  ];
}

/** Returns a refusal without the rule, if it repeats that at its end. */
function refusalOnly({ rule, refusal }: RuleVerdict): string {
  const repeats = refusal.toLowerCase().endsWith(`: ${rule.toLowerCase()}`);
  return repeats ? `${refusal.slice(0, -rule.length - 2)}.` : refusal;
}

/** Returns the checks that a typed move goes through, one per line, and the verdict. */
export function explanation(match: Match, text: string, plain: boolean): string[] {
  const { game } = match;
  const { position } = current(match);
  const open = notOver(matchOutcome(match));
  if (!open.holds) return [open.refusal];
  const [yes, no, further] = plain ? ["Yes: ", "No: ", ""] : ["  yes  ", "  NO   ", "       "];
  const lines = game
    .explain(position, text)
    .flatMap((verdict) =>
      verdict.holds ? [yes + verdict.rule] : [no + verdict.rule, further + refusalOnly(verdict)],
    );
  const read = game.readMove(position, text);
  const verdict = read.ok
    ? `A legal move: ${game.describe(position, read.value)}`
    : "Not a legal move.";
  return [...lines, verdict];
}
