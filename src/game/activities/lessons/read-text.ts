import { readOwnText } from "../../../base/read-file.ts";

/** The folder of texts; the installed program keeps it beside its own code, too. */
const TEXTS = new URL("../lessons/texts/", import.meta.url);

/** Reads the text of a built-in lesson, or of the stages of a game. */
export const readLessonText = async (kind: "lessons" | "stages", name: string) =>
  readOwnText(new URL(`${kind}/${name}.txt`, TEXTS));
