/** The figures of the paper. */
import { describe, expect, test } from "vitest";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { mustRead } from "../../../must-read.ts";
import { FIGURE_5 } from "./figure-5.ts";

type Position = ReturnType<typeof sarrum.play>;

/** Returns a printed board, two characters for each square, as the paper draws it. */
function printed(position: Position): string[] {
  const squares = sarrum
    .diagram(position)
    .cells.map(
      (cell) => cell?.pieces.map(({ side, letter }) => "WB"[side] + letter).join() || "--",
    );
  return Array.from({ length: 8 }, (_, row) => squares.slice(row * 8, row * 8 + 8).join(" "));
}

/** Returns the position text of a few pieces such as "WS23" on an otherwise empty board. */
function placed(pieces: string, side: "w" | "b"): string {
  const squares = new Array<string>(64).fill("1");
  for (const piece of pieces.split(" ")) {
    const [colour = "", letter = "", file, rank] = piece;
    const square = (Number(rank) - 1) * 8 + Number(file) - 1;
    squares[square] = colour === "W" ? letter : letter.toLowerCase();
  }
  const ranks = Array.from({ length: 8 }, (_, row) => squares.slice(row * 8, row * 8 + 8).join(""));
  return `${ranks.map((rank) => rank.replace(/1+/g, (run) => String(run.length))).join("/")} ${side}`;
}

const REFERENCES = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((rank) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((file) => `${file}${rank}`),
);

function afterMove(position: Position, text: string): Position {
  const move = sarrum.readMove(position, text);
  if (!move.ok) throw new Error(move.reason);
  return sarrum.play(position, move.value);
}

const setup = (name: string) => {
  const found = sarrum.setups.find((candidate) => candidate.name === name);
  return mustRead(sarrum, found?.position ?? "");
};

describe("Figure 4, the full game", () => {
  test("has every piece on the paper's square", () => {
    expect(printed(setup("full"))).toEqual([
      "BG BE BN BM BS BN BE BG",
      "BR BR BR BR BR BR BR BR",
      "-- -- -- -- -- -- -- --",
      "-- -- -- -- -- -- -- --",
      "-- -- -- -- -- -- -- --",
      "-- -- -- -- -- -- -- --",
      "WR WR WR WR WR WR WR WR",
      "WG WE WN WM WS WN WE WG",
    ]);
  });

  test("is the default, and White moves first", () => {
    expect(sarrum.setups[0]?.name).toBe("full");
    expect(sarrum.toMove(setup("full"))).toBe(0);
  });

  test("numbers files from the left and ranks from the top", () => {
    const { cells, files, ranks } = sarrum.diagram(setup("full"));
    expect(cells.map((cell) => cell?.name)).toEqual(REFERENCES);
    expect(files.join("")).toBe("12345678");
    expect(ranks.join("")).toBe("12345678");
  });
});

describe("Figure 6, the sample game", () => {
  test("has every piece on the paper's square", () => {
    expect(printed(setup("sample"))).toEqual([
      "-- BG -- BS -- -- -- WG",
      "WR -- -- -- -- -- -- --",
      "WS BE -- -- -- -- -- BE",
      "-- -- -- -- -- -- -- --",
      "-- -- -- -- -- -- -- --",
      "-- -- -- -- -- -- -- BR",
      "-- -- -- -- -- -- -- --",
      "-- -- -- -- -- -- -- --",
    ]);
  });

  test("begins with White, too", () => {
    expect(sarrum.toMove(setup("sample"))).toBe(0);
  });
});

