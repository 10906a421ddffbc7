import type { Extension } from "../console/session/state.ts";
import { EDIT_CHANGES, startEditing } from "./editor.ts";

/** What the editor adds to the command setup. */
export const SET_UP: Extension = {
  otherNames: ["fen", "editor"],
  about: "opens an editor of positions, or starts from one as text",
  opens: EDIT_CHANGES,
  run: startEditing,
};
