/** The description of a picture in words. */

import { describe, expect, test } from "vitest";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { citadel } from "../../../src/game/rules/citadel/citadel.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../src/game/rules/saturankam/saturankam.ts";
import { zamma } from "../../../src/game/rules/zamma/zamma.ts";
import { readXml } from "../../drawing/svg/xml.ts";
import { textOf } from "../../oracles/citadel.ts";
import { SAMPLE } from "../../sample-game.ts";
import { talk } from "../session/type-lines.ts";

/** Returns the description of the picture that is drawn after these lines, a line each. */
async function described(
  lines: readonly string[],
  position?: string,
  game = anyGame(sarrum),
): Promise<string[]> {
  const files = new Map<string, string>();
  const more = position === undefined ? { files } : { files, position };
  await talk(game, [...lines, "diagram a.svg colour"], more);
  const svg = readXml((files.get("a.svg") ?? "").trim());
  return svg.children[1]?.text.split("\n") ?? [];
}

describe("the description of a picture", () => {
  const SAMPLE_WORDS = [
    "White: sarrum on 13, redum on 12, gisgigir on 81.",
    "Black: sarrum on 41, gisgigir on 21, etlu on 23 and 83, redum on 86.",
  ];

  test("lists the pieces with their squares, and the side to move", async () => {
    expect(await described([], SAMPLE)).toEqual([...SAMPLE_WORDS, "White to move."]);
  });

  test("says the last move, or how the game has ended", async () => {
    expect((await described(["13 14"], SAMPLE)).slice(2)).toEqual([
      "Black to move.",
      "Last move: 13, 14.",
    ]);
    expect((await described(["81 41"], SAMPLE)).slice(2)).toEqual([
      "Black's sarrum has been captured. White wins!",
      "Last move: 81, 41.",
    ]);
  });

  test("is that of the figure, the editor or the quiz on the screen", async () => {
    expect((await described(["figure 9"])).at(-1)).toBe("White to move.");
    expect(await described(["setup", "clear", "put BS 41", "turn black"])).toEqual([
      "White: no pieces on the board.",
      "Black: sarrum on 41.",
      "Black to move.",
    ]);
    expect((await described(["figure 5e"])).join("\n")).toMatch(/^White: .* on 45\.\n.*Marked: /s);
    expect((await described(["quiz"])).at(-1)).toMatch(/^(White|Black) to move\.$/);
  });

  test("names squares as the game does", async () => {
    const text = textOf("w", "Kf5 kg8 Rc4");
    expect(await described([], text, anyGame(citadel))).toContain("White: king on f5, rook on c4.");
    const leaps = anyGame(zamma({ size: 5, removal: "immediate" }));
    expect((await described(["b2 c3"], "5/5/2w2/1b3/5 b", leaps)).join("\n")).toContain(" on ");
    const race = anyGame(saturankam({ players: 2, startOff: false, easyEntry: false }));
    expect((await described(["3 6"], undefined, race)).at(-1)).toBe("South to move.");
  });
});
