/** The citadels: who may enter them, and what that does. */
import { describe, expect, test } from "vitest";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { CITADELS, textOf } from "../../../oracles/citadel.ts";
import { outcomeWords } from "../../../perft/rows.ts";
import { answer, at, goals, positionAfter, texts } from "../chess-rows.ts";

const START = citadel.setups[0]?.position ?? "";
const KINGS = "Kf5 kg8";
const ALL_NAMES = [..."abcdefghijkl"].flatMap((file) =>
  Array.from({ length: 12 }, (_, index) => `${file}${index + 1}`),
);
const MAIN = ALL_NAMES.filter((name) => /^[b-k]([2-9]|10|11)$/.test(name));
const NOWHERE = ALL_NAMES.filter((name) => !MAIN.includes(name) && !CITADELS.includes(name));

describe("the board", () => {
  test("has a hundred squares from b2 to k11, and four separate citadels", () => {
    const { cells, columns, rows } = citadel.diagram(at(citadel, START));
    const names = (special: boolean) =>
      cells.flatMap((cell) => (cell?.special === special ? [cell.name] : [])).sort();
    expect([columns, rows]).toEqual([12, 12]);
    expect(names(false)).toEqual([...MAIN].sort());
    expect(names(true)).toEqual([...CITADELS].sort());
  });

  test("has no other square on files a and l and ranks 1 and 12", () => {
    expect(NOWHERE).toHaveLength(40);
    for (const name of NOWHERE) {
      expect(citadel.squares?.read(name)).toEqual({
        ok: false,
        reason: `There is no square ${name} on this board.`,
      });
    }
  });

  test.each([
    ["a rook in the corner", "Rb2", "b10 b11 b3 b4 b5 b6 b7 b8 b9 c2 d2 e2 f2 g2 h2 i2 j2 k2"],
    ["a war machine at the edge", "Dc2", "b3 d3 e4 f5 g6 h7 i8 j9 k10"],
    ["a war machine beside the corner", "Db10", "c11 c9 d8 e7 f6 g5 h4 i3 j2"],
    ["a knight in the corner", "Nb2", "c4 d3"],
    ["an elephant in the corner", "Ek11", "i9"],
    ["a general at the edge", "Gk7", "j8"],
    ["a pawn at the edge", "Pk7", "k8"],
  ])("ends at missing squares: %s", (_name, man, squares) => {
    const text = textOf("w", `Kj6 kh11 ${man}`);
    expect(goals(citadel, text, man.slice(1))).toBe(squares);
  });
});

describe("ruling: any piece whose move reaches a citadel may stand there", () => {
  test.each([
    ["a1", "Gb2", "Nb3", "Nc2", "Ec3", "Dd4"],
    ["l1", "Gk2", "Nk3", "Nj2", "Ej3", "Di4"],
    ["a12", "Gb11", "Nb10", "Nc11", "Ec10", "Dd9"],
    ["l12", "Gk11", "Nk10", "Nj11", "Ej10", "Di9"],
  ])("on %s: %s, %s, %s, %s and %s", (place, ...men) => {
    for (const man of men) {
      for (const [mover, theirs] of [
        ["w", man],
        ["b", man.toLowerCase()],
      ] as const) {
        const move = man.slice(1) + place;
        const next = positionAfter(citadel, textOf(mover, `${KINGS} ${theirs}`), move);
        const arrived = theirs.slice(0, 1) + place;
        expect(next).toBe(textOf(mover === "w" ? "b" : "w", `${KINGS} ${arrived}`));
        expect(outcomeWords(citadel, at(citadel, next))).toBe("ongoing");
      }
    }
  });

  test.each([
    ["a general", "Ga1", "b2"],
    ["a knight", "Na1", "b3 c2"],
    ["an elephant", "Ea1", "c3"],
    ["a war machine", "Da1", "b2 c3 d4 e5 f6 g7 h8 i9 j10 k11 l12"],
    ["a war machine up to a man", "Dl12 pi9", "i9 j10 k11"],
    ["a rook", "Ra1", ""],
    ["a king", "Kl1", "k2"],
  ])("%s on one leaves it as it moves", (_name, men, squares) => {
    const kings = men.startsWith("K") ? "kg8" : "Kf5 kg9";
    const square = men.slice(1).split(" ")[0] ?? "";
    expect(goals(citadel, textOf("w", `${kings} ${men}`), square)).toBe(squares);
  });

  test("a rook does not reach a citadel, and a pawn does not capture onto one", () => {
    const text = textOf("w", "Kf5 kg8 Rb11 Pk10 na12 nl12");
    expect(goals(citadel, text, "b11")).toBe(
      "b10 b2 b3 b4 b5 b6 b7 b8 b9 c11 d11 e11 f11 g11 h11 i11 j11 k11",
    );
    expect(goals(citadel, text, "k10")).toBe("k11");
  });

  test("a piece on a citadel may be captured there", () => {
    const text = textOf("w", "Kf5 kg8 Dd9 na12");
    expect(positionAfter(citadel, text, "d9a12")).toBe(textOf("b", "Kf5 kg8 Da12"));
  });

  test("a piece on a citadel gives check and shields", () => {
    const answers = texts(citadel, textOf("b", "Kf5 kg7 Da1 rk8"));
    expect(answers.sort().join(" ")).toBe("g7f7 g7f8 g7g8 g7h6 g7h7");
    expect(goals(citadel, textOf("w", "Kd4 kg9 Gc3 da1"), "c3")).toBe("b2");
  });
});

