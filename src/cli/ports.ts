import { dayOf } from "../console/dialogue/dates.ts";
import { interruptibleEngine } from "../console/terminal/interruptible-engine.ts";
import type { Palette, Port } from "../console/terminal/port.ts";
import { terminalPort } from "../console/terminal/terminal.ts";
import type { AnyGame } from "../core/game.ts";
import { hasDice } from "../games/setups.ts";
import type { Autosave } from "../records/file-recorder.ts";
import type { Store } from "../records/store/store.ts";
import type { Host } from "./host.ts";
import type { Look } from "./options/request.ts";

const SECOND = 1_000;

/** Returns a function that opens the saved games on its first call. */
export function storeOf({ disk }: Host): () => Promise<Store> {
  let store: Promise<Store> | undefined;
  return () => {
    store ??= import("../records/store/store.ts").then(({ openStore }) => openStore(disk));
    return store;
  };
}

/**
 * Returns the port to the terminal or pipe, with the display options of the command line.
 * @param autosaves save every match after each move
 */
export async function portFor(
  { large, colour }: Look,
  host: Host,
  store = storeOf(host),
  autosaves: readonly Autosave[] = [],
): Promise<Port> {
  const palette = colour ? await paletteOf(host) : undefined;
  const terminal = await terminalPort({
    ...host,
    shown: () => ({ columns: host.columns(), palette, large }),
    today: () => dayOf(host.now()),
  });
  const home = host.home();
  // Pauses are only for people who watch the screen.
  const wait = async (milliseconds: number) => {
    if (host.screen) await host.wait(milliseconds);
  };
  return {
    ...terminal,
    ...interruptibleEngine({ onInterrupt: host.onInterrupt, wait }, terminal.ask),
    files: {
      write: async (...wanted) => (await import("../records/store/files.ts")).writeFile(...wanted),
    },
    ...(home === undefined ? {} : { home }),
    archive: store,
    keepers: autosaves,
    wait: (seconds) => host.wait(SECOND * seconds),
  };
}

/** Adds the program's dice to a port. Their seed is announced whenever a game with dice begins. */
export function withDice(port: Port, seed: number, advice = ""): Port {
  return {
    ...port,
    async diceFor(game: AnyGame) {
      if (!hasDice(game)) return undefined;
      const { seededDice } = await import("../console/terminal/dice.ts");
      port.say(`Dice seed ${seed}${advice}.`);
      return seededDice(seed);
    },
  };
}

/** Returns the colours of the terminal; undefined for none. */
async function paletteOf({ environment, screen }: Host): Promise<Palette | undefined> {
  const { NO_COLOR, FORCE_COLOR } = environment;
  if (NO_COLOR || (FORCE_COLOR === undefined && !screen)) return undefined;
  return (await import("../console/render/palette.ts")).paletteFor(FORCE_COLOR);
}
