import { captionLines } from "../../drawing/shown.ts";
import { atBottom, isTaught } from "../../terminal/dialogue/stack.ts";
import { engineToMove, isEngineMatch } from "../match/engine-sides.ts";
import { current, type Match, sameGame, standsAsRead, withMove } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import {
  engineStrength,
  MAX_LEVEL,
  type Player,
  playerName,
  sideWithName,
} from "../match/players.ts";
import type { Dice } from "../match/weighted-choice.ts";
import { type Move, moveSentence } from "../rules/game.ts";
import { moveInWords, turnsInWords } from "../view/board-sentences.ts";
import type { Reason } from "../view/move-reason.ts";
import type { Ports } from "./ports.ts";
import { changesInWords, gameScene } from "./scenes.ts";
import { begunOf, inLobby, isThrowDue, matchOf, stageFor } from "./stage.ts";
import type { GameStage, State } from "./state.ts";

/** A match to continue, and what has just happened, such as the sentence of the move. */
interface Continued {
  readonly match: Match;
  readonly news?: readonly string[];
  /** The last move has just been made, perhaps for a reason. */
  readonly made?: { readonly why?: Reason | undefined };
}

/**
 * Continues a match: throws the program's dice if they are due, shows the board, and enters the
 * next stage. In plain mode it announces only the turn; the position is read out on request. A game
 * that only engines play is redrawn in place.
 */
export function continueMatch(before: State, continued: Continued, ports: Ports): State {
  const { match, news = [], made } = continued;
  const { screen } = ports;
  const played = matchOf(before);
  const known = played !== undefined && sameGame(played, match);
  const state = known ? before : withNewGame(before);
  const thrown = withThrows(match, state.dice.roll);
  const throws = thrown.plies.slice(match.at + 1, thrown.at + 1);
  const stage = stageFor(state.stage, thrown);
  const next = { ...atBottom(state), stage };
  const reason = made?.why?.ending;
  const told = made ? [toldMove(match, reason, state.view.plain)] : news;
  const sentences = [...told, ...throws.map(({ move }) => move?.sentence ?? "")].filter(Boolean);
  const isEnd = stage.kind === "over" && screen.interactive && !isTaught(state) && thrown.at > 0;
  const after = isEnd ? [afterGame(thrown)] : [];
  const scene = gameScene(thrown, next, screen);
  if (state.view.plain && known) {
    const changes = changesInWords(played, thrown, screen.interactive);
    screen.show(...sentences, ...changes, ...captionLines(scene), ...after);
  } else {
    screen.show(...sentences, {
      ...scene,
      caption: [...scene.caption, ...after],
      // A board that is redrawn shows the throw itself.
      recap: known
        ? [...watching(stage), ...reminders(played, thrown.at, continued)]
        : news.filter(Boolean),
      inPlace: isEngineMatch(thrown) || undefined,
    });
  }
  return next;
}

/** The fewest moves, of both players together, of which a review says more than zeros. */
export const FEWEST_REVIEWED = 4;

export const isReviewable = ({ game, at }: Match) => !game.dice && at >= FEWEST_REVIEWED;

function afterGame(match: Match): string {
  const review = isReviewable(match) ? "review says what went wrong, " : "";
  return `${nextLevel(match)}${review}review moves shows this game again, undo takes moves back, save FILE keeps it.`;
}

/** Offers a stronger opponent to a player who has won against the computer. */
function nextLevel(match: Match): string {
  const { players } = match.info;
  const winner = matchOutcome(match)?.winner;
  const levels = players.flatMap((player) => engineStrength(player)?.level ?? []);
  const isBeaten = winner !== undefined && !engineStrength(players[winner]);
  const next = Math.max(...levels) + 1;
  return isBeaten && levels.length > 0 && next <= MAX_LEVEL
    ? `computer ${next} plays the next game a little better, `
    : "";
}

const watching = (stage: GameStage): readonly string[] =>
  stage.kind === "playing" && stage.awaits.kind === "engine" && isEngineMatch(stage.match)
    ? ["Ctrl-C pauses the game."]
    : [];

const toldMove = (match: Match, reason: string | undefined, plain: boolean) =>
  plain ? moveInWords(match, match.at, reason) : moveSentence(current(match).move!.told, reason);

/** Puts what players may have missed, since engines answer at once, before the news; joins each throw to its move. */
function reminders(before: Match, reached: number, { match, news = [], made }: Continued) {
  const plies = before.plies.slice(0, before.at < reached ? before.at + 1 : 0);
  const { players } = match.info;
  const byHuman = plies.findLastIndex(
    (at) => at.move?.by === at.mover && !engineStrength(players[at.mover]),
  );
  const earlier = plies.slice(engineToMove(before) ? byHuman : -1);
  const moves = [...earlier, ...(made ? [current(match)] : [])].flatMap(
    ({ move }) => move?.told ?? [],
  );
  return [...turnsInWords(moves, made?.why?.ending), ...news].filter(Boolean);
}

/** A match after the program's dice have been thrown for as long as a throw is due. */
function withThrows(match: Match, dice: Dice | undefined): Match {
  if (!dice || !isThrowDue(match)) return match;
  return withThrows(withMove(match, throwDice(match, dice)), dice);
}

const withNewGame = (state: State): State => ({
  ...inLobby(state, { games: state.stage.games + 1, tally: tallyWith(state) }),
  players: playersOfNextGame(state),
});

/** The engine may play a game by itself, after which the others return. */
export const playersOfNextGame = (state: State): readonly Player[] =>
  begunOf(state)?.show?.playersAfter ?? state.players;

/** The names of humans by that of their side, as the present players are called, or were before. */
export function humansOf({ game, players, humans }: State): State["humans"] {
  const now = game.sides.flatMap(({ name }, side) => {
    const player = players[side];
    return player?.kind === "human" ? [[name, player.name]] : [];
  });
  return { ...humans, ...Object.fromEntries(now) };
}

function throwDice(match: Match, dice: Dice): Move {
  const { game } = match;
  const throws = game.chances(current(match).position);
  const thrown = throws[dice(throws.map(({ weight }) => weight))];
  if (!thrown) throw new Error("no throw was due");
  return thrown.move;
}

const DRAWN = "";

/** Adds the current game to the tally if it has ended and was played, not only looked at. */
export function tallyWith(state: State): readonly string[] {
  const { tally } = state.stage;
  const { match, asRead } = begunOf(state) ?? {};
  const outcome = match && !standsAsRead(match, asRead) ? matchOutcome(match) : undefined;
  if (!match || !outcome) return tally;
  const { winner } = outcome;
  return [...tally, winner === undefined ? DRAWN : (match.game.sides[winner]?.name ?? DRAWN)];
}

/** The results so far for the sides of the next game: "White 2, Black 1, drawn 1." */
export function tallyLine(tally: readonly string[], { game, players }: State): string {
  const times = (name: string) => tally.filter((won) => won === name).length;
  const sides = game.sides.map(
    ({ name }, side) => `${sideWithName(name, playerName(players[side]))} ${times(name)}`,
  );
  return `${[...sides, `drawn ${times(DRAWN)}`].join(", ")}.`;
}
