import leven from "leven";
import { stillGoingOn } from "../core/checks.ts";
import type { AnyGame } from "../core/game.ts";
import { quoted } from "../core/sentence.ts";
import { current, type Match, matchOutcome, redo, undo } from "./match.ts";
import { fromMenu } from "./menu.ts";
import type { Port } from "./port.ts";
import {
  explanation,
  historyLines,
  movesByPiece,
  movesFrom,
  pieceRule,
  rulesText,
} from "./reports.ts";
import { showBoard, showDiagram, showPlan } from "./show.ts";
import type { Confirmation, State } from "./state.ts";
import { goOn, newGame } from "./turns.ts";

/** A word that may be typed at any prompt. */
interface Word {
  readonly names: readonly [string, ...string[]];
  /** What may follow it; undefined where nothing may. */
  readonly argument?: string;
  readonly about: string;
  run(state: State, argument: string, port: Port): State;
}

const NO_MATCH = "No game has begun yet; answer the question first.";

/** A word that needs a game on the board. */
function aboutMatch(run: (match: Match, argument: string, port: Port) => void): Word["run"] {
  return (state, argument, port) => {
    if (state.match) run(state.match, argument, port);
    else port.say(NO_MATCH);
    return state;
  };
}

const SQUARE = "[SQUARE]";

const WORDS: readonly Word[] = [
  {
    names: ["help", "?"],
    about: "shows these words",
    run(state, _argument, port) {
      port.say(helpText(state));
      return state;
    },
  },
  {
    names: ["board"],
    about: "shows the board again",
    run: aboutMatch((match, _argument, port) => showBoard(match, port)),
  },
  {
    names: ["moves"],
    argument: SQUARE,
    about: "lists the legal moves; with a square it marks those of its piece",
    run: aboutMatch(showMoves),
  },
  {
    names: ["explain"],
    argument: "MOVE",
    about: "goes through the rules that allow or refuse a move",
    run: aboutMatch((match, argument, port) =>
      port.say(
        argument === ""
          ? `Type a move behind the word: explain ${match.game.example}`
          : explanation(match, fromMenu(match, argument)).join("\n"),
      ),
    ),
  },
  {
    names: ["rules"],
    argument: "[PIECE]",
    about: "prints the rules, or those of one piece",
    run(state, argument, port) {
      if (argument === "") port.say(rulesText(state.game));
      else {
        const row = pieceRule(state.game, argument);
        port.say(row.ok ? row.value : row.reason);
      }
      return state;
    },
  },
  {
    names: ["position"],
    about: "prints the position as text, for --position",
    run: aboutMatch((match, _argument, port) => port.say(current(match).text)),
  },
  {
    names: ["history"],
    about: "lists the moves so far",
    run: aboutMatch((match, _argument, port) =>
      port.say(historyLines(match).join("\n") || "No move has been made yet."),
    ),
  },
  {
    names: ["undo"],
    about: "takes back one move, as often as you like",
    run: (state, _argument, port) =>
      step(state, undo, ["Taken back", "There is no move to take back."], port),
  },
  {
    names: ["redo"],
    about: "makes the move again that was taken back",
    run: (state, _argument, port) =>
      step(state, redo, ["Made again", "There is nothing to make again here."], port),
  },
  {
    names: ["resign"],
    about: "gives the game up",
    run: (state, _argument, port) => confirm(state, "resign", port),
  },
  {
    names: ["draw"],
    about: "offers the other player a draw",
    run: (state, _argument, port) => confirm(state, "draw", port),
  },
  {
    names: ["new"],
    about: "leaves this game and starts another",
    run: (state, _argument, port) =>
      state.match && matchOutcome(state.match) ? newGame(state, port) : confirm(state, "new", port),
  },
  {
    names: ["quit", "exit"],
    about: "leaves the program",
    run(state, _argument, port) {
      port.say("Goodbye.");
      return { ...state, question: undefined };
    },
  },
];

