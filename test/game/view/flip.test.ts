/** A flipped board of every game. */

import { stripVTControlCharacters } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flipBoard, flipDiagram, type Marks } from "../../../src/drawing/board.ts";
import type { Diagram } from "../../../src/drawing/diagram.ts";
import { makePalette } from "../../../src/drawing/palette.ts";
import { citadel } from "../../../src/game/rules/citadel/citadel.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../src/game/rules/saturankam/saturankam.ts";
import { zamma } from "../../../src/game/rules/zamma/zamma.ts";
import { everyBoard } from "../../every-game.ts";
import { mustRead } from "../../must-read.ts";
import { randomFrom } from "../../random.ts";
import { talk } from "../session/type-lines.ts";

const GAMES = await everyBoard();

/** Returns the names in two lists of cells, in alphabetical order. */
const namesOf = ({ cells }: Diagram, squares: readonly number[]) =>
  squares.map((square) => cells[square]?.name).sort();

/** Returns the visible properties of a cell: its labels, its colour and its contents. */
function seen({ columns, files, ranks, cells }: Diagram): string[] {
  return cells
    .flatMap((cell, square) => {
      const [column, row] = [square % columns, Math.floor(square / columns)];
      const label = `${files[column]}${ranks[row]}`;
      return cell ? `${label} ${(column + row) % 2} ${JSON.stringify(cell)}` : [];
    })
    .sort();
}

describe.each(GAMES)("a flipped board of $name", ({ game }) => {
  const random = randomFrom(7);
  let position = mustRead(game, game.setups[0]?.position ?? "");
  for (let ply = 0; ply < 12 && !game.outcome(position); ply++) {
    const moves = game.legalMoves(position);
    position = game.play(position, moves[random(moves.length)]!);
  }
  const diagram = game.diagram(position);
  const square = fc.nat({ max: diagram.cells.length - 1 });
  const squares = fc.array(square);
  const marks = fc.record({
    lastMove: squares,
    earlierMove: squares,
    targets: squares,
    wrong: squares,
    danger: squares,
    duty: squares,
  });

  test("flipped twice is the board itself", () => {
    expect(flipDiagram(flipDiagram(diagram))).toEqual(diagram);
    expect(flipDiagram(diagram)).not.toEqual(diagram);
  });

  test("keeps every cell at its labels, with its name, its colour and its pieces", () => {
    const labelled = seen(diagram);
    expect(seen(flipDiagram(diagram))).toEqual(labelled);
    for (const cell of labelled) expect(cell).toMatch(/^(\w+) . \{"name":"\1"/);
  });

  test("joins the same points", () => {
    const joined = (shown: Diagram) =>
      (shown.lines ?? []).map((pair) => namesOf(shown, pair).join(" ")).sort();
    expect(joined(flipDiagram(diagram))).toEqual(joined(diagram));
  });

  test("has its marks on the same cells", () => {
    fc.assert(
      fc.property(marks, (chosen: Required<Omit<Marks, "cursor">>) => {
        const scene = flipBoard({ diagram, marks: chosen });
        for (const kind of [
          "lastMove",
          "earlierMove",
          "targets",
          "wrong",
          "danger",
          "duty",
        ] as const) {
          expect(namesOf(scene.diagram, scene.marks[kind])).toEqual(namesOf(diagram, chosen[kind]));
        }
        expect(flipBoard(scene)).toEqual({ diagram, marks: chosen });
      }),
      { numRuns: 20 },
    );
  });
});

describe("the flip command", () => {
  const LEAPS = zamma({ size: 5, removal: "immediate" });
  const RACE = saturankam({ players: 2, startOff: false, easyEntry: false });

  test("turns every board from then on; repeated, it turns them back", async () => {
    const shown = [
      await talk(sarrum, ["y", "flip", "moves 13", "13 23", "flip", "flip", "new", "y", "y"]),
      await talk(citadel, ["flip"]),
      await talk(LEAPS, ["flip", "moves c2"]),
      await talk(RACE, ["flip", "1 1", "track"]),
    ].join("\n");
    await expect(shown).toMatchFileSnapshot("../../transcripts/flipped.txt");
  });

  test("turns a large board in colour with its marks", async () => {
    const options = { palette: makePalette(2), rows: 50, columns: 80 };
    const ways = [await talk(sarrum, ["y", "13 23"], options)];
    ways.push(await talk(sarrum, ["flip", "y", "13 23"], options));
    const [usual = [], flipped = []] = ways.map((shown) =>
      stripVTControlCharacters(shown).split("\n").filter(isRank),
    );
    expect(usual).toHaveLength(16);
    expect(flipped.map(labelOf)).toEqual(usual.map(labelOf).map((rank) => 9 - rank));
    const third = (lines: string[]) => lines.filter((line) => labelOf(line) === 3).at(-1) ?? "";
    const squares = (line: string) =>
      line.match(/ +(?:\(..\)|\w\w)? +/g)?.map((part) => part.trim());
    expect(squares(third(usual))?.join(",")).toContain("(  )");
    expect(squares(third(flipped))?.toReversed().join(",")).toContain("(  )");
  });

  const isRank = (line: string) => /^[1-8] /.test(line);
  const labelOf = (line: string) => Number(line[0]);

  test("given before a game applies to it, and to the next one", async () => {
    const shown = await talk(sarrum, ["flip", "y", "81 41", "y", "y"]);
    expect(shown).toContain("Board flipped.\n");
    expect(shown.match(/^ {6}8 {2}7 {2}6 {2}5 {2}4 {2}3 {2}2 {2}1$/gm)).toHaveLength(3);
  });
});
