/** The rules of Turkish shatranj. */
import { describe, expect, test } from "vitest";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { judgeShatranj } from "../../../oracles/shatranj.ts";
import { outcomeWords } from "../../../perft/rows.ts";
import { at, described, goals, positionAfter, SHATRANJ_ROWS, texts } from "../chess-rows.ts";

const START = shatranj.setups[0]?.position ?? "";
const MATE_IN_ONE = "8/6F1/8/3R4/8/7K/8/7k w -";
const BLACK_MATES_IN_ONE = "7K/8/7k/8/3r4/8/6f1/8 b -";

/** Returns the pieces on a rank of the starting position, from the a-file on. */
function rankOf(rank: number): string {
  const cells = shatranj.diagram(at(shatranj, START)).cells;
  return cells
    .filter((cell) => cell?.name.endsWith(String(rank)))
    .flatMap((cell) => cell?.pieces ?? [])
    .map(({ side, name }) => `${shatranj.sides[side]?.name} ${name}`)
    .join(", ");
}

/** Returns the sentence with which a move ends the game. */
function endBy(text: string, typed: string): string {
  return (
    shatranj.outcome(at(shatranj, positionAfter(shatranj, text, typed)))?.sentence ?? "it goes on"
  );
}

describe("the starting position", () => {
  test.each([
    ["White", 1, 2],
    ["Black", 8, 7],
  ])("%s's pieces are on rank %i, the sarbazes on rank %i", (side, home, next) => {
    expect(rankOf(home)).toBe(
      ["rukh", "asb", "pil", "fers", "shah", "pil", "asb", "rukh"]
        .map((name) => `${side} ${name}`)
        .join(", "),
    );
    expect(rankOf(next)).toBe(Array(8).fill(`${side} sarbaz`).join(", "));
  });

  test("the middle of the board is empty, and both ferses have their first move", () => {
    expect([3, 4, 5, 6].map(rankOf).join("")).toBe("");
    expect(START).toMatch(/ w d1d8$/);
  });

  test("ruling: White moves first", () => {
    expect(shatranj.toMove(at(shatranj, START))).toBe(0);
    expect(shatranj.toMove(at(shatranj, positionAfter(shatranj, START, "e2e3")))).toBe(1);
  });

  test("ruling: both ferses are on the d-file, both shahs on the e-file", () => {
    const onFile = (file: string) =>
      shatranj
        .diagram(at(shatranj, START))
        .cells.filter((cell) => cell?.name.startsWith(file))
        .flatMap((cell) => cell?.pieces.map(({ name }) => cell.name + name) ?? [])
        .filter((name) => !name.endsWith("sarbaz"));
    expect(onFile("d")).toEqual(["d8fers", "d1fers"]);
    expect(onFile("e")).toEqual(["e8shah", "e1shah"]);
  });
});

