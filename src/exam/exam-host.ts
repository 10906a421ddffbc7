import type { Look } from "../drawing/look.ts";
import type { Host } from "../terminal/host.ts";

export interface ExamHost extends Host {
  readonly version: string;
  /** How the player at the keyboard has set boards to look, if settings are kept; says which lines are ignored. */
  playersLook?(say: (text: string) => void): Promise<Look>;
}
