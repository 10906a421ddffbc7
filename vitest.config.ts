import process from "node:process";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Begins with a short file that takes long: it packs the program. At the end it would run alone. */
class PackageFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const packs = ({ moduleId }: TestSpecification) => moduleId.includes("/test/package/");
    return [...sorted.filter(packs), ...sorted.filter((file) => !packs(file))];
  }
}

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // The terminal of Windows draws lines again in its own way, and ends programs without signals.
    exclude: ["test/deep/**", ...(process.platform === "win32" ? ["test/pty/**"] : [])],
    testTimeout: 60_000,
    // By itself vitest leaves one core idle, which on a machine with two is half of it.
    maxWorkers: "100%",
    sequence: { sequencer: PackageFirst },
    // Most of a small test file's time would go into a process of its own.
    isolate: false,
    globalSetup: "test/global-setup.mjs",
    // Tests run the modules as the game does, without a transformation that slows the rules down
    // several times. Most of what they make is soon garbage: with room for it, V8 collects it less
    // often.
    execArgv: ["--import", "./test/strip-types.mjs", "--max-semi-space-size=64"],
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
