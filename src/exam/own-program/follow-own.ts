/** A class's own version of the exam's program, from which answers are recorded where it can be followed. */
import type { FileNaming } from "../../base/file-names.ts";
import { ok, type Result } from "../../base/result.ts";
import { openOwn } from "../exercises/open-copy.ts";
import { ownProgram } from "../exercises/reading/own-program.ts";
import { compareWithKnown } from "../known-versions.ts";
import { askable, type FollowedOwn, resultsOf } from "./askable.ts";

/** Opens the version of the exam's program in a file; undefined if none is named. */
export async function followOwn(
  typed: string | undefined,
  host: FileNaming,
): Promise<Result<FollowedOwn | undefined>> {
  const read = ownProgram(typed, host);
  if (!read.ok || !read.value) return read as Result<undefined>;
  const isFollowed = /\.(?:py|ts)$/i.test(read.value.file);
  const opened = isFollowed ? await openOwn(typed!, undefined, host) : undefined;
  const program = opened?.ok ? opened.value : undefined;
  const notes =
    opened?.ok === false
      ? [`${opened.reason} Only what is the same there as in the exam's program is asked.`]
      : [];
  const own = { ...read.value, compared: await compareWithKnown(read.value), program, notes };
  let results: ReturnType<typeof resultsOf> | undefined;
  return ok({
    ...own,
    async askable(questions) {
      results ??= resultsOf(own);
      return askable(own, questions, await results);
    },
  });
}
