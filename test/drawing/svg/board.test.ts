/** Pictures of boards, read back from their XML. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contents, type Marks } from "../../../src/drawing/board.ts";
import type { Cell, Diagram } from "../../../src/drawing/diagram.ts";
import { PRINT_COLOURS } from "../../../src/drawing/svg/cells.ts";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { citadel } from "../../../src/game/rules/citadel/citadel.ts";
import type { AnyGame, Game } from "../../../src/game/rules/game.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../src/game/rules/saturankam/saturankam.ts";
import { zamma } from "../../../src/game/rules/zamma/zamma.ts";
import { everyBoard } from "../../every-game.ts";
import { mustRead } from "../../must-read.ts";
import { randomFrom } from "../../random.ts";
import { cellsWith, cellUnder, draw, NO_MARKS, numberOf, STYLES, svgOf } from "./drawn.ts";

const GAMES = await everyBoard();
const RACE = saturankam({ players: 4, startOff: false, easyEntry: false });
const LEAPS = zamma({ size: 9, removal: "immediate" });
const BLACK_AND_WHITE = ["W", "B"];

const lettersOf = <P, M>(game: Game<P, M>) => game.sides.map(({ letter }) => letter);

/** Returns the diagram of a position, by default that of the first setup. */
function diagramOf<P, M>(game: Game<P, M>, position = game.setups[0]?.position ?? ""): Diagram {
  return game.diagram(mustRead(game, position));
}

/** Returns a diagram of two squares, for features that no game has. */
function twoSquares(changes: Partial<Diagram>, [left, right]: readonly Partial<Cell>[] = []) {
  const cells = [
    { name: "a1", pieces: [], ...left },
    { name: "b1", pieces: [], ...right },
  ];
  const board = { columns: 2, rows: 1, cells, files: ["a", "b"], ranks: ["1"], notes: [] };
  return { ...board, pattern: "plain", ...changes } as const;
}

/** Returns diagrams of a random game, with marks for the last move and for all finish squares. */
function randomGame(game: AnyGame, plies: number): { diagram: Diagram; marks: Marks }[] {
  const random = randomFrom(11);
  const pictures: { diagram: Diagram; marks: Marks }[] = [];
  let position = mustRead(game, game.setups[0]?.position ?? "");
  let lastMove: readonly number[] = [];
  for (let ply = 0; ply < plies; ply++) {
    const moves = game.legalMoves(position);
    const finishes = moves.flatMap((move) => game.squaresTouched(position, move).slice(-1));
    const targets = [...new Set(finishes)].sort((one, other) => one - other);
    pictures.push({ diagram: game.diagram(position), marks: { lastMove, targets } });
    const move = moves[random(Math.max(1, moves.length))];
    if (move === undefined) break;
    lastMove = game.squaresTouched(position, move);
    position = game.play(position, move);
  }
  return pictures;
}