describe("Figure 5", () => {
  describe.each(FIGURE_5)("diagram %s, the piece on %s", (_figure, from, pieces, to) => {
    const mover = pieces.split(" ").find((piece) => piece.endsWith(from));
    const position = mustRead(sarrum, placed(pieces, mover?.startsWith("B") ? "b" : "w"));
    const shaded = to.split(" ").filter((square) => square !== "");

    test("shows the pieces of the diagram", () => {
      const shown = sarrum
        .diagram(position)
        .cells.flatMap((cell) =>
          (cell?.pieces ?? []).map(({ side, letter }) => "WB"[side] + letter + cell?.name),
        );
      expect(shown.sort()).toEqual(pieces.split(" ").sort());
    });

    test("moves to the shaded squares and to no others", () => {
      const allowed = REFERENCES.filter((end) => sarrum.readMove(position, `${from} ${end}`).ok);
      expect(allowed.sort()).toEqual([...shaded].sort());
    });

    test("has exactly the shaded squares among its legal moves", () => {
      const finishes = sarrum
        .legalMoves(position)
        .map((move) =>
          sarrum.squaresTouched(position, move).map((square) => sarrum.squares?.name(square)),
        )
        .filter(([start]) => start === from)
        .map(([, finish]) => finish);
      expect(finishes.sort()).toEqual([...shaded].sort());
    });
  });
});

describe("the figures as data", () => {
  const figure = (number: number) => sarrum.figures.find((found) => found.number === number);

  test("are the paper's nine, in order", () => {
    expect(sarrum.figures.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const { title, diagrams } of sarrum.figures) {
      expect([title, ...diagrams.map(({ point }) => point)]).not.toContain("");
    }
  });

  test("have the diagrams of Figure 5, with the piece whose moves are shaded", () => {
    const shown = figure(5)?.diagrams.map(({ id, piece, position }) => [id, piece, position]);
    const expected = FIGURE_5.map(([id = "", from = "", pieces = ""]) => {
      const mover = pieces.split(" ").find((piece) => piece.endsWith(from));
      return [id, from, placed(pieces, mover?.startsWith("B") ? "b" : "w")];
    });
    expect(shown).toEqual(expected);
  });

  test("begin Figures 4 and 6 with the two setups, and the examples from Figure 6", () => {
    const [full, sample] = sarrum.setups.map(({ position }) => position);
    expect(figure(4)?.diagrams.map(({ position }) => position)).toEqual([full]);
    for (const number of [6, 7, 8, 9]) {
      expect(figure(number)?.diagrams.map(({ position }) => position)).toEqual([sample]);
    }
  });

  test("show the empty board in Figures 1 to 3, with the third file and the second rank shaded", () => {
    const [first, second, third] = [1, 2, 3].map((number) => {
      const [diagram, ...more] = figure(number)?.diagrams ?? [];
      expect([more, diagram?.position, diagram?.piece]).toEqual([[], undefined, undefined]);
      return diagram;
    });
    expect([first?.axisTitles, first?.shaded]).toEqual([
      { files: "Files", ranks: "Ranks" },
      undefined,
    ]);
    expect(second?.shaded).toEqual(REFERENCES.filter((square) => square.startsWith("3")));
    expect(third?.shaded).toEqual(REFERENCES.filter((square) => square.endsWith("2")));
  });
});

describe("Figures 7 to 9, played from Figure 6", () => {
  test("Figure 7: White's sarrum captures Black's etlu, and the game continues", () => {
    const after = afterMove(setup("sample"), "13 23");
    expect(printed(after).slice(0, 3)).toEqual([
      "-- BG -- BS -- -- -- WG",
      "WR -- -- -- -- -- -- --",
      "-- WS -- -- -- -- -- BE",
    ]);
    expect(sarrum.outcome(after)).toBeUndefined();
    expect(sarrum.toMove(after)).toBe(1);
  });

  test("Figure 8: White's gisgigir captures Black's sarrum and wins", () => {
    const after = afterMove(setup("sample"), "81 41");
    expect(printed(after)[0]).toBe("-- BG -- WG -- -- -- --");
    expect(sarrum.outcome(after)).toEqual({
      winner: 0,
      sentence: "Black's sarrum has been captured. White wins!",
    });
    expect(sarrum.legalMoves(after)).toEqual([]);
  });

  test("Figure 9: 12 to 13 is refused, then 12 to 21 captures and promotes", () => {
    const sample = setup("sample");
    expect(sarrum.readMove(sample, "12 13").ok).toBe(false);
    const after = afterMove(sample, "12 21");
    expect(printed(after).slice(0, 3)).toEqual([
      "-- WM -- BS -- -- -- WG",
      "-- -- -- -- -- -- -- --",
      "WS BE -- -- -- -- -- BE",
    ]);
    expect(sarrum.outcome(after)).toBeUndefined();
  });
});