/** The words of the program, and those of one game after them. */
function wordsOf(game: AnyGame): readonly Word[] {
  const own = game.words.map(
    ({ word, argument, about, show }): Word => ({
      names: [word],
      argument,
      about,
      run: aboutMatch((match, text, port) => {
        const plan = show(current(match).position, text);
        if (plan.ok) showPlan(match, plan.value, port);
        else port.say(plan.reason);
      }),
    }),
  );
  return [...WORDS, ...own];
}

/** The word that a line begins with and what follows it; undefined where it is none. */
export function findWord(
  game: AnyGame,
  line: string,
): { readonly word: Word; readonly argument: string } | undefined {
  const typed = line.trim();
  const [name = ""] = typed.split(/\s/, 1);
  const argument = typed.slice(name.length).trim();
  const word = wordsOf(game).find(({ names }) => names.includes(name.toLowerCase()));
  if (!word || (argument !== "" && word.argument === undefined)) return undefined;
  return { word, argument };
}

/** Why a line is no word, where it looks like one: as a sentence; undefined where it does not. */
export function nearestWord(game: AnyGame, line: string): string | undefined {
  const [shown = ""] = line.trim().split(/\s/, 1);
  const typed = shown.toLowerCase();
  if (!/^[a-z]{3,12}$/.test(typed)) return undefined;
  const names = wordsOf(game).flatMap((word) => word.names);
  if (names.includes(typed)) return `The word ${quoted(shown)} takes nothing after it.`;
  const near = names.find((name) => leven(typed, name) <= (name.length >= 4 ? 2 : 1));
  return near === undefined
    ? undefined
    : `There is no word ${quoted(shown)}; did you mean “${near}”?`;
}

function helpText({ game }: State): string {
  const lines = wordsOf(game).map(({ names, argument, about }) => {
    const takes = argument !== undefined && (argument !== SQUARE || game.squares);
    const use = takes ? `${names[0]} ${argument}` : names.join(" or ");
    return `  ${use.padEnd(15)} ${about}`;
  });
  return [
    game.squares
      ? `A move is typed as its squares, such as ${game.example}, in one line or one after the other.`
      : `A move is typed in one line, such as ${game.example}.`,
    "These words work at any prompt:",
    ...lines,
  ].join("\n");
}

function showMoves(match: Match, argument: string, port: Port): void {
  const open = stillGoingOn(matchOutcome(match));
  const square = match.game.squares?.read(argument);
  if (!open.holds) {
    port.say(open.refusal);
  } else if (argument === "") {
    port.say(movesByPiece(match).join("\n"));
  } else if (!square) {
    port.say("The moves of this game are not squares; type the word moves alone.");
  } else if (!square.ok) {
    port.say(square.reason);
  } else {
    const { targets, sentence } = movesFrom(match, square.value);
    if (targets.length > 0) showDiagram(match, port, targets);
    port.say(sentence);
  }
}

/** Goes a step back or forward, and asks what then has to be asked. */
function step(
  state: State,
  go: (match: Match, ownDice: boolean) => Match | undefined,
  [went, refusal]: readonly [string, string],
  port: Port,
): State {
  const match = state.match && go(state.match, state.dice === undefined);
  if (!match) {
    port.say(state.match ? refusal : NO_MATCH);
    return state;
  }
  const taken = state.match?.agreed ? "the end of the game" : movesBetween(state.match, match);
  port.say(`${went}: ${taken}`);
  return goOn(state, match, port);
}

/** The moves that stand between two moments of a match, as players write them. */
function movesBetween(one: Match | undefined, other: Match): string {
  const [from = 0, to = 0] = [one?.at ?? 0, other.at].sort((first, last) => first - last);
  return other.moments
    .slice(from + 1, to + 1)
    .map(({ move }) => move?.written)
    .join("  ");
}

function confirm(state: State, kind: Confirmation["kind"], port: Port): State {
  if (!state.match || !state.question) {
    port.say(NO_MATCH);
    return state;
  }
  if (matchOutcome(state.match)) {
    port.say("The game is over already.");
    return state;
  }
  const then = "then" in state.question ? state.question.then : state.question;
  return { ...state, question: { kind, then } };
}
