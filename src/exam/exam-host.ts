import type { Look } from "../drawing/look.ts";
import type { Host } from "../terminal/host.ts";

/** What the subcommands about the exam's program need. */
export interface ExamHost extends Host {
  /** The version of this program. */
  readonly version: string;
  /** How the player at the keyboard has set boards to look, if settings are kept; says which lines are ignored. */
  playersLook?(say: (text: string) => void): Promise<Look>;
}
