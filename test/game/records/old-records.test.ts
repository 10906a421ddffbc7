/** Records of earlier versions still load. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { current, type Match } from "../../../src/game/match/match.ts";
import { matchOutcome } from "../../../src/game/match/outcome.ts";
import { playerName } from "../../../src/game/match/players.ts";
import { loadMatch } from "../../../src/game/records/match-from-record.ts";
import { readRecord } from "../../../src/game/records/pgn-reader.ts";
import { writeMatch } from "../../../src/game/records/record-from-match.ts";

/** Records as version 1.0 wrote them: the tag Setup, and no Variant. Each with what it holds. */
const RECORDS = [
  ["sarrum-figure-8", 1, "White wins!", "Ann, Ben", "Variant Sarrum, Start sample"],
  ["sarrum-house-rules", 1, "resigns. Black wins!", 'Ann "the fox" O\\Neill, ', "Start full"],
  ["sarrum-position", 1, "", ", ", "Position 1g1s3G/R7/Se5e/8/8/7r/8/8 w"],
  ["sarrum-computer", 146, "White wins!", "Computer, level 1, Computer, level 1", "Variant Sarrum"],
  ["shatranj-agreement", 1, "agree to a draw", ", ", "Variant Shatranj (Turkey), Start full"],
  [
    "citadel",
    1,
    "",
    "Ann, Computer, level 3",
    "Variant Citadel chess (shatranj al-husun), BlackType human",
  ],
  ["zamma", 1, "", ", ", "Variant Zamma, Size 5, Removal immediate"],
  ["zamma-deferred", 87, "Black wins!", "Computer, level 1, Computer, level 1", "Removal deferred"],
  ["saturankam", 2, "", "Ann, , ", "Variant Saturankam, Players 3, StartOff yes"],
  ["saturankam-own-dice", 1, "resigns", ", , , ", "Variant Saturankam, Dice ask, EasyEntry yes"],
] as const;

const file = (name: string) => join(import.meta.dirname, "old", `${name}.txt`);

/** Returns the content of a match, whichever tags it was read from. */
function content({ game, info, plies, agreed }: Match) {
  const positions = plies.map(({ text, move, comments }) => [text, move?.written, comments]);
  return { id: game.id, info, positions, agreed };
}

describe("a record of version 1.0", () => {
  test.each(RECORDS)("still loads: %s", async (name, moves, end, players, tags) => {
    const old = await loadMatch(name, readRecord(readFileSync(file(name), "utf8")));
    if (!old.ok) throw new Error(old.reason);
    expect(current(old.value).number).toBe(moves);
    expect(matchOutcome(old.value)?.sentence ?? "").toContain(end);
    expect(old.value.info.players.map(playerName).join(", ")).toBe(players);

    const written = writeMatch(old.value);
    for (const tag of tags.split(/, (?=[A-Z])/)) {
      expect(written).toContain(`[${tag.replace(" ", ' "')}"]\n`);
    }
    expect(written).not.toContain("[Setup ");
    const again = await loadMatch("", readRecord(written));
    expect(again.ok && content(again.value)).toEqual(content(old.value));
  });
});
