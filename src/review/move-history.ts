import type { Match } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import { commentsShown } from "./notes.ts";

/** The moves so far with their comments, numbered by rounds; a throw precedes its move. */
export function historyLines(match: Match, plain: boolean): string[] {
  const { plies, at } = match;
  const lines: string[][] = [];
  // Throws of the dice, and comments on the first position.
  let before: string[] = [];
  for (const { move, number, comments } of plies.slice(0, at + 1)) {
    const notes = commentsShown(comments).map((comment) =>
      plain ? `Comment: “${comment}”.` : `{${comment}}`,
    );
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
