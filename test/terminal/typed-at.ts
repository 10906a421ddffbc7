import { interruptsOf } from "../../src/terminal/interrupts.ts";
import { openScreen } from "../../src/terminal/screen.ts";

type Host = Parameters<typeof openScreen>[0];

const wait = async () => {};

/** Opens a screen at which people type, of 70 columns and without wrapping by default. */
export const typedAt = (write: Host["write"], more: Partial<Host> = {}, columns = 70) =>
  openScreen(
    {
      wrapText: undefined,
      readLine: async () => undefined,
      write,
      window: () => ({ columns, rows: 24, palette: undefined, keyboard: true }),
      wait,
      ...more,
    },
    interruptsOf({ onInterrupt: () => () => {}, wait }),
  );
