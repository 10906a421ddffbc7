/** Whatever is typed is answered, in every game. */
import { describe, expect, test } from "vitest";
import { seededDice } from "../../../../src/game/match/weighted-choice.ts";
import type { Options } from "../../../../src/game/rules/catalogue.ts";
import type { AnyGame, Position } from "../../../../src/game/rules/game.ts";
import type { EnginePort } from "../../../../src/game/session/ports.ts";
import { everyBoard } from "../../../every-game.ts";
import { randomFrom } from "../../../random.ts";
import { SCALE, scaled } from "../../../scale.ts";
import { portsOf, runDialogue, searchLocally, type TestPorts } from "../run-dialogue.ts";

/** Rather short dialogues in `npm test`: the first lines meet most of what there is. */
const LINES = SCALE < 1 ? 40 : 800;
const WORDS = [
  [
    "help",
    "board",
    "moves",
    "review list",
    "undo",
    "undo",
    "redo",
    "rules",
    "track",
    "draw",
    "resign",
  ],
  ["y", "n", "", "new", "1", "2", "7", "?", "nonsense", "\u001b[A", "\u0000", "-", "x", "[", "💥"],
  ["quiz", "quiz 15", "show", "none", "done", "figure 5", "figure 9", "play", "back", "next", ""],
  ["puzzle", "puzzle 25", "hint", "show", "done"],
] as const;

/** The node limit of hints in a game: longer searches would take most of the test's time. */
const HINT_NODES = 100;

/** Holds a dialogue in which about half of the lines are legal moves and the rest are random. */
async function converseAtRandom(game: AnyGame, choices: Options, seed: number) {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]) => list[random(list.length)];
  let shown: Position | undefined;
  const watched: AnyGame = {
    ...game,
    toMove(position) {
      shown = position;
      return game.toMove(position);
    },
  };
  const legal = () => {
    const move = shown && pick(game.legalMoves(shown));
    return shown && move ? game.writeMove(shown, move) : "y";
  };
  const lines = [
    () => legal().slice(0, random(9)),
    () => `${pick(["moves", "explain", "rules", "track"])} ${legal().slice(0, random(9))}`,
    () => pick(WORDS[random(WORDS.length)] ?? []) ?? "",
    legal,
    legal,
    legal,
  ];
  let asked = 0;
  let said = 0;
  const wrong: string[] = [];
  const show = (text: string) => {
    if (/undefined|NaN|\[object/.test(text)) wrong.push(text);
  };
  const effects: TestPorts & Pick<EnginePort, "search"> = {
    say: (text) => {
      said += text.length;
      show(text);
    },
    ask: async (prompt) => {
      show(prompt);
      if (asked++ === LINES) return undefined;
      const line = pick(lines)?.() ?? "";
      return prompt.startsWith("Play again") ? "y" : line;
    },
    search: ({ limits, ...search }, report) => {
      // The searches of puzzles, of depth 1, must find what a puzzle promises.
      const limited = limits.depth === 1 ? limits : { ...limits, nodes: HINT_NODES };
      return searchLocally({ ...search, limits: limited }, report);
    },
  };
  const dice = random(2) === 0 ? seededDice(seed) : undefined;
  await runDialogue(watched, { dice, choices }, portsOf(effects, { columns: 40 }));
  return { asked, said, wrong };
}

describe.each(await everyBoard())("$name", ({ game, choices }) => {
  test("answers whatever is typed", async () => {
    for (let seed = 1; seed <= scaled(3); seed++) {
      const { asked, said, wrong } = await converseAtRandom(game, choices, seed);
      expect(asked).toBe(LINES + 1);
      expect(said).toBeGreaterThan(LINES);
      expect(wrong).toEqual([]);
    }
  });
});
