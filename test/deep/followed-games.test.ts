/** The exam's program prints the same in 300 random games, in both languages, whether it is followed or not. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../src/base/rng.ts";
import { randomAnswers } from "../../src/exam/stepper/step.ts";
import { runWith } from "../../src/exam/stepper/twin/program.ts";
import { compareRuns } from "../exam/stepper/compare-runs.ts";
import { endOf } from "../exam/stepper/followed.ts";
import { followText, PORT, PYTHON } from "../exam/stepper/python.ts";

const BATCHES = Array.from({ length: 10 }, (_, batch) => batch + 1);

describe("300 random games", () => {
  test.each(BATCHES)("in TypeScript: 30 from seed %i", async (batch) => {
    for (const part of [0, 1, 2, 3, 4, 5]) {
      const { plain, followed, end } = await compareRuns(100 * batch + part, 5);
      expect(followed).toBe(plain);
      expect(end).toBe("The program has ended.");
    }
  });

  test.skipIf(PYTHON === undefined).each(BATCHES)("in Python: 30 from seed %i", async (batch) => {
    // A machine at work needs longer than a limit of seconds.
    const program = await followText(readFileSync(PORT, "utf8"), PYTHON, 120);
    const games = Array.from({ length: 30 }, (_, game) =>
      // Off the board the original stops.
      randomAnswers(seededRandom(100 * batch + game)).filter((answer) => !/[09]/.test(answer)),
    );
    const runs = await program.record(games.map(runWith));
    for (const [game, answers] of games.entries()) {
      const input = answers.map((answer) => `${answer}\n`).join("");
      const plain = spawnSync(PYTHON!, [PORT], { input, encoding: "utf8" });
      const printed = runs[game]!.map(({ action }) => {
        if (action.kind === "print") return action.text;
        return action.kind === "ask" ? action.question : "";
      });
      expect(printed.join("")).toBe(plain.stdout);
      expect(endOf(runs[game]!)).toMatch(/square|Sample game|Another game/);
    }
  });
});
