/** A value, or one sentence that says why it is refused. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** What a function returns, or another value if it throws an error. */
export function orElse<T, Other>(read: () => T, otherwise: Other): T | Other {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** `reason` is a complete sentence that names the rule. */
export function err(reason: string): { readonly ok: false; readonly reason: string } {
  return { ok: false, reason };
}
