import type { AnyGame, Move, Position } from "../core/game.ts";
import { perftLines } from "../core/perft.ts";
import { quoted } from "../core/text.ts";
import { pvTexts } from "../engine/search/pv-text.ts";
import type { Score, SearchInfo, SearchRequest } from "../engine/types.ts";
import { MAX_LEVEL } from "../match/players.ts";
import { type GoCommand, readGo } from "./go-command.ts";
import { readEngineMove } from "./position-command.ts";
import { engineOf, type Host, reportError, type State, stopEngine } from "./state.ts";

/** Answers a `go` command by its number; it may be stopped meanwhile. */
export async function answerGo(
  host: Host,
  state: State,
  tokens: readonly string[],
  number: number,
): Promise<void> {
  const { game, current } = state;
  const side = game.toMove(current.position);
  const parsed = readGo(tokens, side === "chance" ? 0 : side);
  if (!parsed.ok) return reportError(host, parsed.reason);
  const { go, ignored, errors } = parsed.value;
  for (const reason of errors) reportError(host, reason);
  if (ignored.length > 0) {
    host.say(`info string ignored after go: ${quoted(ignored.join(" "))}`);
  }
  if (state.rejected !== undefined) {
    reportError(host, `The last position was rejected: ${state.rejected}`);
    if (go.kind === "search") host.say("bestmove 0000");
    return;
  }
  if (go.kind === "perft") return perft(host, state, go.depth, number);
  const outcome = game.outcome(current.position);
  if (outcome) {
    host.say(`info string ${outcome.sentence}`);
    return host.say("bestmove (none)");
  }
  if (!state.quitting) return search(host, state, go, number);
  const [move] = game.legalMoves(current.position);
  host.say(`bestmove ${game.writeEngineMove(current.position, move!)}`);
}

type SearchCommand = Extract<GoCommand, { kind: "search" }>;

async function search(host: Host, state: State, go: SearchCommand, number: number): Promise<void> {
  const { game, current, settings } = state;
  const pondering = go.ponder && state.ponderHits < number;
  const request = requestOf(host, state, go, number);
  let reported: SearchInfo<Move> | undefined;
  const report = (info: SearchInfo<Move>) => {
    host.say(infoText(game, current.position, info));
    if ((info.line ?? 1) === 1) reported = info;
  };
  const { milliseconds, ...untimed } = request.limits;
  const limits = pondering ? untimed : request.limits;
  const answer = engineOf(host, state).search({ ...request, limits }, report);
  const running = startRunning(state, { ...go, ponder: pondering }, milliseconds);
  if (state.stopped >= number || (running.waiting && state.closed)) stopEngine(state);
  const info = await answer;
  // An interrupted depth may have found another move: the last info must show the best move.
  if (info.nodes !== reported?.nodes) report(info);
  await running.released;
  running.release();
  state.running = undefined;
  const [best, reply] = info.pv.map((move, ply) => ({ move, ply }));
  if (!best) return host.say("bestmove (none)");
  const texts = [game.writeEngineMove(current.position, best.move)];
  if (reply && settings.ponder) {
    const next = game.play(current.position, best.move);
    texts.push("ponder", game.writeEngineMove(next, reply.move));
  }
  host.say(`bestmove ${texts.join(" ")}`);
}

/**
 * Makes a search the running one. An infinite search waits for `stop`, and one that ponders for
 * `ponderhit`, from which its milliseconds count.
 */
function startRunning(state: State, go: SearchCommand, milliseconds: number | undefined) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let timer: NodeJS.Timeout | undefined;
  const running = {
    waiting: go.infinite || go.ponder,
    released,
    release() {
      clearTimeout(timer);
      release();
    },
    ponderHit() {
      if (!go.ponder || go.infinite) return;
      running.waiting = false;
      release();
      if (milliseconds !== undefined) timer = setTimeout(() => state.engine?.stop(), milliseconds);
    },
  };
  if (!running.waiting) release();
  state.running = running;
  return running;
}

function requestOf(
  host: Host,
  state: State,
  { limits, mate, searchMoves }: SearchCommand,
  number: number,
): SearchRequest<Position> {
  const { level, multiPv, analyse } = state.settings;
  const rootMoves = legalOf(host, state, searchMoves);
  const full = analyse || level === MAX_LEVEL;
  return {
    ...state.current,
    limits,
    ...(mate !== undefined && { mate }),
    ...(rootMoves.length > 0 && { rootMoves }),
    ...(full ? { lines: multiPv } : { skill: { level, seed: host.seed + number } }),
  };
}

/** Keeps the moves that are legal and reports the others. */
function legalOf(host: Host, { game, current }: State, moves: readonly string[]): string[] {
  const { position } = current;
  const read = moves.map((text) => ({ text, move: readEngineMove(game, position, text) }));
  const illegal = read.filter(({ move }) => !move.ok).map(({ text }) => text);
  if (illegal.length > 0) {
    reportError(host, `searchmoves: ${quoted(illegal.join(" "))} cannot be played.`);
  }
  return read.flatMap(({ move }) => (move.ok ? game.writeEngineMove(position, move.value) : []));
}

async function perft(host: Host, state: State, depth: number, number: number): Promise<void> {
  if (state.quitting) return host.say("info string Perft was stopped.");
  const answer = engineOf(host, state).perft(state.current.position, depth);
  if (state.stopped >= number) stopEngine(state);
  const rows = await answer;
  if (!rows) return host.say("info string Perft was stopped.");
  for (const line of perftLines(rows)) host.say(line);
}

/** A score as the protocol writes it: in centipawns, or in full moves to mate. */
function scoreText(score: Score): string {
  if (score.kind === "value") return `cp ${score.centi}`;
  return `mate ${score.kind === "win" ? Math.ceil(score.plies / 2) : -Math.floor(score.plies / 2)}`;
}

function infoText(game: AnyGame, position: Position, info: SearchInfo<Move>): string {
  const { depth, line, score, nodes, milliseconds, pv } = info;
  const perSecond = Math.round((1000 * nodes) / Math.max(1, milliseconds));
  const figures = `nodes ${nodes} nps ${perSecond} time ${Math.round(milliseconds)}`;
  const moves = pvTexts(game, position, pv, game.writeEngineMove);
  const which = line === undefined ? `depth ${depth}` : `depth ${depth} multipv ${line}`;
  return ["info", which, `score ${scoreText(score)}`, figures, "pv", ...moves].join(" ");
}
