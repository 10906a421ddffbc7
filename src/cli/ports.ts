import { dayOf } from "../console/render/dates.ts";
import { interruptibleEngine } from "../console/terminal/interruptible-engine.ts";
import { interruptsOf } from "../console/terminal/interrupts.ts";
import type { Palette, Ports, Terminal } from "../console/terminal/ports.ts";
import { openTerminal } from "../console/terminal/terminal.ts";
import type { Autosave } from "../records/file-recorder.ts";
import type { Store } from "../records/store/store.ts";
import type { Host } from "./host.ts";
import type { Look } from "./options/request.ts";

/** Returns a function that opens the saved games on its first call. */
export function storeOf({ disk }: Host): () => Promise<Store> {
  let store: Promise<Store> | undefined;
  return () => {
    store ??= import("../records/store/store.ts").then(({ openStore }) => openStore(disk));
    return store;
  };
}

/** Returns the terminal without the other ports; it draws boards as the command line says. */
export async function terminalFor(
  { large, colour }: Look,
  host: Host,
  interrupts = interruptsOf(host),
): Promise<Terminal> {
  const palette = colour ? await paletteOf(host) : undefined;
  const screen = () => ({ columns: host.columns(), palette, large });
  return openTerminal({ ...host, screen }, interrupts);
}

/**
 * Returns the ports of a session.
 * @param autosaves save the game before every prompt
 */
export async function portsFor(
  look: Look,
  host: Host,
  store = storeOf(host),
  autosaves: readonly Autosave[] = [],
): Promise<Ports> {
  const interrupts = interruptsOf(host);
  // Without a screen nobody is watching, so there is no need to pause.
  const pause = async (milliseconds: number) => {
    if (host.screen) await host.wait(milliseconds);
  };
  return {
    terminal: await terminalFor(look, host, interrupts),
    engine: interruptibleEngine(interrupts, pause),
    disk: {
      today: () => dayOf(host.now()),
      home: host.home(),
      write: async (...file) => (await import("../records/store/files.ts")).writeFile(...file),
      store,
      autosaves,
    },
  };
}

/** Returns the colours of the terminal; undefined for none. */
async function paletteOf({ environment, screen }: Host): Promise<Palette | undefined> {
  const { NO_COLOR, FORCE_COLOR } = environment;
  if (NO_COLOR || (FORCE_COLOR === undefined && !screen)) return undefined;
  return (await import("../console/render/palette.ts")).paletteFor(FORCE_COLOR);
}
