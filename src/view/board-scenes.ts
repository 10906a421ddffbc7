import type { Scene } from "../drawing/shown.ts";
import type { Match } from "../match/match.ts";
import { type BoardView, matchView, type Squares } from "./board-view.ts";

/** The board of a match, without a caption: with squares marked, or else with the last move marked. */
export const matchScene = (match: Match, targets: Squares = [], held: Squares = []): Scene => ({
  kind: "board",
  view: matchView(match, targets, held),
  match,
  caption: [],
});

/** A board alone. */
export const boardScene = (view: BoardView): Scene => ({ kind: "board", view, caption: [] });
