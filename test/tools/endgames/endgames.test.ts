import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { endgameTablesOf } from "../../../src/engine/endgame/endgame-tables.ts";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import { shatranj } from "../../../src/games/shatranj.ts";
import { SCALE } from "../../scale.ts";
import { censusOf } from "./census.ts";
import { endingsOf } from "./endings.ts";
import { HEADING, rowOf } from "./rows.ts";

const README = readFileSync(new URL("../../../src/engine/README.md", import.meta.url), "utf8");

/** A quarter of the endings in `npm test`. */
const every = Math.round(1 / SCALE);
const endings = [sarrum, shatranj].flatMap((game) =>
  endingsOf(game, 3).map((ending) => ({ game, id: game.id, ...ending })),
);

test.each(endings.filter((_, index) => index % every === 1 % every))(
  "the engine's README has the ending $name of $id",
  ({ game, name, codes }) => {
    const table = endgameTablesOf(game.kernel, Number.POSITIVE_INFINITY).tableOf(codes);
    expect(README).toContain(`\n${rowOf(name, censusOf(game, table))}\n`);
  },
);

test("the engine's README has every ending with four pieces of Capture the Sarrum", () => {
  const rows = README.split(HEADING).join("").split("\n");
  const missing = endingsOf(sarrum, 4).filter(
    ({ name }) => !rows.some((row) => row.startsWith(`| ${name} | `)),
  );
  expect(missing).toEqual([]);
});
