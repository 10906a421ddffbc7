/** Returns the error code of the system, such as "EPIPE"; "" if there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
