/** What stands beside a match's board: the players with their clocks, captured pieces, the latest moves. */

import { timeText } from "../../base/text.ts";
import { armyOf } from "../../drawing/board.ts";
import { type Line, lineOf, type Role, type Span } from "../../drawing/line.ts";
import type { Section } from "../../drawing/shown.ts";
import { smallTile } from "../../drawing/text/coloured-board.ts";
import { cut } from "../../drawing/text/panel.ts";
import { barBeside } from "../../drawing/text/score.ts";
import { timesLeft } from "../match/clock.ts";
import { current, type Match, type PlyRecord, sideToAct, suffixOf } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import { playerName } from "../match/players.ts";

/** How a match is shown beside its board. */
interface SectionOptions {
  /** Milliseconds that the side to move has left, if its clock runs at the prompt. */
  readonly left?: number | undefined;
  /** All moves are listed, also those after this position. */
  readonly whole: boolean;
  /** It has not begun, and nobody is to move. */
  readonly offered?: boolean;
}

/**
 * The players, on the side of the board where they sit, with their clocks; what has been captured;
 * the moves; and a winning chance, from 0 to 1, with a bar.
 */
export function matchSections(
  match: Match,
  { left, whole, offered }: SectionOptions,
  chance?: number,
): readonly Section[] {
  return [
    playersSection(match, offered ? undefined : moverOf(match), left),
    { title: "Captured", lines: capturedTiles(match) },
    {
      title: "Chances",
      lines: chance === undefined ? [] : chanceLines(match, Math.round(100 * chance)),
    },
    movesSection(match, whole),
  ];
}

/** Columns of the word for the place of a piece. */
const PLACE = 6;

const quiet = (text: string): Span => ({ text, role: "quiet" });

const moverOf = (match: Match) => (matchOutcome(match) ? undefined : sideToAct(match));

/** The players with their clocks, and where the pieces of each are if the board has places for that. */
function playersSection(match: Match, mover: number | undefined, left?: number): Section {
  const { sides } = match.game;
  const { places } = match.plies[match.at]!.diagram;
  const heads = places?.[0]?.map((_, piece) => `${piece + 1}`.padStart(PLACE)).join("") ?? "";
  const times = timesLeft(match)?.map((time, side) => (side === mover ? (left ?? time) : time));
  const lines = sides.map(({ name, letter }, side) => {
    const isMover = side === mover;
    const rank: Role = isMover ? "heading" : "quiet";
    const player = playerName(match.info.players[side]);
    const place = places?.[side]?.map((word) => word.padStart(PLACE)).join("") ?? "";
    const time = times ? `  ${timeText(times[side]!)}` : "";
    const spans: Span[] = [
      ...smallTile(letter, armyOf(side, sides)),
      { text: ` ${name}`, ...(isMover && { role: rank }) },
      ...(player ? [quiet(` ${player}`)] : []),
      ...(place + time ? [{ text: "\t" }, { text: (place + time).trimStart(), role: rank }] : []),
    ];
    const label = lineOf([{ text: "    " }, { text: " to move ", role: "nowLabel" }]);
    return [lineOf(spans), ...(isMover ? [label] : [])];
  });
  return {
    title: "Players",
    lines: (sides.length === 2 ? lines.toReversed() : lines).flat(),
    ...(places ? { aside: times ? "" : `piece ${heads.trim()}` } : { hasTimes: true }),
  };
}

/** The most kinds of captured pieces with tiles that have edges. */
const FEW_KINDS = 3;

/** A line for each side that has lost pieces, unless the game's own notes say where they are. */
function capturedTiles(match: Match): readonly Line[] {
  const { sides } = match.game;
  if (match.plies[match.at]!.diagram.pattern === "plain") return [];
  return sides.flatMap(({ letter: side }, index) => {
    const lost = current(match).captured.filter((piece) => piece.side === index);
    const codes = lost.map(({ letter }) => side + letter).sort();
    const kinds = [...new Set(codes)];
    if (kinds.length === 0) return [];
    const spans = kinds.flatMap((code) => {
      const count = codes.filter((other) => other === code).length;
      const tile = smallTile(code, armyOf(index, sides));
      const shown = kinds.length > FEW_KINDS ? tile.slice(1, 2) : tile;
      return [...shown, { text: count > 1 ? `${count} ` : " " }];
    });
    return lineOf(spans);
  });
}

