/** The rules of saturankam: the track, the throw, turns and the end. */
import { describe, expect, test } from "vitest";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { oracleTrack } from "../../../oracles/saturankam.ts";
import { afterMove, given, movesAt, refusal } from "./helper.ts";

/** Returns the cell names of a player's track by step, as the command "track" shows them. */
function trackNames(side: string): string[] {
  const { game, position } = given("S0,0/E0,0/N0,0/W0,0 S -");
  const shown = game.commands[0]?.show(position, side);
  const cells = shown?.ok ? shown.value.cells : [];
  return cells
    .toSorted((a, b) => Number(a?.label) - Number(b?.label))
    .map((cell) => cell?.name ?? "none");
}

describe("the board and the track", () => {
  test("South's track passes the cells that the rules name", () => {
    const names = trackNames("South");
    const steps = [0, 4, 31, 32, 55, 56, 71, 72, 79, 80];
    expect(steps.map((step) => names[step]).join(" ")).toBe("e1 i1 d1 d2 e2 e3 f3 f4 f5 e5");
  });

  test.each(["South", "East", "North", "West"])("%s's track is as the oracle walks it", (side) => {
    const names = oracleTrack(side[0] ?? "").map((cell) => {
      const [column = 0, row = 0] = cell.split(",").map(Number);
      return `${"abcdefghi"[column]}${row + 1}`;
    });
    expect(new Set(names).size).toBe(81);
    expect(trackNames(side)).toEqual(names);
  });

  test("the safe cells are the middles of the edges and the centre", () => {
    const { game, position } = given("S0,0/N0,0 S -");
    const marked = game.diagram(position).cells.filter((cell) => cell?.special);
    expect(marked.map((cell) => cell?.name)).toEqual(["e9", "a5", "e5", "i5", "e1"]);
  });

  test("two players are South and North, three are South, East and North", () => {
    const names = ([2, 3, 4] as const).map((players) =>
      saturankam({ players, startOff: false, easyEntry: false }).sides.map((side) => side.name),
    );
    expect(names).toEqual([
      ["South", "North"],
      ["South", "East", "North"],
      ["South", "East", "North", "West"],
    ]);
  });

  test("ruling: the players take turns in the order South, East, North, West", () => {
    const order = ["S", "E", "N", "W"].map((letter) =>
      afterMove(`S1,1/E1,1/N1,1/W1,1 ${letter} - 1,3`, "1:4").at(-3),
    );
    expect(order).toEqual(["E", "N", "W", "S"]);
    expect(afterMove("S1,1/E1,1/N1,1 N - 1,3", "1:4")).toContain(" S ");
    expect(afterMove("S1,1/N1,1 S - 1,3", "1:4")).toContain(" N ");
  });
});

describe("the throw", () => {
  test("the faces 1, 3, 4 and 6 make ten throws, doubles half as likely as the others", () => {
    const { game, position } = given("S0,0/N0,0 S -");
    const thrown = game.chances(position).map(({ move, weight }) => {
      return `${game.writeMove(position, move)} ${weight}`;
    });
    expect(thrown.join(", ")).toBe(
      "[1 1] 1, [1 3] 2, [1 4] 2, [1 6] 2, [3 3] 1, [3 4] 2, [3 6] 2, [4 4] 1, [4 6] 2, [6 6] 1",
    );
    expect(game.chances(position).map(({ move }) => move)).toEqual(game.legalMoves(position));
  });

  test("chance is to act until the dice are thrown, then the player", () => {
    const { game, position } = given("S0,0/E1,1/N0,0 E -");
    const thrown = given("S0,0/E1,1/N0,0 E - 3,6");
    expect(game.toMove(position)).toBe("chance");
    expect(thrown.game.toMove(thrown.position)).toBe(1);
    expect(thrown.game.chances(thrown.position)).toEqual([]);
    expect(afterMove("S0,0/E1,1/N0,0 E -", "6 3")).toBe("S0,0/E1,1/N0,0 E - 3,6");
  });
});

describe("a turn", () => {
  test("the total moves one piece, or is split into any two parts", () => {
    const moves = ["1:4", "2:4", "1:1 2:3", "1:2 2:2", "1:3 2:1"];
    expect(movesAt("S0,0/N1,1 S - 1,3")).toEqual(moves);
  });

  test("the full total must be used whenever that is possible", () => {
    expect(refusal("S0,10/N1,1 S - 3,6", "1:8")).toBe(
      "The whole total of 9 must be used, and 1:8 uses only 8.",
    );
    expect(movesAt("S79,0/N1,1 S - 3,6")).toEqual(["2:9"]);
  });

  test("ruling: otherwise the largest amount that can be used", () => {
    expect(movesAt("S12,o/N0,5 S - 1,3")).toEqual(["1:3"]);
    expect(afterMove("S12,o/N0,5 S - 1,3", "1:3")).toBe("S15,o/N0,5 N -");
    expect(refusal("S12,o/N0,5 S - 1,3", "1:2")).toBe(
      "The largest amount that can be used here is 3 of the 4, and it must be used; 1:2 uses 2.",
    );
  });

  test("with no legal move the turn passes", () => {
    expect(movesAt("S79,x/N1,1 S - 3,6")).toEqual(["pass"]);
    expect(afterMove("S79,x/N1,1 S - 3,6", "pass")).toBe("S79,x/N1,1 N -");
  });

  test("a double gives another throw after moving", () => {
    expect(afterMove("S0,0/N1,1 S - 3,3", "1:6")).toBe("S6,0/N1,1 S -");
  });

  test("a double gives another throw even if nothing could be moved", () => {
    expect(afterMove("S79,x/N1,1 S - 3,3", "pass")).toBe("S79,x/N1,1 S -");
  });
});

