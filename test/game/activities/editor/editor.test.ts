/** The editor of positions, in every game that has one. */
import { describe, expect, test } from "vitest";
import type { AnyGame, Position } from "../../../../src/game/rules/game.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { everyBoard } from "../../../every-game.ts";
import { mustRead } from "../../../must-read.ts";
import { randomFrom } from "../../../random.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { scaled } from "../../../scale.ts";
import { talk } from "../../session/type-lines.ts";
import { edited, lastAnswer } from "./edited.ts";

const PLAIN = { ...DEFAULT_VIEW, plain: true };
const GAMES = (await everyBoard()).filter(({ game }) => game.editing);
const BEGIN_HERE = "Do you want to leave this game and begin here (Y for yes)? ";

/** Returns a position of a random game. */
function randomPosition(game: AnyGame, seed: number): Position {
  const random = randomFrom(seed);
  let position = mustRead(game, game.setups[0]?.position ?? "");
  for (let plies = random(120); plies > 0; plies--) {
    const moves = game.legalMoves(position);
    const next = game.play(position, moves[random(moves.length)]!);
    if (game.outcome(next)) break;
    position = next;
  }
  return position;
}

/** The pieces that are put on the board by a line. */
const AT_ONCE = 4;

/** Returns the lines that build up a position on an empty board, its pieces in some order. */
function buildingLines(game: AnyGame, position: Position, seed: number): string[] {
  const random = randomFrom(seed);
  const puts = game.diagram(position).cells.flatMap((cell) =>
    (cell?.pieces ?? []).map(({ side, letter }) => ({
      piece: `${game.sides[side]?.letter}${letter} ${cell?.name}`,
      order: random(1_000_000),
    })),
  );
  const pieces = puts.sort((one, other) => one.order - other.order).map(({ piece }) => piece);
  const lines = pieces.flatMap((_, at) =>
    at % AT_ONCE === 0 ? `put ${pieces.slice(at, at + AT_ONCE).join(" ")}` : [],
  );
  return [...lines, `turn ${game.sides[Number(game.toMove(position))]?.name}`];
}

test("the transcript of a diagram built up for a class", async () => {
  const lines = [
    "y",
    "13 14",
    "setup",
    "clear the board",
    "clear",
    "put WR 17 27, 37",
    "put ws 58",
    "put WS 48",
    "done",
    "put BS 51",
    "remove 27",
    "turn white",
    "undo",
    "turn white",
    "setup text",
    "done",
    "n",
    "done",
    "y",
    "17 16",
    "quit",
  ];
  const shown = await talk(sarrum, lines);
  await expect(shown).toMatchFileSnapshot("../../../transcripts/edit.txt");
});

test("squares and pieces are read in typographic characters", async () => {
  const shown = await edited(
    sarrum,
    "ｐｕｔ ＷＲ １７–２７, WS\u00a0(48)",
    "remove “27”.",
    "setup text",
  );
  expect(shown).toContain("8/8/8/8/8/8/R7/3S4 w");
});

/** The random lines that are typed. */
const LINES = scaled(300);

