/** The lines in which a child tells of steps, also those of a program that writes its own. */
import { expect, test } from "vitest";
import { StepReader } from "../../../../src/exam/stepper/twin/read-steps.ts";

/** The variables of a step, without which none is read. */
const KNOWN = '["variables",null,[]]\n';

test.each([
  '["done"]',
  '["step","game.py",1,["nothing"],[],0]',
  '["step","game.py",1,["print","x"],[],7]',
  '["step","game.py",1,["print","x"],[0],0]',
  '["step","game.py",1,["set",[["x",[],null,9]],null],[],0]',
  '["step","game.py",1,["test",null,"true",1,false],[],0]',
  '["list",{"a":1}]',
  '["variables",null,5]',
])("what is no step is refused: %s", (line) => {
  const reader = new StepReader();
  expect(reader.read(`${KNOWN}${line}\n`)).toBe(false);
  expect(reader.read(`${KNOWN}["step","game.py",1,["end","x"],[],0]\n`)).toBe(false);
  reader.stop("It writes something else.");
  expect(reader.runs).toHaveLength(1);
});

test("a line without an end is not kept", () => {
  const reader = new StepReader();
  const part = "x".repeat(1_000_000);
  const read = Array.from({ length: 11 }, () => reader.read(part));
  expect(read.lastIndexOf(true)).toBe(9);
});

test("texts and numbers that a program makes up are texts and numbers", () => {
  const reader = new StepReader();
  reader.read(`${KNOWN}["step",5,"x",["end",{"a":1}],[],0]\n["done"]\n`);
  const action = { kind: "end", reason: "[object Object]" };
  expect(reader.runs).toMatchObject([[{ file: "5", line: 1, action }]]);
});

test("a process that claims to have ended a run before the first has ended this one", () => {
  const reader = new StepReader();
  reader.read('["stopped",0,"game.py",1,"It needs too much."]\n');
  expect(reader.runs).toHaveLength(1);
});