describe.each(GAMES)("in $name", ({ game }) => {
  const sides = lettersOf(game);
  const pictures = randomGame(game, 5);
  const everyPicture = STYLES.flatMap((style) =>
    pictures.map(({ diagram, marks }) => ({
      diagram,
      marks,
      style,
      drawn: draw(diagram, sides, marks, style, game.title),
    })),
  );

  test("a picture is self-contained XML, with a size and a title", () => {
    for (const { drawn } of everyPicture) {
      const { name, attributes, children } = drawn.root;
      expect([name, attributes.xmlns]).toEqual(["svg", "http://www.w3.org/2000/svg"]);
      expect(attributes.role).toBe("img");
      expect(attributes.viewBox).toBe(`0 0 ${attributes.width} ${attributes.height}`);
      expect(children.slice(0, 2).map((child) => child.name)).toEqual(["title", "desc"]);
      expect(children[0]?.text).toBe(game.title);
      const allowed = ["svg", "title", "desc", "g", "rect", "circle", "path", "text"];
      expect(drawn.elements.filter((element) => !allowed.includes(element.name))).toEqual([]);
    }
  });

  test("every cell shows its code, and the board has no other text", () => {
    for (const { diagram, style, drawn } of everyPicture) {
      const discOnly = style === "colour" && [...sides].sort().join() === "B,W";
      const found = drawn.onBoard.map((text) => [cellUnder(drawn, text), text.text]);
      const wanted = diagram.cells.flatMap((cell, index) => {
        const code = contents(cell, game.sides);
        return code === "" ? [] : [[index, discOnly ? code.slice(1) : code]];
      });
      expect(found).toEqual(wanted);
    }
  });

  test("the labels stand outside the board", () => {
    for (const { diagram, drawn } of everyPicture) {
      expect(drawn.ranks.map(({ text }) => text)).toEqual(diagram.ranks);
      expect(drawn.files.map(({ text }) => text)).toEqual(diagram.files);
      const grounds = drawn.elements.filter(({ name }) => name === "rect").slice(1);
      const left = Math.min(...grounds.map((ground) => numberOf(ground, "x")));
      const bottom = Math.max(
        ...grounds.map((ground) => numberOf(ground, "y") + numberOf(ground, "height")),
      );
      const rightmost = Math.max(...drawn.ranks.map((rank) => numberOf(rank, "x") + 8));
      expect(rightmost).toBeLessThan(left);
      const tops = drawn.files.map((file) => numberOf(file, "y") - numberOf(file, "font-size"));
      expect(Math.min(...tops)).toBeGreaterThan(bottom);
    }
  });

  test("exactly the targets are shaded, or have a dot or a ring", () => {
    for (const { diagram, marks, style, drawn } of everyPicture) {
      const shaded = cellsWith(drawn, "fill", PRINT_COLOURS.shade);
      const dots = cellsWith(drawn, "fill", PRINT_COLOURS.target);
      const rings = cellsWith(drawn, "stroke", PRINT_COLOURS.target);
      const isEmpty = (square: number) => diagram.cells[square]?.pieces.length === 0;
      expect(shaded).toEqual(style === "exam" ? marks.targets : []);
      expect(dots).toEqual(style === "exam" ? [] : marks.targets.filter(isEmpty));
      expect([...dots, ...rings, ...shaded].sort((one, other) => one - other)).toEqual(
        marks.targets,
      );
    }
  });

  test("only the colours show the last move", () => {
    for (const { diagram, marks, style, drawn } of everyPicture) {
      const touched = [...new Set(marks.lastMove)].sort((one, other) => one - other);
      const tints = [PRINT_COLOURS.lastMoveOnLight, PRINT_COLOURS.lastMoveOnDark];
      expect(cellsWith(drawn, "fill", ...tints)).toEqual(style === "colour" ? touched : []);
      const corners = drawn.elements.filter(
        ({ name, attributes }) => name === "path" && attributes.stroke === PRINT_COLOURS.line,
      );
      const onSquares = style === "colour" && diagram.pattern !== "points";
      expect(corners).toHaveLength(onSquares ? touched.length : 0);
      const none = { ...marks, lastMove: [] };
      const unmarked = svgOf(diagram, sides, none, style, game.title);
      expect(drawn.svg === unmarked).toBe(style === "exam" || touched.length === 0);
    }
  });

  test("the notes are below the board, complete and within the picture", () => {
    for (const { diagram, drawn } of everyPicture) {
      expect(drawn.notes.map(({ text }) => text).join(" ")).toBe(diagram.notes.join(" "));
      const lowest = Math.max(...drawn.notes.map((note) => numberOf(note, "y")), 0);
      expect(lowest).toBeLessThan(numberOf(drawn.root, "height"));
    }
  });

  test("numbers are short, and the same board gives the same picture", () => {
    for (const { diagram, marks, style, drawn } of everyPicture) {
      expect(drawn.svg).not.toMatch(/\d\.\d{3}|NaN|undefined|e-\d/);
      expect(svgOf(diagram, sides, marks, style, game.title)).toBe(drawn.svg);
    }
  });
});

