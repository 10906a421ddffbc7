/** Tests that nothing that a program does leaves its process or ends the dialogue. */
import process from "node:process";
import { expect, test } from "vitest";
import { callsOf, followProgram } from "../../../../src/exam/stepper/twin/program.ts";
import { valueIn } from "../../../value-in.ts";
import { endOf } from "../followed.ts";

const ENDED = "The program has ended.";
const UNKNOWN = "An error that does not say what it is.";
const ALONE = "can be followed.";
/** The limit of time, in seconds, of what may use all of it; others have ended long before theirs. */
const SOON = 0.2;
const LATE = `It has not ended after ${SOON} seconds.`;

/** What a subroutine of one line does, and how its run ends. */
const HOSTILE: readonly (readonly [line: string, end: string])[] = [
  // It throws whatever it likes.
  ["throw null;", "An error: null."],
  ["throw { message: 5 };", "An error: 5."],
  ["throw Object.create(null);", UNKNOWN],
  ["throw { get message() { throw 1; } };", UNKNOWN],
  ["throw new Proxy({}, { get() { for (;;) {} } });", UNKNOWN],
  ["async function later() { await 0; nope(); } later();", "An error: nope is not defined."],
  ["Promise.reject(new Error('late'));", "An error: late."],
  ["Promise.reject(null).then(() => 2);", "An error: null."],
  ["(async () => { await import('node:fs'); })();", "It uses import(), and"],
  // It tries to get out.
  ['console.log.constructor("return process")().exit(3);', "An error: Code generation"],
  ['eval("1");', "An error: Code generation"],
  ['process.stdout.write.constructor("return this")();', "An error: Code generation"],
  [
    'try { null.x; } catch (e) { e.constructor.constructor("return process")(); }',
    "An error: Code",
  ],
  ['structuredClone({}).constructor.constructor("return process")();', "An error: Code"],
  ["process.kill(process.ppid);", "An error: process.kill is not a function."],
  ["require('node:fs');", `It uses require, and only what it asks and prints ${ALONE}`],
  ["fetch('http://localhost');", "It uses fetch"],
  ["crypto.randomUUID();", "It uses crypto"],
  ["new Worker('x');", "It uses Worker"],
  ["process.exit(4);", ENDED],
  // It changes what it finds.
  ["Array.prototype.map = Object.keys = JSON.stringify = () => { throw 1; };", ENDED],
  ["console.log = null; globalThis.$step = 1; Object.prototype.get = 5;", ""],
  ["Object.getPrototypeOf(console).log = () => {}; console.error('x');", ""],
  ["Object.getPrototypeOf(TextEncoder.prototype).toJSON = () => '[]';", ""],
  ["const e = Error; e.prepareStackTrace = () => { for (;;) {} }; throw new e('x');", "An error"],
  // It leaves something behind.
  ["setInterval(() => {}, 1);", LATE],
  ["setTimeout(() => console.log(1), 1e9);", ENDED],
  ["new Promise(() => {});", ENDED],
  // It shows odd values.
  ["const odd = new Proxy([], { get() { throw 1; }, ownKeys() { for (;;) {} } });", ENDED],
  ["const odd = { get [Symbol.toStringTag]() { for (;;) {} } };", ENDED],
  ["const odd = [1]; Object.defineProperty(odd, 0, { get() { for (;;) {} } });", ""],
  ["const { proxy, revoke } = Proxy.revocable([], {}); revoke(); const odd = proxy;", ENDED],
  // It does not end, or needs too much.
  ["[1].map(function own() { return own(); });", "More than 300 calls have not ended"],
  ["const own = () => own(); own();", "An error: Maximum call stack size exceeded."],
  ["function* all() { for (;;) {} } [...all()];", LATE],
  ["/^(x+x+)+y$/.test('x'.repeat(40));", LATE],
  ["(async () => { for (;;) await 0; })();", LATE],
  ["const all = []; for (;;) all.push(Buffer.alloc(2e8, 1));", "It "],
  ["new Array(1e9).fill(0);", ""],
  ["const odd = new Set(Array(3000).keys());", "more than 2,000 elements"],
];

const mayBeLate = (end: string) => [LATE, "It ", ""].includes(end);
/** `npm test` tries a timer, a regular expression and too much memory, the deep tests all. */
const isTried = (line: string) => process.env.DEEP || /^setInterval|^\/|alloc/.test(line);

test.each([
  [10, HOSTILE.filter(([, end]) => !mayBeLate(end))],
  [SOON, HOSTILE.filter(([line, end]) => mayBeLate(end) && isTried(line))],
])(
  "whatever a program does in %s seconds is a sentence with its file and line",
  async (most, all) => {
    const bodies = all.map(([line], at) => `export function f${at}() {\n${line}\n}`);
    const files = new Map([["program.ts", bodies.join("\n")]]);
    const program = valueIn(followProgram(files, new Map(), most));
    const runs = await program.record(all.map((_, at) => callsOf(`f${at}`, [])));
    const ends = runs.map(endOf);
    for (const [at, [line, end]] of all.entries()) {
      expect.soft(ends[at], line).toContain(end);
      // What is rejected later stops it at the end.
      const place = new RegExp(`program.ts, line (${3 * at + 2}|${3 * at + 3})\\. `);
      if (ends[at] !== ENDED) expect.soft(ends[at], line).toMatch(place);
    }
  },
);
