/** The zip that needs no installation. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, describe, expect, test } from "vitest";
import { makePortable } from "../tools/portable/make-portable.ts";
import { zipFolder } from "../tools/portable/zip-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "sarrum-pörtable & $more (100%)-"));
afterAll(() => {
  execFileSync("chmod", ["-R", "u+w", folder]);
  rmSync(folder, { recursive: true });
}, 60_000);

/** A PATH with what the starter and an exercise need, but without Node. */
function pathWithoutNode(): string {
  const programs = join(folder, "programs");
  mkdirSync(programs);
  for (const name of ["sh", "readlink"]) symlinkSync(join("/bin", name), join(programs, name));
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
    symlinkSync(join(top, "play"), join(folder, "play"));
    const type = (line: string, input = "") => {
      const options = { input, env, cwd: folder, encoding: "utf8" } as const;
      const run = spawnSync("/bin/sh", ["-c", line], options);
      return `${run.stdout}${run.stderr}`;
    };
    const play = (input: string, ...words: string[]) => type(["./play", ...words].join(" "), input);
    expect(play("y\n81\n41\nn\n")).toContain("White wins!");
    expect(play("y\nhint\n")).toContain("A good move: 81x41.");
    expect(play("position startpos\ngo depth 4\n", "uci")).toMatch(/^bestmove /m);
    expect(play("y\n", "skeleton")).toContain("Play the sample game");
    expect(play("", "exercise", "start", "work", "15")).toContain(
      `'${join(top, "play")}' exercise check 15 work`,
    );
    expect(readFileSync(join(folder, "work", "README.md"), "utf8")).toContain(
      `'${join(top, "portable", "linux", "node", "node")}' program.ts`,
    );
    expect(play("", "exercise", "check", "15", "work")).toMatch(/\d of \d checks passed\./);
    const readMe = readFileSync(join(top, "READ ME FIRST.txt"), "utf8");
    const lines = readMe.match(/^ {4}\.\/play .*?(?= {3}|$)/gm) ?? [];
    expect(lines).toContain("    ./play worksheet --kind moves --out sheet.html");
    for (const line of lines) expect(type(line)).not.toContain("error: ");
    expect(readdirSync(home)).toContain("my-work");
  });

  test("may be moved together with a work folder in it", () => {
    const [before, after] = [join(folder, "before"), join(folder, "after")];
    execFileSync("unzip", ["-q", "linux.zip", "-d", before], { cwd: folder });
    const type = (line: string, ...cwd: string[]) =>
      execFileSync("/bin/sh", ["-c", line], { cwd: join(...cwd), input: "", encoding: "utf8" });
    type("./play exercise start my-work 1", before, "Capture the Sarrum");
    renameSync(before, after);
    const work = join(after, "Capture the Sarrum", "my-work");
    const readMe = readFileSync(join(work, "README.md"), "utf8");
    const [, line = ""] = /^ {4}(.* program\.ts)$/m.exec(readMe) ?? [];
    expect(type(line, work, "01-accept-only-y-or-n")).toContain("Play the sample game");
  });
});

test("Windows gets lines that end as it expects", async () => {
  const top = await makePortable("win-x64", join(folder, "windows"));
  for (const name of ["READ ME FIRST.txt", "LICENSE.txt", "play.cmd", "skeleton.cmd"])
    expect(readFileSync(join(top, name), "utf8")).toMatch(/^([^\n]*\r\n)+$/);
  // cmd would take an & in a path for the end of a command.
  const unquoted = readFileSync(join(top, "play.cmd"), "utf8").replace(/"[^"]*"/g, "");
  expect(unquoted).not.toContain("%~dp0");
});
