/** Explanations of moves in games like chess. */
import { expect, test } from "vitest";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { everyGame } from "../../../every-game.ts";
import { mustRead } from "../../../must-read.ts";

test("no line about how a piece moves says what other lines judge", async () => {
  const chesslike = [sarrum.id, shatranj.id, citadel.id] as string[];
  for (const { name, game } of (await everyGame()).filter(({ game }) =>
    chesslike.includes(game.id),
  )) {
    for (const { position: text } of game.setups) {
      const position = mustRead(game, text);
      const { cells } = game.diagram(position);
      const names = cells.flatMap((cell) => cell?.name ?? []);
      const own = cells.filter((cell) => cell?.pieces[0]?.side === game.toMove(position));
      for (const start of own) {
        const rules = names.flatMap((finish) =>
          game.explain(position, `${start?.name} ${finish}`).map(({ rule }) => rule),
        );
        expect(rules.join("\n"), name).not.toMatch(/does not jump|, and may not/);
      }
    }
  }
});

test.each([
  ["a gisgigir", sarrum, "1g1s3G/R7/Se5e/8/8/7r/8/8 w", "81 31", "vertically or horizontally"],
  ["a rukh", shatranj, "4k3/8/8/8/8/8/P7/R3K3 w -", "a1 a5", "vertically or horizontally"],
])("the jump of %s fails by its way alone", (_who, game, text, move, how) => {
  const verdicts = game.explain(mustRead(game, text), move);
  const [geometry, way] = verdicts.slice(-2);
  expect(geometry).toMatchObject({ holds: true });
  expect(geometry?.rule).toContain(`moves any number of squares ${how}.`);
  expect(way?.rule).toContain("The squares on the way are empty.");
  expect(way?.refusal).toMatch(/^The way from \w\w to \w\w is blocked by /);
});

test("a shah that would stay in check is refused by the line about check alone", () => {
  const verdicts = shatranj.explain(mustRead(shatranj, "4k3/8/8/8/8/8/r7/4K3 w -"), "e1 e2");
  expect(verdicts.filter(({ rule }) => rule.includes("check"))).toMatchObject([{ holds: false }]);
});
