import { interruptsOf } from "../../../src/console/terminal/interrupts.ts";
import { openTerminal } from "../../../src/console/terminal/terminal.ts";

type Host = Parameters<typeof openTerminal>[0];

const wait = async () => {};

/** Opens a terminal at which people type, of 70 columns and without wrapping by default. */
export const typedAt = (write: Host["write"], more: Partial<Host> = {}, columns = 70) =>
  openTerminal(
    {
      keyboard: true,
      wrapText: undefined,
      readLine: async () => undefined,
      write,
      screen: () => ({ columns, rows: 24, palette: undefined }),
      wait,
      ...more,
    },
    interruptsOf({ onInterrupt: () => () => {}, wait }),
  );
