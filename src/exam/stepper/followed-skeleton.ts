import { readFile } from "node:fs/promises";
import type { Result } from "../../base/result.ts";
import { SKELETON } from "../places.ts";
import { type FollowedProgram, followProgram } from "./twin/program.ts";

/** The texts of the exam's program, by the names of its files. */
async function skeletonFiles(): Promise<ReadonlyMap<string, string>> {
  const files = ["program.ts", "rules.ts", "input.ts"];
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, SKELETON), "utf8")));
  return new Map(files.map((file, at) => [file, texts[at]!]));
}

let skeleton: Promise<Result<FollowedProgram>> | undefined;

/** The exam's program, whose runs can be followed; it is prepared once. */
export function followedSkeleton(): Promise<Result<FollowedProgram>> {
  skeleton ??= skeletonFiles().then((files) => followProgram(files, files));
  return skeleton;
}

/** A copy of the exam's program, of which these are the files. */
export const followCopy = async (files: ReadonlyMap<string, string>) =>
  followProgram(files, await skeletonFiles());
