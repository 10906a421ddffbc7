import { defineConfig } from "vitest/config";

/** The long tests: deep perft rows, and a thousand random games of each game. */
export default defineConfig({
  test: {
    include: [
      "test/deep/**/*.test.ts",
      // All wrong solutions, of which `npm test` tries a sample.
      "test/exercises/exercises.test.ts",
      // Random tests of which `npm test` runs a part, see test/scale.ts.
      "test/games/*/{oracle,text,contract,refusals}.test.ts",
      "test/games/sarrum/{danger,double-step,parse-house-rules}.test.ts",
      "test/games/sarrum/{properties,random-movements}.test.ts",
      "test/exercises/checker/{find,recognise}-questions.test.ts",
      "test/records/store/player-file.test.ts",
      "test/tools/fuzz/lines.test.ts",
      "test/view/move-reason.test.ts",
      "test/editor/editor.test.ts",
      "test/console/commands/commands.test.ts",
      "test/lessons/activities/built-in-lessons.test.ts",
      "test/lessons/quiz.test.ts",
      "test/console/dialogue/nonsense.test.ts",
      "test/records/match-from-record.test.ts",
      "test/oracles/forced-mate.test.ts",
      "test/review/planted.test.ts",
    ],
    env: { DEEP: "1" },
    testTimeout: 3_600_000,
    execArgv: ["--import", "tsx"],
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
