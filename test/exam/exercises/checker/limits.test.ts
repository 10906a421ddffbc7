/** The limits on a student's program: time, output, processes. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { describe, expect, test, vi } from "vitest";
import {
  makeTemporaryFolder,
  removeTemporaryFolder,
} from "../../../../src/exam/exercises/checker/process-groups.ts";
import {
  ENDLESS_TIME,
  type Runner,
  runFile,
  runIn,
  spend,
} from "../../../../src/exam/exercises/checker/run-program.ts";
import { bundled } from "../../../bundled.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";

const folder = temporaryFolder("limits");

const runner: Runner = {
  command: process.execPath,
  args: ["--input-type=module", "--eval"],
  environment: process.env,
  mostTime: 10_000,
  mostOutput: 100_000,
};

/** Runs JavaScript in which `start` starts another program, with the same output. */
const run = (program: string, limits: Partial<Runner> = {}) =>
  runFile({ ...runner, ...limits }, [`${PRELUDE}${program}`], "");

const PRELUDE = `
import { spawn } from "node:child_process";
import * as fs from "node:fs";
import net from "node:net";
const start = (detached) =>
  spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached, stdio: "inherit" });
`;

const expectEnded = (pid: number) => vi.waitFor(() => expect(runs(pid)).toBe(false));

/** Whether a process is running; one that has ended may still be waiting for its parent. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch (error) {
    return String(error).includes("/proc") && existsSync("/proc/self/stat") === false;
  }
}

describe.runIf(process.platform !== "win32").concurrent("a program", () => {
  test("is ended with what it started when its time is up", async () => {
    const { end, output } = await run("console.log(process.pid, start(false).pid);", {
      mostTime: 1000,
    });
    expect(end).toBe("too long");
    for (const pid of output.split(" ")) await expectEnded(Number(pid));
  });

  test("is ended with the shell that a command line needs", async () => {
    const node = `"${process.execPath}" -e "console.log(process.pid); setInterval(() => {}, 1000)"`;
    const shell = { ...runner, shell: true, command: `${node} & wait`, args: [], mostTime: 1000 };
    const { end, output } = await runIn(folder, shell, "");
    expect(end).toBe("too long");
    await expectEnded(Number(output));
  });

  test("that ends leaves no process behind", async () => {
    const { end, output } = await run("console.log(start(false).pid); process.exit();");
    expect(end).toBe("exit");
    await expectEnded(Number(output));
  });

  test.each(["SIGTERM", "SIGKILL", "SIGHUP"])(
    "that sends %s to its parent ends only its own run",
    async (signal) => {
      const kills = `process.kill(process.ppid, "${signal}"); setInterval(() => {}, 1000);`;
      expect((await run(kills)).end).toBe("ended parent");
      const node = `"${process.execPath}" --eval "${kills.replaceAll('"', "'")}"`;
      const shells = [node, `exec ${node}`, `cd . && ${node}`];
      for (const command of signal === "SIGKILL" ? shells : []) {
        const shell = { ...runner, shell: true, command, args: [] };
        expect((await runIn(folder, shell, "")).end).toBe("ended parent");
      }
    },
  );

  test("that sends a signal to its group, or stops its parent, ends only its own run", async () => {
    expect((await run('process.kill(0, "SIGKILL");')).end).toBe("ended parent");
    const { end } = await run('process.kill(process.ppid, "SIGSTOP");', { mostTime: 1000 });
    expect(end).toBe("too long");
  });

  test("holds nobody up with a process that left its group", async () => {
    const { end, output } = await run("console.log(start(true).pid); process.exit();");
    process.kill(Number(output), "SIGKILL");
    expect(end).toBe("exit");
  });

  test("is not waited for when a process that left its group goes on printing", async () => {
    const prints = "setInterval(() => console.log('again'), 50); setTimeout(process.exit, 20_000);";
    const { end, output } = await run(
      `const args = ["-e", ${JSON.stringify(prints)}];
      const child = spawn(process.execPath, args, { detached: true, stdio: "inherit" });
      console.log(child.pid);
      process.exit();`,
      { mostTime: 2000 },
    );
    // It may have ended since nobody reads what it prints.
    if (runs(Number.parseInt(output, 10))) process.kill(Number.parseInt(output, 10), "SIGKILL");
    expect(end).toBe("too long");
  });

  test("that prints without end is stopped, on stderr too", async () => {
    for (const descriptor of [1, 2]) {
      const { end, output, errors } = await run(
        `for (;;) try { fs.writeSync(${descriptor}, "again ".repeat(999)); } catch {}`,
      );
      expect(end).toBe("too much output");
      expect(output.length + errors.length).toBeLessThan(1_000_000);
    }
  });

  test("may leave what cannot be read", async () => {
    const { end, errors, files } = await run(`
      fs.writeFileSync("notes.txt", "text");
      fs.writeFileSync("huge.txt", "x".repeat(100_000));
      fs.symlinkSync("nowhere", "dangling");
      fs.symlinkSync(".", "circle");
      fs.writeFileSync("secret", "", { mode: 0 });
      fs.mkdirSync("closed/deep", { recursive: true });
      fs.writeFileSync("closed/deep/file", "");
      fs.chmodSync("closed", 0);
      net.createServer().listen("socket", () => process.exit());
    `);
    expect({ end, errors }).toEqual({ end: "exit", errors: "" });
    expect(files.get("notes.txt")).toBe("text");
    expect([...files.keys()].filter((name) => name !== "secret")).toEqual(["notes.txt"]);
  });
});

test.concurrent("a run that still prints when its time is up is told from one that waits", async () => {
  const stopped = (program: string) =>
    runIn(folder, { ...runner, args: [...runner.args, program], mostTime: 1000 }, "");
  const { timeUp } = await stopped("setInterval(() => console.log('again'), 20);");
  expect(timeUp).toEqual({ seconds: 1, isMoving: true, isShared: false });
  const waiting = await stopped("setInterval(() => {}, 1000);");
  expect(waiting.timeUp?.isMoving).toBe(false);
});

test.concurrent("several runs that are slow have a time limit together", async () => {
  const limits = { spare: { time: 100, usual: 15_000 } };
  expect(await run("setInterval(() => {}, 1000);", limits)).toMatchObject({ end: "too long" });
  expect(await run("console.log('begun');", limits)).toMatchObject({ end: "too long", output: "" });
});

describe("the time that runs share", () => {
  /** How long runs of so many milliseconds take, one after the other, before no more begin; 100 at most. */
  function total(end: "exit" | "too much output" | "too long", taken: number): number {
    const spare = { time: runner.mostTime, usual: ENDLESS_TIME };
    let all = 0;
    for (let count = 0; count < 100 && Math.min(spare.time, spare.usual) > 0; count += 1) {
      const limited = Math.min(taken, runner.mostTime, 2000 + spare.time);
      spend(spare, end, all, all + limited);
      all += limited;
    }
    return all;
  }

  test("ends within 30 seconds if runs must be stopped, however long each of them takes", () => {
    for (const taken of [150, 900, 1900, 2100, 4000, 10_000])
      expect(total("too much output", taken), `${taken}`).toBeLessThan(30_000);
    expect(total("too long", runner.mostTime)).toBeLessThan(30_000);
  });

  test("does not count runs that end by themselves in the usual time", () => {
    expect(total("exit", 1900)).toBe(190_000);
  });

  test("counts runs once that take place at the same time", () => {
    const spare = { time: runner.mostTime, usual: ENDLESS_TIME };
    for (let count = 0; count < 4; count += 1) spend(spare, "too much output", 5000, 6000);
    expect(spare.usual).toBe(ENDLESS_TIME - 1000);
  });
});

