import { homedir } from "node:os";
import process from "node:process";
import { errorCode } from "../records/store/error-code.ts";

/** The user's own folder, which some systems do not have. */
export function home(): string | undefined {
  try {
    return homedir();
  } catch {
    return undefined;
  }
}

/** While somebody listens, Ctrl-C does not end the program. */
export function onInterrupt(handler: () => void): () => void {
  process.on("SIGINT", handler);
  return () => process.off("SIGINT", handler);
}

/** Whether a process is running, this user's or another's. */
export function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}
