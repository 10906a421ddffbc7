import type { Wording } from "../wrong/wrong-solution.ts";
import { WORDINGS_OF_GAMES } from "./games.ts";
import { WORDINGS_OF_MESSAGES } from "./messages.ts";

/** Model solutions in other words that their tasks allow, which must pass. */
export const WORDINGS: readonly Wording[] = [...WORDINGS_OF_MESSAGES, ...WORDINGS_OF_GAMES];
