import { DEFAULT_LOOK, type Look } from "../../drawing/look.ts";
import type { Match } from "../match/match.ts";

/** How a game is to be shown. */
export interface ViewSettings extends Look {
  /** Sentences about royal pieces that can be captured. */
  readonly warn: boolean;
  /** Estimates the winning chance of the first side, from 0 to 1; absent if none is to be shown. */
  readonly chances?: ((match: Match) => number | undefined) | undefined;
}

export const DEFAULT_VIEW: ViewSettings = { ...DEFAULT_LOOK, warn: false };
