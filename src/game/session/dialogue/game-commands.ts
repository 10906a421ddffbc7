import type { Command } from "../../../terminal/dialogue/mode.ts";
import { isTaught, leadingMode, stageOf } from "../../../terminal/dialogue/stack.ts";
import { answerFirst } from "../../../terminal/dialogue/suggestions.ts";
import type { AnyGame } from "../../rules/game.ts";
import { startWords } from "../../rules/read-game.ts";
import { runInGame } from "../new-game.ts";
import type { Ports } from "../ports.ts";
import { activityOf, matchOf } from "../stage.ts";
import type { Context, GameCommand, State } from "../state.ts";

/** A command as the dialogue takes it, with what it is in a game. */
export function forGame(command: GameCommand, game: AnyGame): Command {
  const { about, more, games, offered, complete } = command;
  const first = games && `A game with its options may come first: ${command.names[0]} sarrum.`;
  // Texts are only made for the help that shows them.
  return {
    ...command,
    get about() {
      return typeof about === "function" ? about(game) : about;
    },
    get more() {
      const text = typeof more === "function" ? more(game) : more;
      return [text, first].filter(Boolean).join("\n");
    },
    hidden: offered?.(game) === false,
    async complete(state: State, words: readonly string[], ports: Ports) {
      const own = (await complete?.(state, words, ports)) ?? [];
      return games ? [...own, ...startWords(words)] : own;
    },
    refusal: (state: State) => whyUnavailable(state, command),
    run: (context: Context) => runInGame(command, context),
  };
}

/** It would take the game that waits for the end of a lesson for one of another window. */
const SAVED_GAMES = "resume";

/** Why a command cannot be used at present; undefined if it can. */
function whyUnavailable(
  state: State,
  { concerns, names: [name] }: GameCommand,
): string | undefined {
  if (isTaught(state) && name === SAVED_GAMES)
    return `${name} is not available in a lesson; type done first.`;
  const activity = activityOf(state);
  if (!activity || concerns === undefined) return undefined;
  if (concerns === "match" && activity.match)
    return activity.match.ok ? undefined : activity.match.reason;
  if (stageOf(state)?.isQuestion) return answerFirst(name);
  if (leadingMode(state)) return `${name} is not available here; press Enter for the next step.`;
  const aim = matchOf(state) ? "to return to the game" : `to leave ${activity.title}`;
  return `${name} is not available here; type ${activity.back} ${aim}.`;
}
