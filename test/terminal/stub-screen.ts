import type { Screen } from "../../src/terminal/screen-port.ts";

/** A screen at which people type, that only shows and asks. */
export const stubScreen = (
  screen: Pick<Screen, "show" | "ask"> & Partial<Pick<Screen, "interactive">>,
): Screen => ({
  interactive: true,
  read: async () => {},
  status() {},
  rest: async () => true,
  use: () => undefined,
  ...screen,
});
