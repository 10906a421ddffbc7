/** Waits for the limit of time of a program that is followed. */
import { expect, test } from "vitest";
import { followProgram } from "../../src/exam/stepper/twin/program.ts";
import { valueIn } from "../value-in.ts";

test("a promise that has no end is stopped", async () => {
  const text = `
    async function again() { for (;;) await 0; }
    export function main() { again(); }`;
  const files = new Map([["program.ts", text]]);
  const steps = await valueIn(followProgram(files, files)).run([]);
  const { action } = steps.at(-1) ?? {};
  expect(action).toMatchObject({ reason: expect.stringContaining("not ended after 10 seconds") });
}, 30_000);