describe("a board", () => {
  test("of the sample game with the moves of 13 is shaded as in the exam paper", () => {
    const diagram = diagramOf(sarrum, sarrum.setups[1]?.position);
    const marks = { lastMove: [], targets: [9, 17, 24, 25] };
    const exam = draw(diagram, BLACK_AND_WHITE, marks, "exam");
    expect(cellsWith(exam, "fill", PRINT_COLOURS.shade)).toEqual([9, 17, 24, 25]);
    const colour = draw(diagram, BLACK_AND_WHITE, marks, "colour");
    expect(cellsWith(colour, "fill", PRINT_COLOURS.target)).toEqual([9, 24, 25]);
    expect(cellsWith(colour, "stroke", PRINT_COLOURS.target)).toEqual([17]);
  });

  test("has gaps for missing squares, and frames in its citadels", () => {
    const drawn = draw(diagramOf(citadel), BLACK_AND_WHITE, NO_MARKS, "exam");
    const rectangles = drawn.elements.filter(({ name }) => name === "rect").slice(1);
    const under = rectangles.map((element) => cellUnder(drawn, element));
    const twice = under.filter((cell, index) => under.indexOf(cell) < index);
    expect(new Set(under).size).toBe(104);
    expect(twice).toEqual([0, 11, 132, 143]);
  });

  test("is chequered from a light square at the top left", () => {
    const drawn = draw(diagramOf(sarrum), BLACK_AND_WHITE, NO_MARKS, "colour");
    const [light, dark] = [PRINT_COLOURS.light, PRINT_COLOURS.dark].map((fill) =>
      cellsWith(drawn, "fill", fill),
    );
    expect(light?.slice(0, 5)).toEqual([0, 2, 4, 6, 9]);
    expect([light?.length, dark?.length]).toEqual([32, 32]);
  });

  test("of points has its lines, from the middle of a cell to the middle of the next", () => {
    const diagram = diagramOf(LEAPS);
    const drawn = draw(diagram, lettersOf(LEAPS), NO_MARKS, "exam");
    const path = drawn.elements.find(({ name }) => name === "path")?.attributes.d ?? "";
    const ends = [...path.matchAll(/M(\d+) (\d+)L(\d+) (\d+)/g)].map(([, ...numbers]) => {
      const [x1, y1, x2, y2] = numbers.map((number) => (Number(number) - 48) / 40);
      return [y1! * 9 + x1!, y2! * 9 + x2!];
    });
    expect(ends).toEqual(diagram.lines);
  });

  test("shows White's discs white and Black's black, whoever begins", () => {
    const [white, black] = PRINT_COLOURS.armies;
    for (const game of [anyGame(sarrum), anyGame(LEAPS)]) {
      const sides = lettersOf(game);
      const diagram = diagramOf(game);
      const drawn = draw(diagram, sides, NO_MARKS, "colour");
      const discs = drawn.elements.filter(({ name }) => name === "circle");
      const found = discs.flatMap((disc) => {
        const cell = diagram.cells[cellUnder(drawn, disc)];
        return cell?.pieces.map(({ side }) => `${sides[side]} ${disc.attributes.fill}`) ?? [];
      });
      expect(new Set(found)).toEqual(new Set([`W ${white.disc}`, `B ${black.disc}`]));
    }
  });

  test("tells four players apart by their discs", () => {
    const drawn = draw(diagramOf(RACE), lettersOf(RACE), NO_MARKS, "colour");
    const discs = drawn.elements.filter(({ name }) => name === "circle");
    const fills = PRINT_COLOURS.armies.map(({ disc }) => disc);
    expect(new Set(discs.map(({ attributes }) => attributes.fill))).toEqual(new Set(fills));
    expect(drawn.onBoard.map(({ text }) => text)).toEqual(["N12", "W12", "E12", "S12"]);
  });

  test("may be a plan, with a label in every cell", () => {
    const plan = RACE.commands[0]?.show(mustRead(RACE, RACE.setups[0]?.position ?? ""), "east");
    if (!plan?.ok) throw new Error("no plan");
    for (const style of STYLES) {
      const drawn = draw(plan.value, lettersOf(RACE), NO_MARKS, style);
      expect(drawn.onBoard.map(({ text }) => text)).toEqual(
        plan.value.cells.map((cell) => cell?.label),
      );
    }
  });

  test("has a description", () => {
    const marks = { lastMove: [16, 17], targets: [0, 99] };
    const described = (style: (typeof STYLES)[number]) =>
      draw(diagramOf(sarrum), BLACK_AND_WHITE, marks, style, "", ["One.", "Two\nlines."]).root
        .children[1]?.text;
    expect(described("colour")).toBe("One.\nTwo lines.\nLast move: 13, 23.");
    expect(described("exam")).toBe("One.\nTwo lines.");
  });
});

describe("any text", () => {
  test("is escaped", () => {
    const nasty = `<&>"']]>`;
    const diagram = twoSquares({ files: [nasty, "b"], notes: [nasty] }, [
      { name: nasty, label: nasty },
    ]);
    const drawn = draw(diagram, [], NO_MARKS, "exam", nasty, [nasty]);
    const texts = [...drawn.onBoard, ...drawn.files.slice(0, 1), ...drawn.notes];
    expect(texts.map(({ text }) => text)).toEqual([nasty, nasty, nasty]);
    expect(drawn.root.children[0]?.text).toBe(nasty);
    expect(drawn.root.children[1]?.text).toBe(nasty);
  });

  test("loses its control characters, and is one line", () => {
    const label = "a\u0000\u001b[31mb\u009bc\ud800\uffff\u202ed";
    const diagram = twoSquares({}, [{ label }]);
    const drawn = draw(diagram, [], NO_MARKS, "colour", "one\r\n\ttwo\u0007");
    expect(drawn.onBoard.map(({ text }) => text)).toEqual(["a[31mbcd"]);
    expect(drawn.root.children[0]?.text).toBe("one two");
  });

  test("gives XML", () => {
    const unit = fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      fc.constantFrom(..."<>&\"'; ]\u0000\u001b\n"),
    );
    const text = fc.array(unit, { maxLength: 60 }).map((units) => units.join(""));
    fc.assert(
      fc.property(text, text, fc.constantFrom(...STYLES), (one, other, style) => {
        const pieces = [{ side: 0, letter: one, name: other }];
        const notes = [one, other];
        const texts = { files: [one, other], ranks: [other], notes };
        const board = twoSquares(texts, [{ name: one, pieces }, { label: other }]);
        const { svg } = draw(board, [other], { lastMove: [0], targets: [0, 1] }, style, one);
        return !/(?!\n)\p{C}/u.test(svg);
      }),
    );
  });

  test("of a long note is broken into lines as wide as the board, and none is lost", () => {
    const note = "A rather long note about the dice, and no end of it. ".repeat(5).trim();
    const [short, long] = [[], [note, "An end"]].map((notes) =>
      draw(twoSquares({ notes }), [], NO_MARKS, "exam"),
    );
    expect(long?.notes.map(({ text }) => text).join(" ")).toBe(`${note} An end`);
    expect(Math.max(...(long?.notes ?? []).map(({ text }) => text.length))).toBeLessThan(12);
    const [low, high] = [long, short].map((drawn) => drawn && numberOf(drawn.root, "height"));
    expect(low! - high!).toBe(19 * (long!.notes.length + 1));
  });
});
