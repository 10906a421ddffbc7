import type { Command } from "../console/session/state.ts";
import { EDIT_CHANGES, startEditing } from "./editor.ts";

export const EDIT_COMMANDS: readonly Command[] = [
  {
    names: ["edit"],
    otherNames: ["setup"],
    about: "sets up a position of your own and starts there",
    opens: EDIT_CHANGES,
    offered: ({ editing }) => editing !== undefined,
    run: startEditing,
  },
];
