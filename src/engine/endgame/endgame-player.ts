/** Perfect play in the endings for which there are tables. */
import type { ChesslikeGame } from "../../core/chesslike/chesslike.ts";
import type { ChessMove, ChessPosition } from "../../core/chesslike/position.ts";
import type { Clock, Limits, Score, SearchInfo, SearchRequest } from "../types.ts";
import { endgameTablesOf, hasEndgameTables } from "./endgame-tables.ts";
import { DRAWN, isWon, LOST, pliesOf, type Value } from "./table.ts";

/** The most values of a table: those of three pieces on 64 squares, a fraction of a second's work. */
const MAX_TABLE_SIZE = 2 * 64 ** 3;
/** The least time of a request, in milliseconds, for which tables are computed: no stop ends that. */
const TIME_FOR_TABLES = 1000;

/** Plays endings perfectly. */
export interface EndgamePlayer<Position, Move> {
  /**
   * Returns the exact score of the position, with best play to the end; in a drawn position, with
   * the moves of `search` as far as they draw. Reports what it returns. Returns undefined if there
   * is no table, or too little time to compute it.
   */
  play(
    request: SearchRequest<Position>,
    clock: Clock,
    search: Search<Position, Move>,
    report: Report<Move>,
  ): SearchInfo<Move> | undefined;
}

type Report<Move> = (info: SearchInfo<Move>) => void;
type Search<Position, Move> = (
  request: SearchRequest<Position>,
  report: Report<Move>,
) => SearchInfo<Move>;

/** Returns the endgame player of a game; undefined if its endings cannot be computed. */
export function endgamePlayerOf(
  game: ChesslikeGame,
): EndgamePlayer<ChessPosition, ChessMove> | undefined {
  if (!hasEndgameTables(game.kernel.rules)) return undefined;
  const tables = endgameTablesOf(game.kernel, MAX_TABLE_SIZE);
  const probe: Probe = (position) => {
    const outcome = game.outcome(position);
    if (outcome) return outcome.winner === undefined ? DRAWN : LOST;
    return tables.probe(position, true) ?? DRAWN;
  };
  return {
    play(request, clock, search, report) {
      const started = clock.now();
      const { position, limits } = request;
      if (game.outcome(position)) return undefined;
      const mayCompute = (limits.milliseconds ?? TIME_FOR_TABLES) >= TIME_FOR_TABLES;
      const value = tables.probe(position, mayCompute);
      if (value === undefined) return undefined;
      const score = scoreOf(value);
      if (score.kind === "draw") {
        const exact = (info: SearchInfo<ChessMove>) => ({
          ...info,
          score,
          pv: drawingPlay(game, probe, position, info.pv),
        });
        const rest = { ...request, limits: lessTime(limits, clock.now() - started) };
        return exact(search(rest, (info) => report(exact(info))));
      }
      const pv = bestPlay(game, probe, position);
      const milliseconds = clock.now() - started;
      const info = { depth: score.plies, score, nodes: 0, milliseconds, pv };
      report(info);
      return info;
    },
  };
}

function scoreOf(value: Value): Exclude<Score, { kind: "value" }> {
  if (value === DRAWN) return { kind: "draw" };
  return { kind: isWon(value) ? "win" : "loss", plies: pliesOf(value) };
}

const lessTime = ({ milliseconds, ...others }: Limits, spent: number): Limits => ({
  ...others,
  ...(milliseconds !== undefined && { milliseconds: Math.max(0, milliseconds - spent) }),
});

/** Returns the value of a position with a table, or after a move from one. */
type Probe = (position: ChessPosition) => Value;

/** Returns best play from a won or lost position to the end. */
function bestPlay(game: ChesslikeGame, probe: Probe, start: ChessPosition): readonly ChessMove[] {
  const moves: ChessMove[] = [];
  let position = start;
  for (let value = probe(start); value > LOST; value--) {
    const move = moveTo(game, probe, position, value - 1);
    moves.push(move);
    position = game.play(position, move);
  }
  return moves;
}

/**
 * Returns the moves of a variation from a drawn position as far as they draw. If not even the first
 * does, returns one that does.
 */
function drawingPlay(
  game: ChesslikeGame,
  probe: Probe,
  start: ChessPosition,
  variation: readonly ChessMove[],
): readonly ChessMove[] {
  const moves: ChessMove[] = [];
  let position = start;
  for (const move of variation) {
    position = game.play(position, move);
    if (probe(position) !== DRAWN) break;
    moves.push(move);
  }
  return moves.length > 0 ? moves : [moveTo(game, probe, start, DRAWN)];
}

/** Returns a move to a position of a value, which must exist. */
function moveTo(
  game: ChesslikeGame,
  probe: Probe,
  position: ChessPosition,
  value: Value,
): ChessMove {
  const moves = game.legalMoves(position);
  const move = moves.find((one) => probe(game.play(position, one)) === value);
  if (move === undefined) throw new Error("an endgame table contradicts the rules");
  return move;
}
