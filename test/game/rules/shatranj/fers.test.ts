/** The house rule of the fers's first move. */
import { describe, expect, test } from "vitest";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { answer, described, goals, positionAfter, texts } from "../chess-rows.ts";

const START = shatranj.setups[0]?.position ?? "";
const FRESH = "4k3/8/8/8/3F4/8/8/4K3 w d4";
const ALL_TWELVE = "b2 b4 b6 c3 c5 d2 d6 e3 e5 f2 f4 f6";

/** Returns the third field after some moves: the ferses that have not moved. */
function unmoved(text: string, typed: string): string | undefined {
  return positionAfter(shatranj, text, typed).split(" ")[2];
}

describe("the first move of a fers", () => {
  test("may be a step or a jump of exactly two squares in any of the eight directions", () => {
    expect(goals(shatranj, FRESH, "d4")).toBe(ALL_TWELVE);
  });

  test("is the same for Black", () => {
    expect(goals(shatranj, "4k3/8/8/8/3f4/8/8/4K3 b d4", "d4")).toBe(ALL_TWELVE);
  });

  test("jumps over anything", () => {
    expect(goals(shatranj, START, "d1")).toBe("b3 d3 f3");
    expect(goals(shatranj, "4k3/8/8/2ppp3/2PFP3/2PPP3/8/4K3 w d4", "d4")).toBe(
      "b2 b4 b6 c5 d2 d6 e5 f2 f4 f6",
    );
  });

  test("jumps only onto an empty square, and never captures with the jump", () => {
    const text = "4k3/8/1n1n1n2/8/3F4/8/1N1N1N2/4K3 w d4";
    expect(goals(shatranj, text, "d4")).toBe("b4 c3 c5 e3 e5 f4");
    expect(answer(shatranj, text, "d4b6")).toBe(
      "A fers cannot capture with a jump, and Black's asb stands on b6.",
    );
  });

  test("may capture with the ordinary step", () => {
    expect(positionAfter(shatranj, "4k3/8/8/4n3/3F4/8/8/4K3 w d4", "d4e5")).toBe(
      "4k3/8/8/4F3/8/8/8/4K3 b -",
    );
  });

  test("may shield the shah by the jump", () => {
    expect(goals(shatranj, "k3r3/8/8/8/8/8/8/4K1F1 w g1", "g1")).toBe("e3");
  });

  test("may not expose the shah by the jump", () => {
    expect(goals(shatranj, "k3r3/8/8/8/8/8/4F3/4K3 w e2", "e2")).toBe("e4");
  });
});

describe("the jump gives no check", () => {
  test("a shah may stay on or step to a square that only the jump would reach", () => {
    expect(goals(shatranj, "8/8/3k4/8/3F4/8/8/4K3 b d4", "d6")).toBe("c6 c7 d5 d7 e6 e7");
    expect(goals(shatranj, "8/4k3/8/8/3F4/8/8/4K3 b d4", "e7")).toBe("d6 d7 d8 e6 e8 f6 f7 f8");
  });

  test("it cannot capture a shah either", () => {
    expect(answer(shatranj, "8/8/3k4/8/3F4/8/8/4K3 w d4", "d4d6")).toBe(
      "A fers cannot capture with a jump, and Black's shah stands on d6.",
    );
  });

  test("the step gives check, on the first move too", () => {
    const answers = texts(shatranj, "8/8/8/4k3/3F4/8/8/n3K3 b d4");
    expect(answers.filter((move) => !move.startsWith("e5"))).toEqual([]);
    expect(shatranj.readPosition("8/8/8/4k3/3F4/8/8/4K3 w d4")).toEqual({
      ok: false,
      reason: "Black is in check although White is to move.",
    });
  });

  test("a new fers gives check one square away, not two", () => {
    expect(described(shatranj, "2k5/P7/8/8/8/8/8/4K3 w -", "a7a8")).toBe(
      "White's sarbaz moves from a7 to a8 and becomes a fers.",
    );
    expect(described(shatranj, "8/Pk6/8/8/8/8/8/4K3 w -", "a7a8")).toBe(
      "White's sarbaz moves from a7 to a8 and becomes a fers. Check!",
    );
  });
});

describe("after its first move a fers cannot jump", () => {
  test.each([
    ["a step", FRESH, "d4c3"],
    ["a jump", FRESH, "d4d6"],
    ["a capture", "4k3/8/8/4n3/3F4/8/8/4K3 w d4", "d4e5"],
    ["a jump of Black's", "4k3/8/8/8/3f4/8/8/4K3 b d4", "d4b6"],
  ])("after %s", (_name, text, move) => {
    expect(unmoved(text, move)).toBe("-");
  });

  test("a fers that returns home does not regain the jump", () => {
    const home = positionAfter(shatranj, FRESH, "d4c3 e8d8 c3d4 d8e8");
    expect(home).toBe("4k3/8/8/8/3F4/8/8/4K3 w -");
    expect(goals(shatranj, home, "d4")).toBe("c3 c5 e3 e5");
    expect(answer(shatranj, home, "d4d6")).toBe(
      "The fers on d4 has already moved, and only its first move may be such a jump.",
    );
  });

  test("a fers that moves uses up only its own jump", () => {
    expect(unmoved(START, "a2a3")).toBe("d1d8");
    expect(unmoved(START, "d1d3")).toBe("d8");
    expect(unmoved(START, "a2a3 d8d6")).toBe("d1");
    expect(unmoved(START, "d1d3 d8d6")).toBe("-");
  });

  test("a captured fers leaves no jump behind", () => {
    expect(positionAfter(shatranj, "3fk3/8/8/8/8/8/8/3RK3 w d8", "d1d8")).toBe(
      "3Rk3/8/8/8/8/8/8/4K3 b -",
    );
  });
});

describe("a fers made by promotion", () => {
  const PROMOTES = "4k3/P7/8/8/8/8/8/4K3 w -";

  test("is listed in the third field and may jump on its first move", () => {
    expect(unmoved(PROMOTES, "a7a8")).toBe("a8");
    expect(goals(shatranj, positionAfter(shatranj, PROMOTES, "a7a8 e8e7"), "a8")).toBe(
      "a6 b7 c6 c8",
    );
  });

  test("jumps only once", () => {
    const spent = positionAfter(shatranj, PROMOTES, "a7a8 e8e7 a8a6 e7e8");
    expect(spent).toBe("4k3/8/F7/8/8/8/8/4K3 w -");
    expect(goals(shatranj, spent, "a6")).toBe("b5 b7");
  });

  test("may step instead, and then no longer jump", () => {
    const spent = positionAfter(shatranj, PROMOTES, "a7a8 e8e7 a8b7 e7e8");
    expect(goals(shatranj, spent, "b7")).toBe("a6 a8 c6 c8");
  });

  test("keeps its own first move when it captures an unmoved fers", () => {
    const made = positionAfter(shatranj, "3fk3/2P5/8/8/8/8/8/4K3 w d8", "c7d8");
    expect(made).toBe("3Fk3/8/8/8/8/8/8/4K3 b d8");
    expect(goals(shatranj, positionAfter(shatranj, made, "e8f8"), "d8")).toBe("b6 b8 c7 d6 e7 f6");
  });

  test("is listed beside others, in the order a1, b1, ... h8", () => {
    const text = "3fk3/P7/8/8/8/8/7p/3FK3 w d1d8";
    expect(unmoved(text, "a7a8 h2h1")).toBe("d1h1a8d8");
    expect(texts(shatranj, positionAfter(shatranj, text, "a7a8"))).toContain("h2h1f");
  });
});