describe("capture and the safe cells", () => {
  test("a piece captures an opponent on which it lands, but not one that it passes", () => {
    expect(afterMove("S10,0/N1,50 S - 3,4", "1:7")).toBe("S17,0/Nx,50 N -");
    expect(afterMove("S10,0/N0,1 S - 6,6", "1:12")).toBe("S22,0/N0,1 S -");
  });

  test("ruling: landing captures all opponents on the cell", () => {
    expect(afterMove("S10,0/E30,30/N1,1 S - 3,4", "1:7")).toBe("S17,0/E30,30/Nx,x E -");
  });

  test("both parts of a split may capture", () => {
    expect(afterMove("S13,16/N1,4 S - 4,4", "1:4 2:4")).toBe("S17,20/Nx,x S -");
  });

  test("a safe cell with an opponent on it cannot be entered, even by part of a split", () => {
    expect(refusal("S9,8/N0,1 S - 3,4", "1:7")).toBe(
      "Piece 1 cannot go to e9: North is on that safe cell.",
    );
    expect(movesAt("S13,14/N0,5 S - 1,3")).toEqual(["1:4", "2:4", "1:1 2:3"]);
  });

  test("a safe cell with no opponent on it may be entered", () => {
    expect(afterMove("S9,8/N3,5 S - 3,4", "1:7")).toBe("S16,8/N3,5 N -");
  });

  test("a player's own two pieces may share a cell, safe or not", () => {
    expect(afterMove("S10,17/N3,4 S - 3,4", "1:7")).toBe("S17,17/N3,4 N -");
    expect(afterMove("S12,16/N1,3 S - 1,3", "1:4")).toBe("S16,16/N1,3 N -");
  });
});

describe("entering", () => {
  test("a captured piece re-enters on step 0 only with 1-1", () => {
    expect(afterMove("Sx,30/N1,1 S - 1,1", "1:in")).toBe("S0,30/N1,1 S -");
    expect(refusal("Sx,30/N1,1 S - 1,3", "1:in")).toBe(
      "Piece 1 has been captured: it re-enters only with 1-1, and the throw is 1-3.",
    );
    expect(movesAt("Sx,x/N1,1 S - 3,3")).toEqual(["pass"]);
  });

  test("ruling: re-entering uses the whole throw and enters one piece", () => {
    expect(movesAt("Sx,x/N1,1 S - 1,1")).toEqual(["1:in", "2:in"]);
    expect(afterMove("Sx,x/N1,1 S - 1,1", "2:in")).toBe("Sx,0/N1,1 S -");
    expect(refusal("Sx,9/N1,1 S - 1,1", "1:in 2:1")).toBe(
      "Entering uses the whole throw, so nothing else can move with it.",
    );
  });

  test("ruling: re-entering is impossible while an opponent stands on step 0", () => {
    expect(movesAt("Sx,x/N16,1 S - 1,1")).toEqual(["pass"]);
    expect(refusal("Sx,9/N16,1 S - 1,1", "1:in")).toBe(
      "Piece 1 cannot enter while North is on e1.",
    );
  });

  test("entering is possible while the player's other piece is on step 0", () => {
    expect(afterMove("Sx,0/N1,1 S - 1,1", "1:in")).toBe("S0,0/N1,1 S -");
  });
});

