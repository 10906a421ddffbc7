import type { Result } from "../src/base/result.ts";

/** The value of a result that must not be a refusal. */
export function valueIn<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
