/** Perfect play in the endings for which there are tables. */
import type { ChesslikeGame } from "../../core/chesslike/game-from-rules.ts";
import type { ChessMove, ChessPosition } from "../../core/chesslike/position.ts";
import { remaining } from "../limits.ts";
import { rankOf } from "../root-move-search.ts";
import type { Clock, Report, Score, SearchInfo, SearchRequest } from "../types.ts";
import { endgameTablesOf, hasEndgameTables } from "./endgame-tables.ts";
import { DRAWN, isWon, LOST, pliesOf, type Value } from "./table-format.ts";

/** The most values of a table: those of three pieces on 64 squares, a fraction of a second's work. */
const MAX_TABLE_SIZE = 2 * 64 ** 3;
/** The least time of a request, in milliseconds, for which tables are computed: no stop ends that. */
const TIME_FOR_TABLES = 1000;

/**
 * Finds the exact score of a position, with best play to the end. Leaves the choice among several
 * moves that draw to `search`. Reports what it returns, and any further lines requested. Returns
 * undefined if there is no table, or too little time to compute it.
 */
export type EndgamePlayer<P, M> = (
  request: SearchRequest<P>,
  clock: Clock,
  search: (request: SearchRequest<P>, report: Report<M>) => SearchInfo<M>,
  report: Report<M>,
) => SearchInfo<M> | undefined;

/** The value of a position with a table, or after moves from one. */
type Probe = (position: ChessPosition) => Value;

/** Undefined if the endings of the game cannot be computed. */
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
  return (request, clock, search, report) => {
    const started = clock.now();
    const { position, limits, lines = 1 } = request;
    const mayCompute = (limits.milliseconds ?? TIME_FOR_TABLES) >= TIME_FOR_TABLES;
    if (game.outcome(position) || tables.probe(position, mayCompute) === undefined) {
      return undefined;
    }
    const judged = judgedMoves(game, probe, request);
    const milliseconds = clock.now() - started;
    if (judged[0]?.value === DRAWN) {
      const draws = judged.filter(({ value }) => value === DRAWN);
      const rootMoves = draws.map(({ move }) => game.writeEngineMove(position, move));
      const rest = { ...request, limits: remaining(limits, { milliseconds }), rootMoves };
      const exact = (info: SearchInfo<ChessMove>) => drawnInfo(game, probe, position, info);
      return exact(search(rest, (info) => report(exact(info))));
    }
    const infos = judged.slice(0, lines).map(({ move, value }, index) => ({
      depth: Math.max(1, pliesOf(value)),
      score: scoreOf(value),
      nodes: 0,
      milliseconds,
      pv: [move, ...bestPlay(game, probe, game.play(position, move))],
      ...(lines > 1 && { line: index + 1 }),
    }));
    for (const info of infos) report(info);
    return infos[0];
  };
}

/** The moves that a request allows, the best first, each with the value of the position if it is played. */
function judgedMoves(
  game: ChesslikeGame,
  probe: Probe,
  { position, rootMoves }: SearchRequest<ChessPosition>,
) {
  const valueBefore = (after: Value): Value => (after === DRAWN ? DRAWN : after + 1);
  return game
    .legalMoves(position)
    .filter((move) => rootMoves?.includes(game.writeEngineMove(position, move)) ?? true)
    .map((move) => ({ move, value: valueBefore(probe(game.play(position, move))) }))
    .sort((one, other) => rankOf(scoreOf(other.value)) - rankOf(scoreOf(one.value)));
}

function scoreOf(value: Value): Score {
  if (value === DRAWN) return { kind: "draw" };
  return { kind: isWon(value) ? "win" : "loss", plies: pliesOf(value) };
}

/** Best play from a position to the end; none if it is drawn. */
function bestPlay(game: ChesslikeGame, probe: Probe, start: ChessPosition): readonly ChessMove[] {
  const moves: ChessMove[] = [];
  let position = start;
  for (let value = probe(start); value > LOST; value--) {
    const legal = game.legalMoves(position);
    const move = legal.find((one) => probe(game.play(position, one)) === value - 1);
    if (move === undefined) throw new Error("an endgame table contradicts the rules");
    moves.push(move);
    position = game.play(position, move);
  }
  return moves;
}

/** The info of a move that draws, with the principal variation as far as it draws. */
function drawnInfo(
  game: ChesslikeGame,
  probe: Probe,
  start: ChessPosition,
  info: SearchInfo<ChessMove>,
): SearchInfo<ChessMove> {
  let position = start;
  const end = info.pv.findIndex((move) => {
    position = game.play(position, move);
    return probe(position) !== DRAWN;
  });
  return { ...info, score: { kind: "draw" }, pv: end < 0 ? info.pv : info.pv.slice(0, end) };
}