describe("frozen pieces and bearing off", () => {
  test.each([1, 3, 4])("a piece %i short is frozen and leaves only by that double", (short) => {
    const [mine, double] = [`S${80 - short},30/N1,1 S -`, `${short},${short}`];
    expect(afterMove(`${mine} ${double}`, "1:off")).toBe("So,30/N1,1 S -");
    for (const dice of ["1,1", "3,3", "4,4", "6,6", "1,3", "1,4"]) {
      const moves = movesAt(`${mine} ${dice}`).filter((move) => move.startsWith("1"));
      expect(moves, dice).toEqual(dice === double ? ["1:off"] : []);
    }
  });

  test.each([2, 5, 6])("a piece %i short is not frozen", (short) => {
    expect(movesAt(`S${80 - short},o/N1,1 S - 1,4`)).not.toEqual(["pass"]);
  });

  test("ruling: bearing off uses the whole throw and takes one piece", () => {
    expect(movesAt("S79,79/N1,1 S - 1,1")).toEqual(["1:off", "2:off"]);
    expect(afterMove("S79,79/N1,1 S - 1,1", "1:off")).toBe("So,79/N1,1 S -");
    expect(refusal("S79,9/N1,1 S - 1,1", "1:off 2:1")).toBe(
      "off is only for a frozen piece, whose double uses the whole throw. To reach the centre exactly, type the number of steps.",
    );
  });

  test("bearing off captures nothing: opponents off the board stay as they are", () => {
    expect(afterMove("S79,30/Nx,o S - 1,1", "1:off")).toBe("So,30/Nx,o S -");
    expect(afterMove("S71,30/No,x S - 3,6", "1:9")).toBe("So,30/No,x N -");
  });

  test("any other piece that reaches the centre by an exact count is borne off", () => {
    expect(afterMove("S71,9/N1,1 S - 3,6", "1:9")).toBe("So,9/N1,1 N -");
    expect(afterMove("S75,9/N1,1 S - 3,6", "1:5 2:4")).toBe("So,13/N1,1 N -");
    expect(refusal("S75,9/N1,1 S - 3,6", "1:6 2:3")).toBe(
      "Piece 1 is 5 short of the centre, so 6 is too far: the count must be exact.",
    );
  });

  test("ruling: an exact arrival bears off only if no part of the throw is left over", () => {
    expect(movesAt("S75,o/N1,1 S - 3,6")).toEqual(["1:4"]);
    expect(refusal("S75,o/N1,1 S - 3,6", "1:5")).toBe(
      "Piece 1 can be borne off only if the whole throw is used, and that uses 5 of the 9.",
    );
    expect(movesAt("S78,78/N1,1 S - 1,4")).toEqual(["1:1 2:1"]);
  });
});

describe("the end", () => {
  test("the first player to bear off both pieces wins", () => {
    const { game, position } = given("So,o/N5,o S -");
    expect(game.outcome(position)).toEqual({
      winner: 0,
      sentence: "South has borne off both pieces and wins.",
    });
    expect(given("So,79/No,5 S -").game.outcome(given("So,79/No,5 S -").position)).toBeUndefined();
  });

  test("ruling: with three or four players the game ends there", () => {
    for (const others of ["/N4,9", "/N4,9/W3,3"]) {
      const start = `S1,1/Eo,77${others} E - 3,3`;
      const end = afterMove(start, "2:off");
      expect(end).toBe(`S1,1/Eo,o${others} E -`);
      const { game, position } = given(end);
      expect(game.outcome(position)?.winner).toBe(1);
      expect([game.legalMoves(position), game.chances(position)]).toEqual([[], []]);
      expect(game.toMove(position)).toBe(1);
    }
  });

  test("both pieces may be borne off in one move", () => {
    expect(afterMove("S75,78/N1,1 S - 3,4", "1:5 2:2")).toBe("So,o/N1,1 S -");
  });
});

describe("the options", () => {
  test("start-off: all pieces begin in hand and enter with any throw", () => {
    const game = saturankam({ players: 2, startOff: true, easyEntry: false });
    expect(game.setups[0]?.position).toBe("Sh,h/Nh,h S start-off");
    expect(movesAt("Sh,h/Nh,h S start-off 3,6")).toEqual(["1:in", "2:in"]);
    expect(movesAt("Sx,h/Nh,h S start-off 3,6")).toEqual(["2:in"]);
  });

  test("ruling: with start-off entering uses the whole throw, one piece", () => {
    expect(afterMove("Sh,h/Nh,h S start-off 3,6", "1:in")).toBe("S0,h/Nh,h N start-off");
    expect(movesAt("Sh,5/Nh,h S start-off 3,6")).toEqual(["1:in", "2:9"]);
  });

  test("easy-entry: captured pieces enter again with any throw, in the same way", () => {
    expect(movesAt("Sx,5/N1,1 S easy-entry 3,6")).toEqual(["1:in", "2:9"]);
    expect(refusal("Sx,5/N1,1 S easy-entry 3,6", "1:9")).toBe(
      "Piece 1 has been captured: it must re-enter first; type 1:in.",
    );
    expect(afterMove("Sx,x/N1,1 S easy-entry 3,6", "2:in")).toBe("Sx,0/N1,1 N easy-entry");
    expect(movesAt("Sx,5/N16,1 S easy-entry 3,6")).toEqual(["2:9"]);
    expect(movesAt("Sx,h/Nh,h S start-off+easy-entry 3,6")).toEqual(["1:in", "2:in"]);
  });

  test("without options all pieces begin on step 0", () => {
    const game = saturankam({ players: 3, startOff: false, easyEntry: false });
    expect(game.setups[0]?.position).toBe("S0,0/E0,0/N0,0 S -");
  });
});
