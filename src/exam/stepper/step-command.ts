import type { Command } from "../../game/session/state.ts";

export const STEP_COMMANDS: readonly Command[] = [
  {
    names: ["step"],
    otherNames: ["debug", "trace"],
    argument: "[COMMAND]",
    about: "runs the exam’s program line by line: step to MakeMove",
    more: "Enter executes the next line, back takes a step back, and over, out, to, until and go run further; look, why and predict explain. What the program asks is answered as usual; =go answers go. done leaves it.",
    offered: ({ figures }) => figures.length > 0,
    async run(state, ports, argument) {
      if (state.game.figures.length === 0)
        return "The exam’s program plays Capture the Sarrum; type new sarrum first.";
      // What parses a program is loaded with the first that is followed.
      return (await import("./stepping.ts")).stepInto(state, ports, argument);
    },
  },
];
