import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, describe, expect, test } from "vitest";
import { makePortable } from "../tools/portable/make-portable.ts";
import { zipFolder } from "../tools/portable/zip-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "sarrum-pörtable and more-"));
afterAll(() => {
  execFileSync("chmod", ["-R", "u+w", folder]);
  rmSync(folder, { recursive: true });
});

/** A PATH with what the starter and an exercise need, but without Node. */
function pathWithoutNode(): string {
  const programs = join(folder, "programs");
  mkdirSync(programs);
  for (const name of ["sh", "dirname"]) symlinkSync(join("/bin", name), join(programs, name));
  return programs;
}

describe.runIf(process.platform === "linux" && process.arch === "x64")("the zip for Linux", () => {
  test("plays from a folder that cannot be written, without Node in PATH", async () => {
    const made = await makePortable("linux-x64", join(folder, "made"));
    zipFolder(made, join(folder, "linux.zip"));
    execFileSync("unzip", ["-q", "linux.zip"], { cwd: folder });
    const top = join(folder, "Capture the Sarrum");
    execFileSync("chmod", ["-R", "a-w", top]);
    const home = join(folder, "home");
    const env = { PATH: pathWithoutNode(), HOME: home, TMPDIR: folder };
    const play = (input: string, ...words: string[]) => {
      const run = spawnSync(join(top, "play"), words, {
        input,
        env,
        cwd: folder,
        encoding: "utf8",
      });
      return `${run.stdout}${run.stderr}`;
    };
    expect(play("y\n81\n41\nn\n")).toContain("White wins!");
    expect(play("y\nhint\n")).toContain("A good move: 81x41.");
    expect(play("position startpos\ngo depth 4\n", "uci")).toMatch(/^bestmove /m);
    expect(play("y\n", "skeleton")).toContain("Play the sample game");
    expect(play("", "exercise", "start", "work", "15")).toContain("./play exercise check 15 work");
    expect(readFileSync(join(folder, "work", "README.md"), "utf8")).toContain(
      `"${join(top, "portable", "linux", "node", "node")}" program.ts`,
    );
    expect(play("", "exercise", "check", "15", "work")).toMatch(/\d of \d checks passed\./);
    expect(play("", "worksheet", "--kind", "figures", "--out", "sheet.html")).toContain(
      "The worksheet is in ",
    );
  });
});

test("Windows gets lines that end as it expects", async () => {
  const top = await makePortable("win-x64", join(folder, "windows"));
  for (const name of ["READ ME FIRST.txt", "play.cmd", "skeleton.cmd"])
    expect(readFileSync(join(top, name), "utf8")).toMatch(/^([^\n]*\r\n)+$/);
});