describe("a piece moves as the piece table says", () => {
  test.each([
    ["a shah in the open", "k7/8/8/8/4K3/8/8/8 w -", "e4", "d3 d4 d5 e3 e5 f3 f4 f5"],
    ["a shah in the corner", "k7/8/8/8/8/8/8/7K w -", "h1", "g1 g2 h2"],
    ["a shah beside men", "k7/8/8/8/3PK3/3p4/8/8 w -", "e4", "d3 d5 e3 e5 f3 f4 f5"],
    ["a fers that has moved", "k7/8/8/8/4F3/8/8/K7 w -", "e4", "d3 d5 f3 f5"],
    ["a rukh", "k7/8/8/8/1p2R1P1/8/4p3/K7 w -", "e4", "b4 c4 d4 e2 e3 e5 e6 e7 e8 f4"],
    ["a pil over men", "k7/8/8/3ppp2/3pEp2/3ppp2/8/K7 w -", "e4", "c2 c6 g2 g6"],
    ["a pil onto men", "k7/8/2p5/8/4E3/8/2P5/K7 w -", "e4", "c6 g2 g6"],
    ["a pil at the edge", "k7/8/8/8/8/8/8/K1E5 w -", "c1", "a3 e3"],
    ["an asb over men", "k7/8/8/3ppp2/3pNp2/3ppp2/8/K7 w -", "e4", "c3 c5 d2 d6 f2 f6 g3 g5"],
    ["a sarbaz at home", "k7/8/8/8/8/8/4P3/K7 w -", "e2", "e3"],
    ["a sarbaz with captures", "k7/8/8/8/3p1p2/4P3/8/K7 w -", "e3", "d4 e4 f4"],
    ["a sarbaz in front of a man", "k7/8/8/8/4p3/4P3/8/K7 w -", "e3", ""],
    ["a sarbaz beside its own", "k7/8/8/8/3PPP2/4P3/8/K7 w -", "e3", ""],
    ["Black's sarbaz at home", "k7/4p3/8/8/8/8/8/K7 b -", "e7", "e6"],
    ["Black's sarbaz with captures", "k7/8/8/4p3/3PPP2/8/8/K7 b -", "e5", "d4 f4"],
  ])("%s", (_name, text, square, squares) => {
    expect(goals(shatranj, text, square)).toBe(squares);
  });

  test("there is no castling", () => {
    const text = "r3k2r/8/8/8/8/8/8/R3K2R";
    expect(goals(shatranj, `${text} w -`, "e1")).toBe("d1 d2 e2 f1 f2");
    expect(goals(shatranj, `${text} b -`, "e8")).toBe("d7 d8 e7 f7 f8");
  });

  test("there is no double step", () => {
    const sarbazes = texts(shatranj, START).filter((move) => /^.2/.test(move));
    expect(sarbazes).toEqual([..."abcdefgh"].map((file) => `${file}2${file}3`));
  });

  test("there is no en passant", () => {
    const next = positionAfter(shatranj, "k7/8/3p4/4P3/8/8/8/K7 b -", "d6d5");
    expect(goals(shatranj, next, "e5")).toBe("e6");
  });

  test.each([
    ["White's, by a step", "1n2k3/P7/8/8/8/8/8/4K3 w -", "a7a8f", "Fn2k3/8/8/8/8/8/8/4K3 b a8"],
    ["White's, by a capture", "1n2k3/P7/8/8/8/8/8/4K3 w -", "a7b8f", "1F2k3/8/8/8/8/8/8/4K3 b b8"],
    ["Black's, by a step", "4k3/8/8/8/8/8/p7/1N2K3 b -", "a2a1f", "4k3/8/8/8/8/8/8/fN2K3 w a1"],
    ["Black's, by a capture", "4k3/8/8/8/8/8/p7/1N2K3 b -", "a2b1f", "4k3/8/8/8/8/8/8/1f2K3 w b1"],
  ])("a sarbaz on the last rank becomes a fers: %s", (_name, text, move, next) => {
    expect(texts(shatranj, text)).toContain(move);
    expect(positionAfter(shatranj, text, move)).toBe(next);
  });
});

describe("the end", () => {
  test("a shah in check must be saved", () => {
    expect(texts(shatranj, "4k3/4r3/8/8/8/8/8/R3K3 w -").sort().join(" ")).toBe(
      "e1d1 e1d2 e1f1 e1f2",
    );
  });

  test("checkmate wins", () => {
    expect(endBy(MATE_IN_ONE, "d5d1")).toBe("Checkmate: Black cannot save the shah. White wins!");
    expect(endBy(BLACK_MATES_IN_ONE, "d4d8")).toBe(
      "Checkmate: White cannot save the shah. Black wins!",
    );
  });

  test("stalemate wins for the player who gives it", () => {
    expect(endBy(MATE_IN_ONE, "d5g5")).toBe("Stalemate: Black has no legal move. White wins!");
    expect(endBy(BLACK_MATES_IN_ONE, "d4g4")).toBe(
      "Stalemate: White has no legal move. Black wins!",
    );
  });

  test.each([
    ["White's", MATE_IN_ONE, "d5d1", "d5g5", 0],
    ["Black's", BLACK_MATES_IN_ONE, "d4d8", "d4g4", 1],
  ])("a win by either is %s, and leaves no legal moves", (_side, text, mate, stale, winner) => {
    for (const move of [mate, stale]) {
      const position = at(shatranj, positionAfter(shatranj, text, move));
      expect(shatranj.outcome(position)?.winner).toBe(winner);
      expect(shatranj.legalMoves(position)).toEqual([]);
    }
  });

  test("there is no bare-king rule: a shah robbed of its last piece plays on", () => {
    const next = positionAfter(shatranj, "k7/8/8/8/8/8/1r6/1R5K w -", "b1b2");
    expect(next).toBe("k7/8/8/8/8/8/1R6/7K b -");
    expect(endBy(next, "a8a7")).toBe("it goes on");
  });

  test("ruling: two bare shahs play on", () => {
    const next = positionAfter(shatranj, "8/8/8/8/8/2k5/3R4/K7 b -", "c3d2");
    expect(next).toBe("8/8/8/8/8/8/3k4/K7 w -");
    expect(outcomeWords(shatranj, at(shatranj, next))).toBe("ongoing");
    expect(texts(shatranj, next).sort().join(" ")).toBe("a1a2 a1b1 a1b2");
  });

  test("ruling: nothing else ends the game, neither repetition nor any number of moves", () => {
    let text = START;
    for (let rounds = 0; rounds < 100; rounds += 1) {
      text = positionAfter(shatranj, text, "b1c3 b8c6 c3b1 c6b8");
      expect(outcomeWords(shatranj, at(shatranj, text))).toBe("ongoing");
    }
    expect(text).toBe(START);
  });
});

