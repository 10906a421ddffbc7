import { defineConfig } from "vitest/config";

/** The long runs: deep perft rows and a thousand random games a game. */
export default defineConfig({
  test: {
    include: ["test/deep/**/*.test.ts"],
    testTimeout: 3_600_000,
    execArgv: ["--import", "tsx"],
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