/** More moves than any window has room for. */
const MOST_LISTED = 200;

/** The ply from which on moves are listed: a move of the first side, which begins a line, and the same for a while. */
function firstListed({ plies, at }: Match): number {
  const start = MOST_LISTED * Math.max(0, Math.floor(at / MOST_LISTED) - 1);
  const isFirst = ({ move }: PlyRecord) => move?.by === 0;
  return start === 0 ? 0 : start + Math.max(0, plies.slice(start, at).findIndex(isFirst));
}

/** Columns of a move. */
const MOVE = { least: 9, most: 14 };

/** Two moves a line. Where the sides do not take turns one by one, each begins with its side. */
export function movesSection(match: Match, whole = false, start = firstListed(match)): Section {
  const { game, plies, at } = match;
  const inTurn = game.sides.length === 2 && !game.dice;
  const end = whole ? start + 2 * MOST_LISTED : at + 1;
  const moves = plies.slice(start, end).flatMap(({ number, move, glyphs }, index) => {
    if (!move || move.by === "chance") return [];
    const text = inTurn ? move.written : `${game.sides[move.by]?.letter} ${move.written}`;
    return { number, text, by: move.by, glyphs, isNow: start + index === at };
  });
  const [first] = moves;
  if (inTurn && first?.by === 1) moves.unshift({ ...first, text: "...", glyphs: [], isNow: false });
  const longest = Math.max(MOVE.least, ...moves.slice(-MOST_SEEN).map(({ text }) => text.length));
  const width = Math.min(MOVE.most, longest);
  const lines = moves.flatMap((move, index) => {
    if (index % 2 === 1) return [];
    const shown = moves.slice(index, index + 2).flatMap((one) => moveSpans(one, width));
    return lineOf([quiet(`${move.number}`.padStart(3)), { text: "." }, ...shown]);
  });
  const now = moves.findIndex(({ isNow }) => isNow) >> 1;
  const place = `${plies[at]!.number} of ${plies.at(-1)!.number}`;
  return { title: "Moves", lines, ...(whole ? { aside: place, latest: now } : { latest: true }) };
}

interface ListedMove {
  readonly text: string;
  readonly glyphs: readonly number[] | undefined;
  readonly isNow: boolean;
}

/** A move with its sign. The one that has just been made is a label. */
function moveSpans({ text, glyphs, isNow }: ListedMove, width: number): readonly Span[] {
  const written = cut(text, width).trimEnd();
  const glyph = glyphSpan(glyphs);
  const pad = " ".repeat(Math.max(0, width - written.length - glyph.text.length));
  return isNow
    ? [{ text: ` ${written} `, role: "nowLabel" }, glyph, { text: pad }]
    : [{ text: ` ${written}` }, glyph, { text: `${pad} ` }];
}

/** The moves of which the longest gives all their room. */
const MOST_SEEN = 20;

const chanceLines = ({ game }: Match, percent: number): readonly Line[] => [
  `${game.sides[0]?.name}'s chances: ${percent} %`,
  barBeside(percent, 100),
];

/** Good moves and faults differ by their signs as well. */
const GLYPH_ROLES: Readonly<Record<string, Role>> = {
  "!": "good",
  "!!": "good",
  "?!": "number",
  "?": "bad",
  "??": "badLabel",
};

/** The sign of the first glyph that has one, such as "?!"; empty without any. */
export function glyphSpan(glyphs: readonly number[] = []): Span {
  const text = glyphs.flatMap((glyph) => suffixOf(glyph) ?? [])[0] ?? "";
  return { text, role: GLYPH_ROLES[text] };
}
