import { quoted } from "../../../base/text.ts";
import { MAX_LEVEL } from "../../match/players.ts";
import type { AnyGame, Move, Position } from "../../rules/game.ts";
import { perftLines } from "../../rules/perft.ts";
import { pvTexts } from "../search/pv-text.ts";
import type { Score, SearchInfo } from "../types.ts";
import { type GoCommand, readGo } from "./go-command.ts";
import { readEngineMove } from "./position-command.ts";
import { engineOf, type PendingGo, reportError, type UciState } from "./state.ts";

/** Answers a `go` command; it may be stopped meanwhile. */
export async function answerGo(state: UciState, tokens: readonly string[], go: PendingGo) {
  const { game, current, rejected } = state;
  const { say } = state.host;
  const command = readGo(tokens, game.toMove(current.position) === 1 ? 1 : 0);
  const { perft, ignored, errors } = command;
  for (const reason of errors) reportError(state, reason);
  if (perft !== undefined && errors.length > 0) return;
  if (ignored.length > 0) say(`info string ignored after go: ${quoted(ignored.join(" "))}`);
  if (rejected !== undefined) {
    reportError(state, `The last position was rejected: ${rejected}`);
    return perft === undefined ? say("bestmove 0000") : undefined;
  }
  if (perft !== undefined) return answerPerft(state, perft, go);
  const outcome = game.outcome(current.position);
  if (outcome) {
    say(`info string ${outcome.sentence}`);
    return say("bestmove (none)");
  }
  if (!state.quitting) return search(state, command, go);
  const [move] = game.legalMoves(current.position);
  say(`bestmove ${game.writeEngineMove(current.position, move!)}`);
}

async function search(state: UciState, command: GoCommand, go: PendingGo): Promise<void> {
  const { host, game, current, settings } = state;
  const pondering = command.ponder && !go.ponderHit;
  const { milliseconds, ...untimed } = command.limits;
  const limits = pondering ? untimed : command.limits;
  let reported: SearchInfo<Move> | undefined;
  const report = (info: SearchInfo<Move>) => {
    host.say(infoText(game, current.position, info));
    if ((info.line ?? 1) === 1) reported = info;
  };
  const request = { ...requestOf(state, command, go.number), limits };
  const engine = engineOf(state);
  const answer = engine.search(request, report);
  let timer: NodeJS.Timeout | undefined;
  const released = new Promise<void>((release) => {
    go.changed = () => {
      // One that ponders waits for `ponderhit`, from which its time counts, or for `stop`.
      const waits = command.infinite || (pondering && !go.ponderHit);
      if (go.stopped || (waits && state.closed)) engine.stop();
      else if (waits) return;
      else if (pondering && milliseconds !== undefined)
        timer ??= setTimeout(() => engine.stop(), milliseconds);
      release();
    };
  });
  go.changed();
  const info = await answer;
  // An interrupted depth may have found another move: the last info must show the best move.
  if (info.nodes !== reported?.nodes) report(info);
  await released;
  clearTimeout(timer);
  const [best = "(none)", reply] = pvTexts(game, current.position, info.pv, game.writeEngineMove);
  host.say(`bestmove ${reply && settings.ponder ? `${best} ponder ${reply}` : best}`);
}

function requestOf(state: UciState, { limits, mate, searchMoves }: GoCommand, number: number) {
  const { level, multiPv, analyse } = state.settings;
  const rootMoves = legalOf(state, searchMoves);
  const full = analyse || level === MAX_LEVEL;
  return {
    ...state.current,
    limits,
    ...(mate !== undefined && { mate }),
    ...(rootMoves.length > 0 && { rootMoves }),
    ...(full ? { lines: multiPv } : { skill: { level, seed: state.host.seed + number } }),
  };
}

/** Keeps the moves that are legal and reports the others. */
function legalOf(state: UciState, moves: readonly string[]): string[] {
  const { position } = state.current;
  const read = moves.map((text) => ({ text, move: readEngineMove(state.game, position, text) }));
  const illegal = read.filter(({ move }) => !move.ok).map(({ text }) => text);
  if (illegal.length > 0) {
    reportError(state, `searchmoves: ${quoted(illegal.join(" "))} cannot be played.`);
  }
  return read.flatMap(({ move }) =>
    move.ok ? state.game.writeEngineMove(position, move.value) : [],
  );
}

async function answerPerft(state: UciState, depth: number, go: PendingGo): Promise<void> {
  const { say } = state.host;
  if (state.quitting) return say("info string Perft was stopped.");
  const engine = engineOf(state);
  const answer = engine.perft(state.current.position, depth);
  go.changed = () => {
    if (go.stopped) engine.stop();
  };
  go.changed();
  const rows = await answer;
  if (!rows) return say("info string Perft was stopped.");
  for (const line of perftLines(rows)) say(line);
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
