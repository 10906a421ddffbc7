import { helpCommand } from "../terminal/dialogue/help.ts";
import type { Command, House } from "../terminal/dialogue/mode.ts";

/** What is the same at every prompt of a session about the exam's program, whose mode has commands of its own. */
export function examHouse(
  commands: readonly Command[],
  lastWords: Pick<House, "farewell"> = {},
): House {
  const house: House = {
    groups: () => [{ topic: "program", heading: "The program", commands: all }],
    ...lastWords,
  };
  const all = [helpCommand(house), ...commands];
  return house;
}
