/** Positions and moves of saturankam as text. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { anyCharacter } from "../../../any-character.ts";
import { scaled } from "../../../scale.ts";
import { afterMove, given, refusal } from "./helper.ts";

const TURN = "S0,10/E17,x/N79,o/W5,5 S - 3,6";
const WAITING = "S0,10/E17,x/N79,o/W5,5 S -";

function whyNoPosition(text: string, startOff = false): string {
  const game = saturankam({ players: 4, startOff, easyEntry: false });
  const read = game.readPosition(text);
  return read.ok ? "" : read.reason;
}

describe("positions as text", () => {
  test.each([
    TURN,
    WAITING,
    "Sh,0/Nx,o N start-off",
    "S1,x/N3,o N easy-entry 1,1",
    "So,o/E1,1/Nx,o S start-off+easy-entry",
  ])("%s reads back as itself", (text) => {
    const { game, position } = given(text);
    expect(game.writePosition(position)).toBe(text);
  });

  test("extra spaces and a throw in the other order are normalised", () => {
    const { game, position } = given(`  ${WAITING}   6,3 `.padEnd(200));
    expect(game.writePosition(position)).toBe(TURN);
  });

  test.each([
    ["", "A position consists of the places, the letter of the player to move, the options"],
    ["S0,0/E0,0/N0,0/W0,0 S", "A position consists of the places"],
    [`${TURN} more`, "A position consists of the places"],
    ["S0,0/E0,0/N0,0/W0,0 S start-off", "The options of this game are -, not “start-off”."],
    ["S0,0/N0,0 S -", "This game has 4 players, so the places are 4 groups"],
    ["S0,0/N0,0/E0,0/W0,0 S -", "“N0,0” should be E and the places of East's two pieces"],
    ["S0,0/E0/N0,0/W0,0 S -", "“E0” should be E"],
    ["S0,0/E0,1,2/N0,0/W0,0 S -", "“E0,1,2” should be E"],
    ["S0,0/E0,80/N0,0/W0,0 S -", "A place is 0 to 79, x, o or h, not “80”."],
    ["S0,0/E07,0/N0,0/W0,0 S -", "A place is 0 to 79, x, o or h, not “07”."],
    ["S0,0/E0,0/N0,/W0,0 S -", "A place is 0 to 79, x, o or h, not “”."],
    ["S0,h/E0,0/N0,0/W0,0 S -", "A piece can be in hand (h) only with the option start-off."],
    [
      "S0,0/E0,0/N0,0/W0,0 Q -",
      "No player of this game has the letter “Q”; the letters are S, E, N or W.",
    ],
    ["S0,0/E0,0/N0,0/W0,0 S - 2,6", "There is no face 2: each die has the faces"],
    ["S0,0/E0,0/N0,0/W0,0 S - 13,6", "A throw is two of the faces"],
    ["S0,0/E0,0/N0,0/W0,0 S - 3,66", "A throw is two of the faces"],
    ["So,o/E0,0/No,o/W0,0 S -", "Only one player can win, but South and North have."],
    ["So,o/E0,0/N0,0/W0,0 E -", "South has won, so the letter of the player must be S."],
    ["So,o/E0,0/N0,0/W0,0 S - 3,3", "South has won, so there can be no throw."],
    ["S8,1/E0,3/N0,0/W0,0 S -", "South and East cannot have pieces on the same cell."],
    ["S1,9/E0,30/N4,25/W0,0 S -", "South and North cannot have pieces on the same cell."],
  ])("%s is refused", (text, reason) => {
    expect(whyNoPosition(text)).toContain(reason);
  });

  test("pieces in hand are read with the option start-off", () => {
    expect(whyNoPosition("Sh,h/Eh,0/Nh,h/Wh,h S start-off", true)).toBe("");
  });

  test("a line of a megabyte is refused in a short sentence", () => {
    const refusals = ["", "/E0,0/N0,0/W0,0 S -"].map((rest) =>
      whyNoPosition(`S${"0".repeat(1_000_000)}${rest}`),
    );
    for (const refusal of refusals) expect(refusal.length).toBeLessThan(200);
  });
});

describe("throws as text", () => {
  test.each(["3 6", "36", "[3 6]", "3,6", "6 3", " [ 6, 3 ] ", "3 6".padStart(100)])(
    "%s is read",
    (typed) => {
      expect(afterMove(WAITING, typed)).toBe(TURN);
    },
  );

  test.each([
    ["2 6", "There is no face 2: each die has the faces 1, 3, 4 and 6."],
    ["3 5", "There is no face 5: each die has the faces 1, 3, 4 and 6."],
    ["3", "A throw is two of the faces 1, 3, 4 and 6, such as 3 6."],
    ["3 6".padStart(101), "A throw is two of the faces 1, 3, 4 and 6, such as 3 6."],
    ["3 6 1", "A throw is two of the faces 1, 3, 4 and 6, such as 3 6."],
    ["3x6", "A throw is two of the faces 1, 3, 4 and 6, such as 3 6."],
    ["[3 61", "A throw is two of the faces 1, 3, 4 and 6, such as 3 6."],
    ["13 6]", "A throw is two of the faces 1, 3, 4 and 6, such as 3 6."],
    [
      "1:9",
      "Throw the dice before you move: type a throw, two of the faces 1, 3, 4 and 6, such as 3 6.",
    ],
  ])("%s is refused", (typed, reason) => {
    expect(refusal(WAITING, typed)).toBe(reason);
  });
});

describe("moves as text", () => {
  test.each([
    "1:4 2:5",
    " 2:5   1:4 ",
    "1:4,2:5",
    "2:5, 1:4",
    "1 : 4 2: 5",
    "1  :4 2:  5",
    "1:04 2:005",
    "1:4 2:5".padEnd(100),
  ])("%s is read", (typed) => {
    expect(afterMove(TURN, typed)).toBe("S4,15/E17,x/N79,o/W5,5 E -");
  });

  test("IN, OFF and Pass are read in any case", () => {
    expect(afterMove("Sx,9/N1,1 S - 1,1", "1:IN")).toBe("S0,9/N1,1 S -");
    expect(afterMove("S79,9/N1,1 S - 1,1", "1 : Off")).toBe("So,9/N1,1 S -");
    expect(afterMove("S79,x/N1,1 S - 3,6", "Pass")).toBe("S79,x/N1,1 N -");
  });

  test.each([
    ["1:4 2:4", "The whole total of 9 must be used, and 1:4 2:4 uses only 8."],
    ["1:4 2:6", "The throw is 9, and 1:4 2:6 would use 10."],
    [
      "1:0 2:9",
      "Each part of the throw must be at least 1: leave out the piece that does not move.",
    ],
    ["3:9", "There is no piece 3: each player has piece 1 and piece 2."],
    [
      "1:4 1:5",
      "Name each piece only once: a throw is split into at most two parts, one for each piece.",
    ],
    [
      "1:3 2:3 1:3",
      "Name each piece only once: a throw is split into at most two parts, one for each piece.",
    ],
    ["1:in", "Piece 1 is already on the board, so it cannot enter."],
    ["pass", "You may pass only if nothing can move, and 1:9 can be played."],
    ["pass 1:9", "“pass 1:9” is not a move: type one, such as 1:9."],
    ["3 6", "The dice have been thrown, 3 and 6: type a move, such as 1:9."],
    ["1:9".padEnd(101), "“1:9” is not a move: type one, such as 1:9."],
    ["hello", "“hello” is not a move: type one, such as 1:9."],
    ["1:9 now", "“1:9 now” is not a move: type one, such as 1:9."],
    ["x1:9", "“x1:9” is not a move: type one, such as 1:9."],
    ["1:9x", "“1:9x” is not a move: type one, such as 1:9."],
    ["", "An empty line is not a move: type one, such as 1:9."],
    [
      "1:off",
      "Piece 1 is 80 short of the centre, and only a piece 1, 3 or 4 short can be borne off by a double. To reach the centre exactly, type the number of steps.",
    ],
  ])("%s is refused with the rule that it breaks", (typed, reason) => {
    expect(refusal(TURN, typed)).toBe(reason);
  });

  test.each([
    ["E", "2:9", "Piece 2 has been captured: it re-enters only with 1-1; then type 2:in."],
    ["E", "2:off", "Piece 2 has been captured: it re-enters only with 1-1; then type 2:in."],
    ["N", "2:9", "Piece 2 has left the board for good."],
    ["N", "2:in", "Piece 2 has left the board for good."],
    ["N", "1:1", "Piece 1 is frozen, 1 short of the centre: it leaves only with 1-1; type 1:off."],
    [
      "N",
      "1:off",
      "Piece 1 is frozen, 1 short of the centre: it leaves only with 1-1; type 1:off.",
    ],
  ])("%s to move: %s is refused with the rule that it breaks", (letter, typed, reason) => {
    expect(refusal(TURN.replace(" S ", ` ${letter} `), typed)).toBe(reason);
  });

  test.each([
    ["S0,5/N1,1 S - 1,4", "1:5"],
    ["Sx,5/N1,1 S - 1,1", "1:in"],
    ["S79,x/N1,1 S - 3,6", "pass"],
  ])("what is not a move at %s is answered with one that the throw allows", (text, example) => {
    expect(refusal(text, "")).toBe(`An empty line is not a move: type one, such as ${example}.`);
  });

  test("a piece in hand cannot move, and after the end nothing can", () => {
    expect(refusal("Sh,0/Nh,h S start-off 3,6", "1:9")).toBe(
      "Piece 1 is in hand: it must enter first; type 1:in.",
    );
    expect(refusal("So,o/N1,1 S -", "1:9")).toBe(
      "The game is over. South has borne off both pieces and wins.",
    );
    expect(refusal("So,o/N1,1 S -", "3 6")).toBe(
      "The game is over. South has borne off both pieces and wins.",
    );
  });
});

const WORDS = fc.array(
  fc.constantFrom("1", "2", "3", ":", "0", "4", "5", "9", "in", "off", "pass", " ", ",", "[", "]"),
  { maxLength: 9 },
);
const STATES = [
  TURN,
  WAITING,
  "Sx,76/N1,1 S - 1,1",
  "S75,o/N1,1 S - 3,6",
  "S79,x/N1,1 S - 3,6",
  "So,o/N1,1 S -",
];

describe("whatever is typed", () => {
  test.each(STATES)("at %s a text is refused if and only if a check fails", (state) => {
    const { game, position } = given(state);
    const legal = game.legalMoves(position).map((move) => game.writeMove(position, move));
    const text = fc.oneof(
      WORDS.map((words) => words.join("")),
      fc.constantFrom("1:4", ...legal),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const read = game.readMove(position, typed);
        const failing = game.explain(position, typed).find((check) => !check.holds);
        expect(read.ok ? undefined : read.reason).toBe(failing?.refusal);
        expect(read.ok && !legal.includes(game.writeMove(position, read.value))).toBe(false);
      }),
      { numRuns: scaled(400) },
    );
  });

  test.each([TURN, WAITING])("at %s no text throws or returns control characters", (state) => {
    const { game, position } = given(state);
    const typed = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 300 }), fc.string());
    fc.assert(
      fc.property(typed, (text) => {
        const texts = [game.readMove(position, text), game.readPosition(text)];
        const shown = game.commands[0]?.show(position, text);
        for (const read of shown ? [...texts, shown] : texts) {
          expect(read.ok ? "" : read.reason).toMatch(/^[^\p{Cc}\p{Cs}]{0,200}$/u);
        }
      }),
      { numRuns: scaled(600) },
    );
  });

  test("a line of a megabyte is refused in a short sentence", () => {
    const long = "1:4 \u001b[31m".repeat(100_000);
    expect(refusal(TURN, long)).toBe(
      "“1:4 \ufffd[31m1:4 \ufffd[31m1:…” is not a move: type one, such as 1:9.",
    );
    expect(refusal(TURN, `${" ".repeat(1_000_000)}1:9`)).toContain("is not a move");
    expect(refusal(WAITING, `3${" ".repeat(100)}6`)).toContain("A throw is two of the faces");
    expect(refusal(WAITING, long)).toBe("A throw is two of the faces 1, 3, 4 and 6, such as 3 6.");
  });
});
