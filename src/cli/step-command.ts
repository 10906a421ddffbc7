import type { GameCommand } from "../game/session/state.ts";

/** Runs the exam's program line by line, from the prompt of the game that it plays. */
export const STEP_COMMANDS: readonly GameCommand[] = [
  {
    names: ["step"],
    otherNames: ["debug", "trace"],
    argument: "[COMMAND]",
    about: "runs the exam’s program line by line: step to MakeMove",
    more: "Enter executes the next line, back takes a step back, and over, out, to, until and go run further; look, why and predict explain. What the program asks is answered as usual; =go answers go. done leaves it.",
    offered: ({ figures }) => figures.length > 0,
    async run({ state, ports, argument }) {
      if (state.game.figures.length === 0)
        return "The exam’s program plays Capture the Sarrum; type new sarrum first.";
      // What parses a program is loaded with the first that is followed.
      const { stepInto } = await import("../exam/stepper/stepping.ts");
      return stepInto(state, argument, ports);
    },
  },
];
