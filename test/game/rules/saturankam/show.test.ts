/** How saturankam is shown: its board, its moves, its sentences. */
import { describe, expect, test } from "vitest";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { randomFrom } from "../../../random.ts";
import { ALL_OPTIONS, described, given } from "./helper.ts";

const TURN = "S12,o/E17,x/N79,o/W5,5 E - 3,6";

function menuAt(text: string): string[] {
  const { game, position } = given(text);
  return game.numberedMoves(position).map((move) => game.writeMove(position, move));
}

/** Returns the names of the cells that a typed move touches. */
function pathOf(text: string, typed: string): (string | undefined)[] {
  const { game, position } = given(text);
  const read = game.readMove(position, typed);
  const cells = game.diagram(position).cells;
  return read.ok
    ? game.squaresTouched(position, read.value).map((cell) => cells[cell]?.name)
    : [read.reason];
}

describe("the diagram", () => {
  test("shows every piece on the board with its side and number", () => {
    const { game, position } = given(TURN);
    const { cells, columns, rows } = game.diagram(position);
    const drawn = cells.flatMap((cell) =>
      (cell?.pieces ?? []).map(
        (piece) => `${cell?.name} ${piece.side} ${piece.name} ${piece.letter}`,
      ),
    );
    expect([columns, rows, cells.length]).toEqual([9, 9, 81]);
    expect(drawn).toEqual([
      "i9 0 piece 1 1",
      "d5 2 piece 1 1",
      "a4 1 piece 1 1",
      "b1 3 piece 1 1",
      "b1 3 piece 2 2",
    ]);
  });

  test("labels the columns a to i and the rows 9 to 1, as the names of the cells say", () => {
    const { game, position } = given(TURN);
    const { cells, files, ranks, columns } = game.diagram(position);
    for (const [index, cell] of cells.entries()) {
      expect(cell?.name).toBe(`${files[index % columns]}${ranks[Math.floor(index / columns)]}`);
    }
    expect([files.join(""), ranks.join("")]).toEqual(["abcdefghi", "987654321"]);
  });

  test("notes the throw and the place of every piece", () => {
    const { game, position } = given(TURN);
    expect(game.diagram(position).notes).toEqual([
      "The dice show 3 and 6.",
      "South: piece 1 on i9, step 12; piece 2 borne off",
      "East: piece 1 on a4, step 17; piece 2 captured",
      "North: piece 1 on d5, step 79; piece 2 borne off",
      "West: piece 1 on b1, step 5; piece 2 on b1, step 5",
    ]);
  });

  test("lists the pieces in hand, but no dice before the throw or after the end", () => {
    const notes = (text: string) => given(text).game.diagram(given(text).position).notes;
    expect(notes("Sh,0/Nh,h N start-off")).toEqual([
      "South: piece 1 in hand; piece 2 on e1, step 0",
      "North: piece 1 in hand; piece 2 in hand",
    ]);
    expect(notes("S1,1/No,o N -")[0]).toBe("South: piece 1 on f1, step 1; piece 2 on f1, step 1");
  });
});

describe("the track command", () => {
  const { game, position } = given(TURN);
  const [word] = game.commands;

  test("numbers the path of the side to move, or of the side named", () => {
    const own = word?.show(position, " ");
    const other = word?.show(position, "north");
    const letter = word?.show(position, "N");
    expect(own?.ok && own.value.cells.find((cell) => cell?.label === "0")?.name).toBe("i5");
    expect(other?.ok && other.value.cells.find((cell) => cell?.label === "0")?.name).toBe("e9");
    expect(other?.ok && other.value.notes).toEqual([
      "North's track, from 0 to 80 in the centre; < > is a safe cell",
    ]);
    expect(letter).toEqual(other);
  });

  test("refuses a name that is not a player's", () => {
    expect(word?.show(position, "Up\u0007")).toEqual({
      ok: false,
      reason: "There is no player “Up\ufffd”; the players are South, East, North and West.",
    });
  });
});

