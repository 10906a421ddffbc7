import { EXAM_KINDS } from "../exam/sheets/kinds.ts";
import { GAME_KINDS } from "../game/activities/sheets/kinds.ts";

/** The kinds of worksheets of both halves, by name, in the order in which they are listed. */
export const KINDS = { ...GAME_KINDS, ...EXAM_KINDS };

export type KindName = keyof typeof KINDS;