describe("a king that reaches a citadel", () => {
  test.each([
    ["w", "Kb11 kg8 Rc4", "b11a12", "White"],
    ["w", "Kk11 kg8 Rc4", "k11l12", "White"],
    ["b", "Kg5 kb2 rc9", "b2a1", "Black"],
    ["b", "Kg5 kk2 rc9", "k2l1", "Black"],
  ])("of the opponent's draws at once: %s, %s, %s", (mover, men, move, side) => {
    const position = at(citadel, positionAfter(citadel, textOf(mover, men), move));
    expect(citadel.outcome(position)).toEqual({
      winner: undefined,
      sentence: `${side}'s king has reached a citadel. The game is drawn.`,
    });
    expect(citadel.legalMoves(position)).toEqual([]);
    expect(answer(citadel, citadel.writePosition(position), "g8g9")).toBe(
      `The game is over. ${side}'s king has reached a citadel. The game is drawn.`,
    );
  });

  test.each([
    ["w", "Kb2 kg8 Rc4", "b2a1", "g8g9", "a1b2"],
    ["w", "Kk2 kg8 Rc4", "k2l1", "g8g9", "l1k2"],
    ["b", "Kg5 kb11 rc9", "b11a12", "g5g4", "a12b11"],
    ["b", "Kg5 kk11 rc9", "k11l12", "g5g4", "l12k11"],
  ])(
    "ruling: of its own side may move on from there: %s, %s, %s",
    (mover, men, move, reply, back) => {
      const next = positionAfter(citadel, textOf(mover, men), move);
      expect(outcomeWords(citadel, at(citadel, next))).toBe("ongoing");
      expect(texts(citadel, positionAfter(citadel, next, reply))).toContain(back);
    },
  );

  test.each([
    ["the opponent's, by a knight", "w", "Kb11 kf2 nc11", "b11a12", "a12", "knight on c11"],
    ["the opponent's, by an elephant", "w", "Kk11 kf2 ej10", "k11l12", "l12", "elephant on j10"],
    ["the opponent's, through itself", "w", "Kb11 kf2 dd9", "b11a12", "a12", "war machine on d9"],
    ["its own, by a knight", "w", "Kb2 kf9 nc2", "b2a1", "a1", "knight on c2"],
    ["its own, from citadel to citadel", "w", "Kk2 kf9 da12", "k2l1", "l1", "war machine on a12"],
  ])("may not be in check there: %s", (_name, mover, men, move, place, from) => {
    const text = textOf(mover, men);
    expect(texts(citadel, text)).not.toContain(move);
    expect(answer(citadel, text, move)).toBe(
      `The king on ${place} would be attacked by Black's ${from}.`,
    );
  });

  test("may capture a piece on it, and draws", () => {
    const next = positionAfter(citadel, textOf("w", "Kb11 kg8 na12"), "b11a12");
    expect(outcomeWords(citadel, at(citadel, next))).toBe("draw");
  });

  test.each([
    ["b", "Ka1 kk2 rb7 gh3 pd6 Pd5", "k2l1", "k2k3"],
    ["w", "ka12 Kk11 Rb6 Gh10 Pd7 pd8", "k11l12", "k11k10"],
  ])(
    "ruling: draws even if the opponent is left without a move: %s, %s, %s",
    (mover, men, entry, other) => {
      const text = textOf(mover, men);
      expect(outcomeWords(citadel, at(citadel, positionAfter(citadel, text, entry)))).toBe("draw");
      const won = mover === "w" ? "white wins" : "black wins";
      expect(outcomeWords(citadel, at(citadel, positionAfter(citadel, text, other)))).toBe(won);
    },
  );
});
