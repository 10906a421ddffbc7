/** What comes of reading something a person typed: the value, or one sentence that says why not. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string };

/** A successful reading. */
export function accept<T>(value: T): Read<T> {
  return { ok: true, value };
}

/** A refusal; `reason` is one whole sentence that names the rule. */
export function refuse(reason: string): { readonly ok: false; readonly reason: string } {
  return { ok: false, reason };
}
