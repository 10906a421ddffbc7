import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/deep/**"],
    testTimeout: 60_000,
    // Tests run the modules as the game does: through tsx, without a transformation that slows
    // the rules down several times.
    execArgv: ["--import", "tsx"],
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
