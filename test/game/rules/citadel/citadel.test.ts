/** The rules of citadel chess, and the rulings where sources disagree. */
import { describe, expect, test } from "vitest";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { judgeCitadel, textOf } from "../../../oracles/citadel.ts";
import { outcomeWords } from "../../../perft/rows.ts";
import { at, CITADEL_ROWS, described, goals, positionAfter, texts } from "../chess-rows.ts";

const START = citadel.setups[0]?.position ?? "";
const MATES = textOf("w", "Kf2 Rb10 Rc9 kf11");
const BLACK_MATES = textOf("b", "Kf2 rb3 rc4 kf11");
const STALEMATES = textOf("w", "Kf2 Rb5 kl12");
const BLACK_STALEMATES = textOf("b", "Kl1 rb8 kf11");

/** Returns the sentence with which a move ends the game. */
function endBy(text: string, typed: string): string {
  return (
    citadel.outcome(at(citadel, positionAfter(citadel, text, typed)))?.sentence ?? "it goes on"
  );
}

/** Returns the pieces of the starting position, by square. */
function array(): Map<string, string> {
  const pieces = citadel
    .diagram(at(citadel, START))
    .cells.flatMap((cell) =>
      (cell?.pieces ?? []).map(({ side, name }): [string, string] => [
        cell?.name ?? "",
        `${citadel.sides[side]?.name} ${name}`,
      ]),
    );
  return new Map(pieces);
}

describe("the starting position", () => {
  test("ruling: the array is symmetrical, except for king and general, and on ranks that exist", () => {
    const names = "rook knight elephant war_machine king general war_machine elephant knight rook";
    const expected = names.split(" ").flatMap((name, index) => {
      const file = "bcdefghijk"[index];
      const piece = name.replace("_", " ");
      return [
        [`${file}2`, `White ${piece}`],
        [`${file}3`, "White pawn"],
        [`${file}10`, "Black pawn"],
        [`${file}11`, `Black ${piece}`],
      ];
    });
    expect([...array()].sort()).toEqual(expected.sort());
  });

  test("ruling: White moves first", () => {
    expect(citadel.toMove(at(citadel, START))).toBe(0);
    expect(citadel.toMove(at(citadel, positionAfter(citadel, START, "f3f4")))).toBe(1);
  });
});

describe("a piece moves as the piece table says", () => {
  test.each([
    ["a king", "w", "Kf6 kk9", "f6", "e5 e6 e7 f5 f7 g5 g6 g7"],
    ["a general", "w", "Kk3 kb9 Gf6", "f6", "e5 e7 g5 g7"],
    [
      "an elephant over men",
      "w",
      "Kk3 kb9 Ef6 pe5 pe6 pe7 pf5 pf7 pg5 pg6 pg7",
      "f6",
      "d4 d8 h4 h8",
    ],
    [
      "a knight over men",
      "w",
      "Kk3 kb9 Nf6 pe5 pe6 pe7 pf5 pf7 pg5 pg6 pg7",
      "f6",
      "d5 d7 e4 e8 g4 g8 h5 h7",
    ],
    ["a rook among men", "w", "Kk2 kb11 Rf6 pf8 Ph6 pe6", "f6", "e6 f2 f3 f4 f5 f7 f8 g6"],
    [
      "a war machine among men",
      "w",
      "Kk2 kb10 Df6 pd8 Ph8 pg5",
      "f6",
      "a1 b2 c3 d4 d8 e5 e7 g5 g7",
    ],
    ["a pawn at home, without a double step", "w", "Kk2 kb11 Pf3", "f3", "f4"],
    ["a pawn with captures", "w", "Kk2 kb11 Pf3 ge4 gg4", "f3", "e4 f4 g4"],
    ["a pawn in front of a man", "w", "Kk2 kb11 Pf3 gf4", "f3", ""],
    ["Black's pawn at home", "b", "Kk2 kb11 pf10", "f10", "f9"],
    ["Black's pawn with captures", "b", "Kk2 kb11 pf10 Ge9 Gf9 Gg9", "f10", "e9 g9"],
  ])("%s", (_name, mover, men, square, squares) => {
    expect(goals(citadel, textOf(mover, men), square)).toBe(squares);
  });

  test.each([
    ["White's, by a step", "w", "Kf2 kf9 Pc10", "c10c11g", "Kf2 kf9 Gc11"],
    ["White's, by a capture", "w", "Kf2 kf9 Pc10 nb11", "c10b11g", "Kf2 kf9 Gb11"],
    ["Black's, by a step", "b", "Kf4 kf11 pk3", "k3k2g", "Kf4 kf11 gk2"],
    ["Black's, by a capture", "b", "Kf4 kf11 pk3 Rj2", "k3j2g", "Kf4 kf11 gj2"],
  ])(
    "a pawn on the last rank of the main board becomes a general: %s",
    (_name, mover, men, move, next) => {
      const text = textOf(mover, men);
      expect(texts(citadel, text)).toContain(move);
      const opponent = mover === "w" ? "b" : "w";
      expect(positionAfter(citadel, text, move)).toBe(textOf(opponent, next));
    },
  );

  test("there is no en passant", () => {
    const next = positionAfter(citadel, textOf("b", "Kf2 kf11 Pe8 pd9"), "d9d8");
    expect(goals(citadel, next, "e8")).toBe("e9");
  });
});