describe("the description of a move", () => {
  test.each([
    ["S0,0/N1,1 S -", "6 3", "South throws 3 and 6."],
    ["S10,0/N1,50 S - 3,4", "1:7", "South moves piece 1 by 7 to d9 and captures North's piece 1."],
    [
      "S10,0/N1,1 S - 6,6",
      "1:7 2:5",
      "South moves piece 1 by 7 to d9, captures North's pieces 1 and 2 and moves piece 2 by 5 to i2, and throws again.",
    ],
    ["S0,5/N1,1 S - 3,6", "1:3 2:6", "South moves piece 1 by 3 to h1 and piece 2 by 6 to i8."],
    [
      "S12,13/N1,50 S - 3,6",
      "1:5 2:4",
      "South moves piece 1 by 5 to d9, captures North's piece 1 and moves piece 2 by 4 to d9.",
    ],
    [
      "S0,10/N1,50 S - 3,6",
      "1:2 2:7",
      "South moves piece 1 by 2 to g1, moves piece 2 by 7 to d9 and captures North's piece 1.",
    ],
    ["S75,9/N1,1 S - 1,4", "1:5", "South moves piece 1 by 5 to the centre and bears it off."],
    ["S9,79/N1,1 S - 1,1", "2:off", "South bears off piece 2 with 1-1 and throws again."],
    ["So,79/N1,1 S - 1,1", "2:off", "South bears off piece 2 with 1-1 and wins."],
    ["Sx,9/N1,1 S - 1,1", "1:in", "South enters piece 1 on e1 and throws again."],
    ["S79,x/N1,1 S - 3,6", "pass", "South cannot move and passes."],
    ["S79,x/N1,1 S - 3,3", "pass", "South cannot move and throws again."],
  ])("at %s %s", (state, typed, sentence) => {
    expect(described(state, typed)).toBe(sentence);
  });

  test("the path is the start and the finish of each part", () => {
    expect(pathOf("S0,4/N1,1 S - 3,1", "1:1 2:3")).toEqual(["e1", "f1", "i1", "i4"]);
    expect(pathOf("S79,4/N1,1 S - 1,1", "1:off")).toEqual(["f5", "e5"]);
    expect(pathOf("S75,4/N1,1 S - 1,4", "1:5")).toEqual(["d5", "e5"]);
    expect(pathOf("Sx,4/N1,1 S - 1,1", "1:in")).toEqual(["e1"]);
    expect(pathOf("S79,x/N1,1 S - 3,6", "pass")).toEqual([]);
    expect(pathOf("S79,x/N1,1 S -", "3 6")).toEqual([]);
  });
});

describe("the menu", () => {
  test("offers the whole throw with either piece and the faces of the dice", () => {
    expect(menuAt("S0,5/N1,1 S - 3,6")).toEqual(["1:9", "2:9", "1:3 2:6", "1:6 2:3"]);
  });

  test("offers captures, entering and bearing off too", () => {
    const withCaptures = ["1:10", "2:10", "1:2 2:8", "1:4 2:6", "1:6 2:4", "1:9 2:1"];
    expect(menuAt("S10,11/N3,50 S - 6,4")).toEqual(withCaptures);
    expect(menuAt("Sx,10/N1,1 S - 1,1")).toEqual(["1:in", "2:2"]);
    expect(menuAt("S79,10/N1,1 S - 1,1")).toEqual(["1:off", "2:2"]);
    expect(menuAt("S75,10/N1,1 S - 3,6")).toContain("1:5 2:4");
  });

  test("keeps to eight moves, and prefers captures to the faces of the dice", () => {
    const crowd = "S10,50/E3,5/N30,31/W25,26 S - 6,6";
    expect(menuAt(crowd)).toHaveLength(8);
    expect(menuAt(crowd)).not.toContain("1:6 2:6");
  });

  test("offers what is left if the whole throw cannot be used, and the pass", () => {
    expect(menuAt("S78,78/N1,1 S - 1,4")).toEqual(["1:1 2:1"]);
    expect(menuAt("S78,75/N1,1 S - 6,6")).toEqual(["1:1 2:4"]);
    expect(menuAt("S79,x/N1,1 S - 3,6")).toEqual(["pass"]);
  });

  test("is empty while the dice are due and after the end", () => {
    expect([...menuAt("S0,5/N1,1 S -"), ...menuAt("So,o/N1,1 S -")]).toEqual([]);
  });

  test.each(ALL_OPTIONS)(
    "has one to eight legal moves: $players players, $startOff, $easyEntry",
    (options) => {
      const game = saturankam(options);
      const read = game.readPosition(game.setups[0]?.position ?? "");
      const random = randomFrom(5);
      let position = read.ok ? read.value : undefined;
      for (let ply = 0; position && ply < 300; ply += 1) {
        const moves = game.legalMoves(position);
        const offered = game.numberedMoves(position);
        expect(offered.length).toBeLessThanOrEqual(8);
        expect(offered.length > 0).toBe(position.dice !== undefined);
        expect(moves).toEqual(expect.arrayContaining([...offered]));
        const move = moves[random(moves.length)];
        position = move && game.play(position, move);
      }
    },
  );
});

describe("the rules for a reader", () => {
  const headings = (game: ReturnType<typeof saturankam>) => Object.keys(game.ruleBook.sections);

  test("have a section for every subject, with the rulings marked as such", () => {
    const game = saturankam({ players: 4, startOff: false, easyEntry: false });
    expect(headings(game)).toEqual([
      "The track",
      "A turn",
      "Capture and the safe cells",
      "Entering",
      "Frozen pieces and bearing off",
      "The end",
      "Rulings",
      "Options in force",
    ]);
    expect(game.ruleBook.pieces.map((row) => row.name)).toEqual(["piece"]);
  });

  test("name the players and the options in force", () => {
    const lines = (startOff: boolean, easyEntry: boolean) =>
      saturankam({ players: 3, startOff, easyEntry }).ruleBook.sections["Options in force"]?.join(
        " ",
      ) ?? "";
    expect(lines(false, false)).toContain("3 players: South, East and North.");
    expect(lines(false, false)).not.toMatch(/start-off|easy-entry/);
    expect(lines(true, false)).toMatch(/start-off: all pieces begin in hand/);
    expect(lines(false, true)).toMatch(/easy-entry: a captured piece re-enters/);
  });
});
