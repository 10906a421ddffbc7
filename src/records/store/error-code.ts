/** The system's name for what went wrong: "EPIPE". */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
