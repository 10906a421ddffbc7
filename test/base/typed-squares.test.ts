/** What people type or paste for squares and moves. */
import { describe, expect, test } from "vitest";
import { answersIn } from "../../src/base/typed-squares.ts";
import { anyGame } from "../../src/game/rules/catalogue.ts";
import { sarrum } from "../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../src/game/rules/saturankam/saturankam.ts";
import { shatranj } from "../../src/game/rules/shatranj/shatranj.ts";
import { zamma } from "../../src/game/rules/zamma/zamma.ts";
import { mustRead } from "../must-read.ts";

/** A move as it is typed, with what stands between its squares as %. */
const written = (start: string, finish: string) => [
  ...["–", "—", "−", "‑", "→", "⇒", " ➡️ ", "->", " => ", " – ", "\u00a0", ",", "、"].map(
    (between) => `${start}${between}${finish}`,
  ),
  ...[
    `(${start},${finish})`,
    `“${start}”–“${finish}”`,
    `「${start} ${finish}」`,
    `(${start})(${finish})`,
  ],
  ...[
    `${start}-${finish}.`,
    `${start}-${finish}。`,
    `${start}\u200b-${finish}\ufeff`,
    `${start} to ${finish}!`,
  ],
  [...`${start}-${finish}`]
    .map((each) => String.fromCodePoint(each.charCodeAt(0) + 0xfee0))
    .join(""),
];

const men = zamma({ size: 9, removal: "immediate" });

test.each([
  [anyGame(sarrum), written("57", "56"), "57-56"],
  [anyGame(sarrum), ["５７５６", "𝟝𝟟 𝟝𝟞", "٥٧-٥٦", "5️⃣7️⃣ 5️⃣6️⃣", "57×56"], "57-56"],
  [anyGame(shatranj), [...written("e2", "e3"), "ⓔ②ⓔ③", "𝐞𝟐–𝐞𝟑"], "e2e3"],
  [anyGame(men), written("e4", "e5"), "e4e5"],
])("a move is read in any characters that mean it", (game, texts, move) => {
  const position = mustRead(game, game.setups[0]?.position ?? "");
  for (const text of texts) {
    const read = game.readMove(position, text);
    expect(read.ok ? game.writeMove(position, read.value) : `${text}: ${read.reason}`).toBe(move);
  }
});

test("so are the throws and moves of saturankam", () => {
  const game = saturankam({ players: 2, startOff: false, easyEntry: false });
  const before = mustRead(game, "S0,10/N79,o S -");
  for (const text of ["３ ６", "(3,6)", "［3 6］", "3–6", "“3 6”."]) {
    const thrown = game.readMove(before, text);
    if (!thrown.ok) throw new Error(`${text}: ${thrown.reason}`);
    const position = game.play(before, thrown.value);
    for (const move of ["１：４　２：５", "(1:4, 2:5)", "1:4\u00a02:5."]) {
      const read = game.readMove(position, move);
      expect(read.ok ? game.writeMove(position, read.value) : read.reason).toBe("1:4 2:5");
    }
  }
});

test("an arrow to the left is refused, not read as one to the right", () => {
  const game = anyGame(sarrum);
  expect(game.readMove(mustRead(game, game.setups[0]?.position ?? ""), "56←57").ok).toBe(false);
});

describe("answers in one text", () => {
  test.each([
    "y 13 23",
    "y 13–23",
    "y, 13, 23",
    "y (13,23)",
    "y 13 → 23.",
    "ｙ １３－２３",
    "y “13” “23”",
    "y\u00a013x23",
  ])("%s", (text) => {
    expect(answersIn(text)).toEqual(["y", "13", "23"]);
  });

  test.each(["y -13 -14", "y 13 -14", "y 1323", "y 1_3 23", "y 1.3 +13", "Zoë O'Brien (Ann)"])(
    "that the exam's program may take in its own way stay as they are: %s",
    (text) => {
      expect(answersIn(text)).toEqual(text.split(" "));
    },
  );
});