describe.each(GAMES)("the editor of $name", ({ game }) => {
  test("builds up any position of a game, and begins there", async () => {
    for (const seed of [1, 2, 3].slice(0, scaled(3))) {
      const position = randomPosition(game, seed);
      // Whether a piece has moved cannot be typed.
      const text = game.writePosition(position).split(" ").slice(0, 2).join(" ");
      const lines = [...buildingLines(game, position, seed), "setup text", "done", "setup text"];
      const shown = await edited(game, ...lines);
      const told = shown.split("\n").filter((line) => line.startsWith(text));
      expect(told).toHaveLength(2);
      expect(shown).toMatch(/It is \w+'s turn\.\n/);
    }
  });

  test("survives random lines, and begins a game only if the rules allow it", async () => {
    const random = randomFrom(3);
    const pick = (...list: readonly string[]) => list[random(list.length)] ?? "";
    const squares = game.diagram(mustRead(game, game.setups[0]?.position ?? "")).cells;
    const name = () => squares[random(squares.length)]?.name ?? pick("a1", "00", "z9");
    const code = () =>
      pick("W", "B") + pick(...game.ruleBook.pieces.map(({ letter }) => letter), "X");
    const line = () =>
      pick(
        `put ${code()} ${name()}`,
        `put ${code()} ${name()} ${name()} ${name()}`,
        `remove ${name()}`,
        pick(
          "clear",
          "undo",
          "done",
          "board",
          "flip",
          "board words",
          "setup text",
          "put",
          "turn x",
        ),
        `turn ${pick("White", "b")}`,
        pick("setup", "moves", "setup x", "remove", "clear all", "cancel now", "\u001b[2J"),
      );
    const full = game.setups[0]?.position ?? "";
    const lines = [`setup ${full}`, "done", ...Array.from({ length: LINES }, line)];
    let begun = 0;
    const watched: AnyGame = {
      ...game,
      outcome(position) {
        begun++;
        expect(game.readPosition(game.writePosition(position)).ok).toBe(true);
        return game.outcome(position);
      },
    };
    const shown = await talk(watched, [
      "setup",
      ...lines.flatMap((typed) => [typed, "n", "setup"]),
    ]);
    expect(shown.split("Edit (such as").length).toBeGreaterThan(LINES);
    expect(begun).toBeGreaterThan(0);
  });
});

describe("the editor", () => {
  test("begins with the position on the board, and cancel goes back to it", async () => {
    const lines = ["13 14", "setup", "remove 86", "setup text", "cancel", "setup text", "41 42"];
    const shown = await talk(sarrum, lines, { position: SAMPLE });
    expect(shown).toContain("1g1s3G/R7/1e5e/S7/8/8/8/8 b\n");
    expect(shown).toContain("1g1s3G/R7/1e5e/S7/8/7r/8/8 b\n");
    expect(shown).toContain("Black's sarrum moves from 41 to 42.");
  });

  test("begins with an empty board before a game, and cancel goes back to the question", async () => {
    const shown = await talk(sarrum, ["setup", "setup text", "cancel", "y"], { view: PLAIN });
    expect(shown).toContain("8/8/8/8/8/8/8/8 w\n");
    expect(shown.match(/^Play the sample game/gm)).toHaveLength(2);
    expect(shown).toContain("It is White's turn.");
  });

  test("asks before it leaves a game with moves, and keeps the position after a no", async () => {
    const lines = ["13 14", "setup", "remove 86", "done", "n", "done", "y", "undo"];
    const shown = await talk(sarrum, lines, { position: SAMPLE });
    expect(shown.split(BEGIN_HERE)).toHaveLength(3);
    expect(shown).toContain("There is no move to take back.");
  });

  test("commands do not refer to the current game while a question about the draft is open", async () => {
    const lines = ["13 14", "setup", "remove 86", "done", "moves 83", "setup text", "board", "y"];
    const shown = await talk(sarrum, lines, { position: SAMPLE });
    expect(shown.match(/\w+ is not available here; answer Y or n first\./g)).toEqual([
      "moves is not available here; answer Y or n first.",
      "setup is not available here; answer Y or n first.",
    ]);
    expect(shown.split(BEGIN_HERE)).toHaveLength(5);
  });

  test("takes changes back as far as its first position", async () => {
    const lines = ["setup", "remove 13", "clear", "undo", "undo", "undo", "setup text"];
    const shown = await talk(sarrum, lines, { position: SAMPLE });
    expect(shown.match(/There is no change to take back\./g)).toHaveLength(1);
    expect(shown).toContain(`: setup text\n${SAMPLE}\n`);
  });

  test("takes a position as text", async () => {
    expect(await lastAnswer(sarrum, `setup ${SAMPLE}`, "setup text")).toEqual([SAMPLE]);
  });

  test("draws its board and describes it", async () => {
    const files = new Map<string, string>();
    const shown = await talk(
      sarrum,
      [
        "y",
        "setup",
        "clear",
        "put WE 44",
        "board words",
        "diagram",
        "diagram e.svg",
        "diagram moves 44 f.svg",
      ],
      { files },
    );
    expect(shown).toContain("White: etlu 44.\nBlack: no pieces on the board.\n");
    expect(shown.split("4   |  |  |  |WE|")).toHaveLength(3);
    expect([...files.keys()]).toEqual(["e.svg"]);
    expect(files.get("e.svg")?.match(/<text/g)).toHaveLength(17);
    expect(shown).toContain("Moves are only marked in a game");
  });
});

describe("a position that was set up", () => {
  const CHANGES = ["setup", "clear", "put WS 45 BS 51 WE 55"];
  test.each(["cancel", "quit"])("is told as text when %s gives it up", async (leaving) => {
    const shown = await talk(sarrum, ["13 14", ...CHANGES, leaving], { position: SAMPLE });
    expect(shown).toMatch(/The position in the editor was not used: \S+ \w\n/);
  });

  test.each([
    ["used", [...CHANGES, "done"]],
    ["not changed", ["setup", "cancel"]],
    ["still there", [...CHANGES, "figure 4", "done", "quiz", "done"]],
  ])("is not told if it is %s", async (_what, lines) => {
    expect(await talk(sarrum, lines, { position: SAMPLE })).not.toContain(
      "The position in the editor",
    );
  });
});

test.each(GAMES)("help puts a piece on an empty square of the board: $name", async ({ game }) => {
  const position = game.setups[0]?.position ?? "";
  const shown = await talk(game, ["setup", "help put"], { position, dice: () => 0 });
  const [, square] = /squares: put \w+ (\w+)/.exec(shown) ?? [];
  const { cells } = game.diagram(mustRead(game, position));
  expect(cells.find((cell) => cell?.name === square)?.pieces).toEqual([]);
});
