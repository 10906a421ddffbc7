/** What comes of reading something a person typed: the value, or one sentence that says why not. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string };

/** A successful reading. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A refusal; `reason` is one whole sentence that names the rule. */
export function err(reason: string): { readonly ok: false; readonly reason: string } {
  return { ok: false, reason };
}
