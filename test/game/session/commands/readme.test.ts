/** The main README has the commands that help lists first. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { tablesOf } from "../../../markdown-tables.ts";
import { talk } from "../type-lines.ts";

const README = new URL("../../../../README.md", import.meta.url);

test("the main README has the commands that help lists first", async () => {
  const table = tablesOf(readFileSync(README, "utf8")).find(
    ({ section }) => section === "How to play",
  );
  const named = table?.rows.flatMap(([cell = ""]) => cell.match(/(?<=`)[a-z]+/g) ?? []);
  const shown = await talk(sarrum, ["help"], {});
  const listed = [...shown.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name);
  expect(listed).toHaveLength(15);
  expect([...new Set(named)].sort()).toEqual(listed.sort());
});