/** A process that runs an endless program, which writes its identifier to a file. */
async function endlessRun(temporary: string) {
  const file = bundled("src", "exam", "exercises", "checker", "run-program.cjs")!;
  const program = `${PRELUDE}
    fs.writeFileSync("pid", String(process.pid));
    setInterval(() => {}, 1000);
  `;
  const start = `
    import { runFile } from ${JSON.stringify(pathToFileURL(file))};
    const runner = ${JSON.stringify({ ...runner, environment: undefined })};
    runFile(runner, [${JSON.stringify(program)}], "");
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", start], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const owned = () => readdirSync(temporary).find((name) => name.includes(`-${child.pid}-`)) ?? "";
  const pid = await vi.waitFor(() => {
    const text = readFileSync(join(temporary, owned(), "pid"), "utf8");
    expect(text).not.toBe("");
    return Number(text);
  }, 20_000);
  return { child, pid, name: owned() };
}

describe.runIf(process.platform !== "win32").concurrent("a run that is ended", () => {
  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "by %s ends its program and removes its folder",
    async (signal) => {
      const temporary = mkdtempSync(join(folder, "signal-"));
      const { child, pid } = await endlessRun(temporary);
      child.kill(signal);
      expect(await once(child, "exit")).toEqual([null, signal]);
      await expectEnded(pid);
      expect(readdirSync(temporary)).toEqual([]);
    },
  );

  test("by force leaves a folder to the next run, which keeps those of other runs", async () => {
    const temporary = mkdtempSync(join(folder, "killed-"));
    const { child: killed, pid, name: left } = await endlessRun(temporary);
    killed.kill("SIGKILL");
    await once(killed, "exit");
    process.kill(pid, "SIGKILL");
    const living = left.replace(`-${killed.pid}-`, `-${process.pid}-`);
    const elsewhere = left.replace(hostname(), "elsewhere");
    const other = `sarrum-exercise-of-mine`;
    for (const name of [living, elsewhere, other]) mkdirSync(join(temporary, name));
    const next = await endlessRun(temporary);
    expect(existsSync(join(temporary, left))).toBe(false);
    next.child.kill("SIGTERM");
    await once(next.child, "exit");
    expect(readdirSync(temporary).toSorted()).toEqual([living, elsewhere, other].toSorted());
  });
});

test("a temporary folder is removed, however deep and closed the folders in it are", () => {
  const temporary = makeTemporaryFolder();
  const above = join(temporary, "above");
  for (const name of ["a".repeat(200), "é".repeat(100)]) {
    const top = join(temporary, name);
    mkdirSync(top);
    // Each time what is there goes one level down, so that no path is too long for the system.
    for (let depth = 0; depth < 40; depth += 1) {
      renameSync(top, above);
      mkdirSync(top);
      renameSync(above, join(top, name));
    }
    chmodSync(top, 0);
  }
  removeTemporaryFolder(temporary);
  expect(existsSync(temporary)).toBe(false);
});
