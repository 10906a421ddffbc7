import { err, ok, type Result } from "../../../base/result.ts";
import { movesInWords } from "../../../base/text.ts";
import type { Score, SearchInfo } from "../../engine/types.ts";
import { current, type Match, sideToAct, withMove } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { isDead, type Move, moveSentence, type Position } from "../../rules/game.ts";
import { limitsFor, searchMatch } from "../../session/engine-turn.ts";
import type { EnginePort, Ports } from "../../session/ports.ts";
import { markedScene, wayOf } from "../../session/scenes.ts";
import { isThrowDue, shownMatch, withMoveToExplain } from "../../session/stage.ts";
import type { Context, State } from "../../session/state.ts";
import { inFewWords } from "../../view/legal-moves.ts";
import { reasonFor, whichOf } from "../../view/move-reason.ts";

/** The limits of a hint: the nodes make it the same on every machine, the time bounds slow games. */
export const HINT = { nodes: 400_000, milliseconds: 3000 };
/** The longest forced win, in moves, that a hint looks for first. */
const MOST_MOVES = 5;
/** The match on the screen if the engine can search it; otherwise why not. */
export function searchable(state: State): Result<Match> {
  const shown = shownMatch(state);
  if (!shown.ok) return shown;
  const match = shown.value;
  if (matchOutcome(match)) return err("The game is over.");
  return isThrowDue(match) ? err("Throw the dice first.") : ok(match);
}

/** The last hint that was completed, to repeat it in the same position. */
const LAST_HINTS = new WeakMap<
  EnginePort,
  { readonly position: Position; readonly info: SearchInfo<Move> }
>();

/** Names a good move; the same again in the same position. */
export async function hint({ state, ports }: Context) {
  const open = searchable(state);
  if (!open.ok) return open.reason;
  const match = open.value;
  const { position } = current(match);
  if (isDead(match.game, position)) return "Neither side can win. Type draw to offer a draw.";
  // The time limit could end a repeated search at another move.
  const last = LAST_HINTS.get(ports.engine);
  if (last?.position === position) return showHint(state, { match, info: last.info }, ports);
  // A move without a choice needs no search for forced wins.
  const mate = match.game.legalMoves(position).length > 1 ? { mate: MOST_MOVES } : {};
  const search = { limits: limitsFor(match, HINT), ...mate, fresh: true };
  const { info, interrupted } = await searchMatch(match, search, ports);
  if (info.depth === 0 || info.pv.length === 0) return "There was no time to find a good move.";
  if (!interrupted) LAST_HINTS.set(ports.engine, { position, info });
  return showHint(state, { match, info }, ports);
}

/** Says a move; at a terminal the board marks its piece, its way, and what it captures there. */
function showHint(
  state: State,
  { match, info }: { readonly match: Match; readonly info: SearchInfo<Move> },
  { screen }: Ports,
): State {
  const { game } = match;
  const { position } = current(match);
  const { plain } = state.view;
  const move = info.pv[0]!;
  const marked = !plain && screen.interactive && game.squares;
  const scene = () => markedScene(state, match, wayOf(withMove(match, move)));
  screen.show(...(marked ? [scene()] : []), hintText(match, info, plain));
  return withMoveToExplain(state, match, game.writeMove(position, move));
}

/** The move that was found, why it is good, and the result that it forces. */
function hintText(match: Match, { pv, score }: SearchInfo<Move>, plain: boolean): string {
  const { game } = match;
  const { position } = current(match);
  const move = pv[0]!;
  const written = plain ? inFewWords(game, position, move) : game.writeMove(position, move);
  if (score.kind !== "value") return `A good move: ${written}.\n${forcedEnd(match, score)}`;
  const reason = reasonFor(game, position, move);
  if (!game.squares) {
    const notation = plain ? "" : `${written}. `;
    return `A good move: ${notation}${moveSentence(game.describe(position, move), reason?.ending)}`;
  }
  // The words have said already what is captured.
  const why = plain && reason?.captures ? reason.ending : whichOf(reason);
  return `A good move: ${written}${why}.`;
}

/** "White captures the sarrum in 3 moves." */
function forcedEnd(match: Match, score: Exclude<Score, { readonly kind: "value" }>): string {
  const { sides, goal } = match.game;
  const mover = sideToAct(match);
  const moves = Math.ceil(score.plies / 2);
  const times = movesInWords(moves);
  if (score.kind === "win") return `${sides[mover]?.name} ${goal} in ${times}.`;
  return `Even so, ${sides[1 - mover]?.name} ${goal} in ${times}.`;
}