describe("the end", () => {
  test("checkmate wins", () => {
    expect(endBy(MATES, "c9c11")).toBe("Checkmate: Black cannot save the king. White wins!");
    expect(endBy(BLACK_MATES, "c4c2")).toBe("Checkmate: White cannot save the king. Black wins!");
  });

  test("stalemate wins for the player who gives it", () => {
    expect(endBy(STALEMATES, "b5k5")).toBe("Stalemate: Black has no legal move. White wins!");
    expect(endBy(BLACK_STALEMATES, "b8k8")).toBe("Stalemate: White has no legal move. Black wins!");
  });

  test.each([
    [MATES, "c9c11", 0],
    [STALEMATES, "b5k5", 0],
    [BLACK_MATES, "c4c2", 1],
    [BLACK_STALEMATES, "b8k8", 1],
  ])("in %s, after %s, side %i has won and there are no legal moves", (text, move, winner) => {
    const position = at(citadel, positionAfter(citadel, text, move));
    expect(citadel.outcome(position)?.winner).toBe(winner);
    expect(citadel.legalMoves(position)).toEqual([]);
  });

  test("there is no bare-king rule: a king robbed of its last piece plays on", () => {
    const next = positionAfter(citadel, textOf("w", "Kf2 Rc4 rc9 kf11"), "c4c9");
    expect(endBy(next, "f11f10")).toBe("it goes on");
  });

  test("two bare kings play on", () => {
    const next = positionAfter(citadel, textOf("b", "Ke8 Rf10 kf11"), "f11f10");
    expect(next).toBe(textOf("w", "Ke8 kf10"));
  });

  test("neither repetition nor any number of moves ends the game", () => {
    let text = START;
    for (let rounds = 0; rounds < 50; rounds += 1) {
      text = positionAfter(citadel, text, "c2d4 c11d9 d4c2 d9c11");
      expect(outcomeWords(citadel, at(citadel, text))).toBe("ongoing");
    }
    expect(text).toBe(START);
  });
});

describe("the description of a move", () => {
  test.each([
    [START, "c2a1", "White's knight moves from c2 to a1."],
    [
      textOf("w", "Kf2 kf9 Pc10 nb11"),
      "c10b11",
      "White's pawn captures Black's knight on b11 and becomes a general.",
    ],
    [textOf("w", "Kf2 kf11 De9"), "e9d10", "White's war machine moves from e9 to d10."],
    [textOf("w", "Kf2 kf11 De9"), "e9g11", "White's war machine moves from e9 to g11."],
    [textOf("w", "Kf2 kf11 Rb9"), "b9b11", "White's rook moves from b9 to b11. Check!"],
    [textOf("b", "Kf2 kf11 ec8"), "c8e10", "Black's elephant moves from c8 to e10."],
    [textOf("b", "Kf2 kf11 eb6"), "b6d4", "Black's elephant moves from b6 to d4. Check!"],
    [MATES, "c9c11", "White's rook moves from c9 to c11."],
    [STALEMATES, "b5k5", "White's rook moves from b5 to k5."],
    [textOf("w", "Kb11 Rc9 kk8"), "b11a12", "White's king moves from b11 to a12."],
  ])("in %s: %s", (text, move, sentence) => {
    expect(described(citadel, text, move)).toBe(sentence);
  });

  test("it ends with “Check!” if and only if the opponent is in check and has a move", () => {
    let checks = 0;
    for (const { fen } of CITADEL_ROWS) {
      for (const [move, next] of judgeCitadel(fen).moves) {
        const { inCheck, outcome } = judgeCitadel(next);
        const notice = described(citadel, fen, move).endsWith(". Check!");
        expect(notice, `${fen} ${move}`).toBe(inCheck && outcome === "ongoing");
        if (notice) checks += 1;
      }
    }
    expect(checks).toBeGreaterThan(10);
  });
});

test("the rule book marks the rulings as such", () => {
  const rulings = Object.entries(citadel.ruleBook.sections).find(([heading]) =>
    heading.startsWith("Rulings"),
  );
  const told = rulings?.[1].join(" ");
  expect(told).toMatch(/array is symmetrical/);
  expect(told).toMatch(/White moves first/);
  expect(told).toMatch(/Any piece whose move reaches a citadel may stand there/);
  expect(told).toMatch(/king may enter a citadel of its own side, without effect/);
  expect(told).toMatch(/without a move, the game is drawn/);
});
