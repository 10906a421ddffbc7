/** What the command line takes from the process. */
import { join } from "node:path";
import process from "node:process";
import { afterEach, describe, expect, test, vi } from "vitest";
import { processHost, processStart } from "../../src/cli/host.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe("on Windows", () => {
  test("a console gets characters from Node's stream, since it would misread bytes", () => {
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    processHost(true, true).write("not a legal move – please");
    expect(written).toHaveBeenCalledExactlyOnceWith("not a legal move – please");
  });

  test("Ctrl-Z does not suspend the program, as there is no way to continue it", () => {
    expect(processHost(true).keys.suspend).toBeUndefined();
    expect(processHost(false).keys.suspend).toBeDefined();
  });

  test("the folders are those that the READMEs name", async () => {
    vi.spyOn(process, "platform", "get").mockReturnValue("win32");
    vi.stubEnv("LOCALAPPDATA", "/local");
    vi.stubEnv("APPDATA", "/roaming");
    const { disk, configFolder } = processHost(true);
    expect(await disk.folder()).toBe(join("/local/capture-the-sarrum/Data"));
    expect(await configFolder()).toBe(join("/roaming/capture-the-sarrum/Config"));
  });
});

test("a process that does not run has no start", () => {
  expect(processStart(-1)).toBe("");
});

// Only Linux tells the start of a process.
test.skipIf(process.platform !== "linux")("processes are told apart by their start", () => {
  const { pid, start, runs } = processHost().disk;
  expect(start).toMatch(/^[\da-f]{8}\d+$/);
  expect(processStart(process.ppid)).not.toBe(start);
  expect([runs(pid, start), runs(pid, ""), runs(pid, `${start}1`)]).toEqual([true, true, false]);
});
