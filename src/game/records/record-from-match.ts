import type { Match, Notes } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import { catalogueEntry } from "../rules/catalogue.ts";
import { chosenTags, type NamedValue, TAG } from "./game-tags.ts";
import { writeRecord } from "./pgn-writer.ts";
import { diceTags, playerTags, timeTags } from "./player-tags.ts";
import type { GameRecord, RecordedMove } from "./record.ts";
import { resultOf } from "./result-tags.ts";

/** Writes the record of a match up to the current ply. */
export const writeMatch = (match: Match): string => writeRecord(recordFromMatch(match));

function recordFromMatch(match: Match): GameRecord {
  const { game, info, plies, agreed } = match;
  const result = resultOf(game, matchOutcome(match));
  const named: readonly NamedValue[] = [
    [TAG.game, game.title],
    [TAG.variant, catalogueEntry(game.id).variant ?? game.title],
    info.setup === undefined ? [TAG.position, plies[0]?.text ?? ""] : [TAG.start, info.setup],
    ...chosenTags(info.choices),
    ...diceTags(info),
    ...timeTags(game, info.timeControl),
    [TAG.date, info.date],
    ...game.sides.flatMap(({ name }, side) => playerTags(name, info.players[side])),
    [TAG.result, result],
    // None if a rule ended the game, or nothing did.
    ...(agreed ? [[TAG.termination, agreed.by] as const] : []),
  ];
  const tags = [...named.map(([name, value]) => ({ name, value })), ...(info.tags ?? [])];
  return {
    tags: tags.map((tag) => ({ ...tag, line: 0 })),
    ...notesOn(plies[0]),
    moves: movesOf(match),
    result,
    resultLine: 0,
    escapes: info.escapes ?? [],
  };
}

function notesOn({ comments = [], glyphs = [], variations = [] }: Partial<Notes> = {}): Notes {
  return { comments, glyphs, variations };
}

/** The moves up to the current ply; those that share a move number have it once. */
function movesOf({ plies, at }: Match): RecordedMove[] {
  return plies.slice(1, at + 1).map((ply, index) => {
    const number = ply.number === plies[index]?.number ? undefined : ply.number;
    return { text: ply.move?.written ?? "", number, ...notesOn(ply), line: 0 };
  });
}
