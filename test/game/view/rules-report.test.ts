/** Rules as pages of a window with colours, drawn without them. */
import { describe, expect, test } from "vitest";
import { textOf } from "../../../src/drawing/line.ts";
import { reportLines } from "../../../src/drawing/text/report.ts";
import { CATALOGUE, defaultChoices, loadKnown } from "../../../src/game/rules/catalogue.ts";
import { piecesReport, rulesPage } from "../../../src/game/view/rules-report.ts";
import { piecesText, rulesText } from "../../../src/game/view/rules-text.ts";
import { valueIn } from "../../value-in.ts";

describe.each(CATALOGUE.map((entry) => [entry.id, entry] as const))(
  "the rules of %s",
  async (_, entry) => {
    const game = await loadKnown(entry, defaultChoices(entry));
    const wordsOf = (text: string) =>
      (text.match(/[A-Za-z0-9]+/g) ?? []).filter((word) => word.length > 2);

    test.each([40, 80, 120])("are all there in %i columns", (columns) => {
      const texts = reportLines(valueIn(rulesPage(game, "")), columns, "quarters").map(textOf);
      for (const text of texts) expect(text.trimEnd().length).toBeLessThanOrEqual(columns);
      const words = new Set(wordsOf(texts.join(" ")));
      for (const word of wordsOf(rulesText(game, false))) expect(words).toContain(word);
    });

    test("have a board for each piece that moves alone, with as many marks as squares", () => {
      const { sections } = valueIn(rulesPage(game, ""));
      const boards = sections.flatMap((section) => section.boards ?? []);
      const { pieces } = game.ruleBook;
      const names = game.editing ? pieces.map(({ name }) => name) : [];
      expect(boards.map(({ title }) => title)).toEqual(names);
      const drawn = reportLines(valueIn(rulesPage(game, "")), 80, undefined)
        .map(textOf)
        .join("\n");
      const targets = boards.flatMap(({ board }) => board.marks.targets);
      expect(drawn.match(/\[\]/g) ?? []).toHaveLength(targets.length);
    });

    test("list the pieces, and tell elsewhere what they told before", () => {
      const report = piecesReport(game);
      const text = reportLines(report, 120, "quarters").map(textOf).join("\n");
      for (const { name, sentence } of game.ruleBook.pieces) {
        expect(text).toContain(name);
        expect(text.replace(/\s+/g, " ")).toContain(sentence.slice(0, 40));
      }
      expect(report.otherwise).toEqual([piecesText(game, false)]);
    });
  },
);

test("the moves of the pieces of the paper are those of Figure 5", async () => {
  const game = await loadKnown(CATALOGUE[0], defaultChoices(CATALOGUE[0]));
  const counts = game.ruleBook.pieces.map(({ name }) => {
    const [section] = valueIn(rulesPage(game, name)).sections;
    return [name, section?.boards?.[0]?.board.marks.targets.length];
  });
  expect(counts).toEqual([
    ["sarrum", 8],
    ["marzaz pani", 4],
    ["nabu", 4],
    ["etlu", 4],
    ["gisgigir", 14],
    ["redum", 1],
  ]);
  expect(rulesPage(game, "dragon")).toMatchObject({ ok: false });
});
