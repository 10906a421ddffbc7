import { defineConfig } from "vitest/config";

/** The long tests: deep perft rows, and a thousand random games of each game. */
export default defineConfig({
  test: {
    include: [
      "test/deep/**/*.test.ts",
      // All wrong solutions, of which `npm test` tries a sample.
      "test/exam/exercises/exercises.test.ts",
      "test/exam/exercises/{class,python-solutions}.test.ts",
      // Random tests of which `npm test` runs a part, see test/scale.ts.
      "test/game/rules/*/{oracle,text,contract,refusals}.test.ts",
      "test/game/rules/sarrum/{danger,double-step,parse-house-rules}.test.ts",
      "test/game/rules/sarrum/{properties,random-movements}.test.ts",
      "test/exam/exercises/checker/{find,recognise}-questions.test.ts",
      "test/exam/exercises/checker/{fresh-games,hold-dialogue,without-echo}.test.ts",
      "test/exam/exercises/judges/model-games.test.ts",
      // What takes long: limits, and games that are followed.
      "test/exam/stepper/step.test.ts",
      "test/exam/stepper/twin/{child,program}.test.ts",
      "test/cli/lesson.test.ts",
      "test/game/records/store/player-file.test.ts",
      "test/terminal/repaint.test.ts",
      "test/drawing/text/{scene,square-at}.test.ts",
      "test/tools/fuzz/lines.test.ts",
      "test/game/view/move-reason.test.ts",
      "test/game/activities/editor/editor.test.ts",
      "test/game/session/commands/commands.test.ts",
      "test/game/activities/lessons/activities/built-in-lessons.test.ts",
      "test/game/activities/lessons/quiz.test.ts",
      "test/game/session/dialogue/nonsense.test.ts",
      "test/game/records/match-from-record.test.ts",
      "test/oracles/forced-mate.test.ts",
      "test/game/engine/mate/forced-wins.test.ts",
      "test/game/engine/endings.test.ts",
      "test/game/engine/search/zamma-search-board.test.ts",
      "test/wings.test.ts",
      "test/game/activities/review/planted.test.ts",
    ],
    env: { DEEP: "1" },
    globalSetup: "test/deep/temporary-folder.mjs",
    testTimeout: 3_600_000,
    execArgv: ["--import", "tsx"],
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
