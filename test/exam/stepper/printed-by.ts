import type { Step } from "../../../src/exam/stepper/twin/step.ts";

/** All that steps have printed and been answered. */
export const printedBy = (steps: readonly Step[]): string =>
  steps.map(({ action }) => printedIn(action)).join("");

function printedIn(action: Step["action"]): string {
  if (action.kind === "print") return action.text;
  return action.kind === "ask" ? `${action.question}${action.answer ?? ""}\n` : "";
}
