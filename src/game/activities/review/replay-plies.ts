/** The plies of a game that is gone through: how they are named and shown. */

import { err, ok, type Result } from "../../../base/result.ts";
import { shortened } from "../../../base/text.ts";
import { lineOf } from "../../../drawing/line.ts";
import { captionLines, type Report, type Scene } from "../../../drawing/shown.ts";
import type { Screen } from "../../../terminal/screen-port.ts";
import { current, type Match } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { changesInWords } from "../../session/scenes.ts";
import { matchScene } from "../../view/board-scenes.ts";
import { moveInWords, NO_MOVE, turnWithDuty } from "../../view/board-sentences.ts";
import type { BoardView } from "../../view/board-view.ts";
import { movesSection } from "../../view/panel-sections.ts";
import type { ViewSettings } from "../../view/view-settings.ts";
import { commentsShown, evaluationInWords, glyphInWords } from "./notes.ts";

/** The longest comment that is shown, in characters. */
const LONGEST_COMMENT = 2_000;

/** Where a replay that runs begins, and the pause between its moves in seconds. */
interface ReplayRun {
  readonly from: number;
  readonly seconds: number;
}

/** Shows the plies of a record from one on, until Ctrl-C. Returns the last ply that has been shown. */
export async function showPlies(
  match: Match,
  { from, seconds }: ReplayRun,
  { view, screen }: { readonly view: ViewSettings; readonly screen: Screen },
): Promise<number> {
  let at = from;
  for (; at < match.plies.length; at++) {
    if (at > from && !(await screen.rest(seconds))) break;
    screen.show(...plyShown(match, at, view, true));
  }
  return at - 1;
}

/**
 * The ply after a move: 12, or 12w after White's part of it. Rejects a text that names no
 * move, and a number beyond the last.
 */
export function plyAfterMove(match: Match, typed: string): Result<number> {
  const { sides } = match.game;
  const [, digits, letter = ""] = /^(\d{1,6})([a-z]?)$/i.exec(typed) ?? [];
  const side = sides.findIndex(({ name }) => name[0]?.toLowerCase() === letter.toLowerCase());
  if (digits === undefined || (letter !== "" && side < 0)) {
    const example = `12${sides[0]?.name[0]?.toLowerCase()}`;
    return err(`A move is a number, for example 12, or with its side ${example}.`);
  }
  const number = Number(digits);
  const { plies } = match;
  const last = plies.at(-1)?.number ?? 0;
  if (number > last) return err(`The last move is number ${last}.`);
  if (letter === "") return ok(plies.findLastIndex((ply) => ply.number <= number));
  const at = plies.findLastIndex((ply) => ply.number === number && ply.move?.by === side);
  return at < 0 ? err(`${sides[side]?.name} has no move ${number}.`) : ok(at);
}

/**
 * A ply: the move that led to it, the board, the notes, and whose turn it is. In plain mode the board is
 * read out only at the beginning, elsewhere what the move has changed.
 */
export function plyShown(match: Match, at: number, view: ViewSettings, inPlace?: true) {
  const { move, number } = match.plies[at]!;
  const text = view.plain ? moveInWords(match, at) : `${move?.written}. ${move?.sentence}`;
  const seen = matchAfter(match, at);
  const scene = sceneOf(seen, view);
  const changes = changesInWords(matchAfter(match, Math.max(0, at - 1)), seen);
  return [
    ...(move ? [`Move ${number}: ${text}`] : []),
    ...(move && view.plain ? [...changes, ...captionLines(scene)] : [{ ...scene, inPlace }]),
  ];
}

/** The board of a game, with the notes of its last ply and whose turn it is. */
export function sceneOf(seen: Match, view: ViewSettings): Scene<BoardView> {
  const { comments = [], glyphs = [], variations = [] } = current(seen);
  const evaluation = evaluationInWords(seen, comments);
  const marks = glyphs.map(glyphInWords).join(", ");
  const [first, ...others] = commentsShown(comments);
  const notes = [[marks, first].filter(Boolean).join(": "), ...others].filter(Boolean);
  const caption = [
    ...notes.map((note) => `Note: ${shortened(note, LONGEST_COMMENT)}`),
    ...variations.map((text) => `Variation, not checked: ${shortened(text, LONGEST_COMMENT)}`),
    ...(evaluation === undefined ? [] : [evaluation]),
    turnWithDuty(seen),
  ];
  return { ...matchScene(seen, view, { still: true, whole: true }), caption };
}

/** The match up to a ply; an agreed end belongs only to the last ply. */
export function matchAfter(match: Match, at: number): Match {
  const { game, info, plies } = match;
  return at === plies.length - 1 ? { ...match, at } : { game, info, plies, at };
}

/** The moves so far with their comments, numbered by rounds; a throw precedes its move. */
export function historyLines(match: Match, plain: boolean): string[] {
  const { plies, at } = match;
  const lines: string[][] = [];
  // Throws of the dice, and comments on the first position.
  let before: string[] = [];
  for (const [ply, { move, number, comments }] of plies.slice(0, at + 1).entries()) {
    const notes = commentsShown(comments).map((comment) =>
      plain ? `Comment: “${comment}”.` : `{${comment}}`,
    );
    if (!move) {
      before.push(...notes);
      continue;
    }
    const text = [plain ? moveInWords(match, ply) : move.written, ...notes].join(" ");
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

/** The moves so far as a table with their signs, and below it what people noted. */
export function historyReport(match: Match): Report {
  const played = historyLines(match, false);
  const told = played.length > 0 ? played : [NO_MOVE];
  const notes = match.plies.slice(0, match.at + 1).flatMap(({ number, move, comments }) =>
    commentsShown(comments).map((note) => {
      const text = `${number}. ${move?.written ?? ""}  `;
      return lineOf([{ text, role: "quiet" }, { text: note }]);
    }),
  );
  const ended = matchOutcome(match)?.sentence;
  // A table has no place for throws of the dice.
  const isTable = played.length > 0 && !match.game.dice;
  const below = { title: "Notes", lines: [...notes, ...(ended ? [ended] : [])] };
  return {
    kind: "report",
    sections: isTable ? [movesSection(match, false, 0), below] : [{ title: "Moves", lines: told }],
    otherwise: [told.join("\n")],
  };
}
