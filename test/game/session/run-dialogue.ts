import { readText } from "../../../src/base/read-file.ts";
import { err, ok } from "../../../src/base/result.ts";
import { WINGS } from "../../../src/cli/wings.ts";
import type { Window } from "../../../src/drawing/look.ts";
import type { Engine } from "../../../src/game/engine/engine.ts";
import type { Dice } from "../../../src/game/match/weighted-choice.ts";
import { linesInMemory } from "../../../src/game/records/store/player-file.ts";
import type { Store } from "../../../src/game/records/store/saved-games.ts";
import { anyGame, type Options } from "../../../src/game/rules/catalogue.ts";
import type { AnyGame, Game } from "../../../src/game/rules/game.ts";
import {
  converse,
  idleState,
  type SessionOptions,
} from "../../../src/game/session/dialogue/dialogue.ts";
import { GAME } from "../../../src/game/session/dialogue/game-mode.ts";
import { gameRepl } from "../../../src/game/session/dialogue/repl.ts";
import type { Disk, EnginePort, Ports } from "../../../src/game/session/ports.ts";
import { DEFAULT_VIEW } from "../../../src/game/view/view-settings.ts";
import { interruptsOf } from "../../../src/terminal/interrupts.ts";
import { openScreen } from "../../../src/terminal/screen.ts";
import type { Question, Screen } from "../../../src/terminal/screen-port.ts";
import { mustRead } from "../../must-read.ts";
import { localEngine } from "../engine/local-engine.ts";

/** The day on which all conversations in tests are held. */
const TODAY = "2026.11.21";

/** How far the clock moves whenever it is read, in milliseconds; a search reads it now and then. */
const TICK = 20;

/** A clock that ends searches after some time, though always at the same node. */
function tickingClock(): () => number {
  let milliseconds = 0;
  return () => {
    milliseconds += TICK;
    return milliseconds;
  };
}

const engines = new WeakMap<AnyGame, Engine>();

/** Returns a game's engine as it is after its start, of which the most part is its network. */
function clearedEngine(game: AnyGame): Engine {
  const engine = engines.get(game) ?? localEngine(game, 1 << 14, tickingClock());
  engines.set(game, engine);
  engine.clear();
  return engine;
}

/** Searches in this process, without what earlier searches have learnt. */
export const searchLocally: EnginePort["search"] = async (
  { game, choices: _choices, atLeast: _atLeast, fresh: _fresh, ...request },
  report,
) => {
  const info = await clearedEngine(game).search(request, report);
  return { info, interrupted: false };
};

/** Saved games of which there are none. */
const NO_STORE: Store = {
  keep: async () => ok(true),
  unfinished: async () => ({ free: [], busy: 0 }),
  resume: async () => err("There is no game to resume in this test."),
  forget: async () => err("There is no game to delete in this test."),
  isSaved: () => false,
  finished: async () => [],
};

/** What a test supplies of the ports; the rest has defaults. */
export interface TestPorts extends Partial<Disk> {
  readonly interactive?: boolean;
  /** Takes what is written, without the end of its last line. */
  readonly say?: (text: string) => void;
  /** Answers a question, whose prompt is as it is shown. */
  readonly ask?: (prompt: string, question: Question) => Promise<string | undefined>;
  readonly status?: Screen["status"];
  readonly rest?: Screen["rest"];
  readonly search?: EnginePort["search"];
  readonly now?: Ports["now"];
  /** With an editor of lines the window can be redrawn. */
  readonly editor?: NonNullable<Parameters<typeof openScreen>[0]["editor"]>;
  readonly wrapText?: (text: string, columns: number) => string;
}

/** An editor at which lines have been typed ahead, so that no long text waits for Enter; pages are written whole. */
export const EDITOR = {
  hideKeys() {},
  typedAhead: () => true,
  typeFirst() {},
  showAgain() {},
  reportClicks() {},
  hasGrown: () => true,
};

/** Returns the screen of a test, which draws as the program's does. */
function screenOf(
  { interactive = false, ask, say, status, rest, editor, wrapText }: TestPorts,
  window: Partial<Window>,
): Screen {
  let asked: Question = { prompt: "" };
  const wait = async () => {};
  const screen = openScreen(
    {
      window: () => ({
        columns: undefined,
        rows: undefined,
        palette: undefined,
        keyboard: interactive,
        ...window,
      }),
      readLine: async (prompt) => ask?.(prompt, asked),
      editor,
      wrapText,
      write: (text) => say?.(text.replace(/\n$/, "")),
      wait,
    },
    interruptsOf({ onInterrupt: () => () => {}, wait }),
  );
  return {
    ...screen,
    status: status ?? (() => {}),
    ...(rest && { rest }),
    ask(question) {
      asked = question;
      return screen.ask(question);
    },
  };
}

/** Returns ports for a test, which supplies those that it observes. */
export function portsOf(supplied: TestPorts, window: Partial<Window> = {}): Ports {
  const {
    interactive: _interactive,
    ask: _ask,
    say: _say,
    status: _status,
    rest: _rest,
    editor: _editor,
    wrapText: _wrapText,
    search,
    now,
    ...disk
  } = supplied;
  return {
    screen: screenOf(supplied, window),
    now: now ?? (() => performance.now()),
    engine: {
      search: search ?? searchLocally,
    },
    disk: {
      today: () => TODAY,
      windows: false,
      read: async (...file) => readText(...file),
      write: async (file) => err(`There is no place for ${file} in this test.`),
      filesLike: async () => [],
      puzzleScores: linesInMemory(),
      stageScores: linesInMemory(),
      store: async () => NO_STORE,
      autosaves: [],
      ...disk,
    },
  };
}

/** Runs a dialogue about a game, from a position or from the first question. */
export async function runDialogue<P, M>(
  game: Game<P, M>,
  {
    position,
    choices = {},
    dice,
    diceSeed,
    ...sitting
  }: Partial<Omit<SessionOptions, "wings" | "dice">> & {
    readonly position?: string;
    readonly dice?: Dice | undefined;
    /** The seed of the program's dice for a game that is loaded. */
    readonly diceSeed?: number | undefined;
    readonly choices?: Options;
  },
  ports: Ports,
): Promise<void> {
  const view = DEFAULT_VIEW;
  const seen = anyGame(game);
  const start = position === undefined ? undefined : mustRead(seen, position);
  const opening = { game: seen, choices, position: start };
  const options = {
    dice: { roll: dice, nextSeed: diceSeed },
    players: [],
    seed: 1,
    view,
    ...sitting,
  };
  await converse(opening, { ...options, wings: async () => WINGS }, ports);
}

/** Returns a session of a game at its first question, and what it is held with. */
export async function firstQuestion(game: AnyGame) {
  const idle = idleState({ game, choices: {} }, { seed: 1, view: DEFAULT_VIEW });
  const saving = { save: async () => {}, finish: async () => {} };
  const repl = gameRepl(async () => WINGS, saving);
  await repl.load?.();
  return { state: { ...idle, stack: [GAME] }, repl };
}