describe("the description of a move", () => {
  test.each([
    [START, "b1c3", "White's asb moves from b1 to c3."],
    ["k7/8/8/8/8/8/1r6/1R5K w -", "b1b2", "White's rukh captures Black's rukh on b2."],
    [
      "1n2k3/P7/8/8/8/8/8/4K3 w -",
      "a7a8",
      "White's sarbaz moves from a7 to a8 and becomes a fers.",
    ],
    [
      "1n2k3/P7/8/8/8/8/8/4K3 w -",
      "a7b8",
      "White's sarbaz captures Black's asb on b8 and becomes a fers.",
    ],
    ["4k3/8/8/8/8/8/8/R3K3 w -", "a1a8", "White's rukh moves from a1 to a8. Check!"],
    ["4k3/8/8/8/8/8/4N3/4R1K1 w -", "e2c3", "White's asb moves from e2 to c3. Check!"],
    ["4k3/8/8/8/8/8/r7/4K3 b -", "a2a1", "Black's rukh moves from a2 to a1. Check!"],
    [MATE_IN_ONE, "d5d1", "White's rukh moves from d5 to d1."],
    [MATE_IN_ONE, "d5g5", "White's rukh moves from d5 to g5."],
  ])("in %s: %s", (text, move, sentence) => {
    expect(described(shatranj, text, move)).toBe(sentence);
  });

  test.each([
    ["R3k3/8/8/8/8/8/8/4K3 b -", ["Black's shah is in check."]],
    ["4k3/8/8/8/8/8/8/r3K3 w -", ["White's shah is in check."]],
    ["1k1R4/8/8/8/8/8/8/4K3 b -", ["Black's shah is in check."]],
    ["4k3/8/8/8/8/8/8/r6K w -", ["White's shah is in check."]],
    ["4k3/8/8/8/8/8/R7/4K3 b -", []],
    ["R3k3/1R6/8/8/8/8/8/4K3 b -", []],
  ])("the notes below the board announce a check, but not a mate: %s", (text, notes) => {
    expect(shatranj.diagram(at(shatranj, text)).notes).toEqual(notes);
  });

  test("it ends with “Check!” if and only if the opponent is in check and has a move", () => {
    let checks = 0;
    for (const { fen } of SHATRANJ_ROWS) {
      for (const [move, next] of judgeShatranj(fen).moves) {
        const { inCheck, outcome } = judgeShatranj(next);
        const notice = described(shatranj, fen, move).endsWith(". Check!");
        expect(notice, `${fen} ${move}`).toBe(inCheck && outcome === "ongoing");
        if (notice) checks += 1;
      }
    }
    expect(checks).toBeGreaterThan(15);
  });
});

test("the rule book marks the rulings as such", () => {
  const rulings = Object.entries(shatranj.ruleBook.sections).find(([heading]) =>
    heading.startsWith("Rulings"),
  );
  const told = rulings?.[1].join(" ");
  expect(told).toMatch(/White .* moves first/);
  expect(told).toMatch(/ferses start on d1 and d8/);
  expect(told).toMatch(/Only mate and stalemate end the game/);
  expect(told).toMatch(/agree a draw/);
});
