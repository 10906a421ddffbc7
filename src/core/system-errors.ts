/** Why the system refuses to read, write or make something, by error code. */
const REASONS: Readonly<Record<string, string>> = {
  ERR_INVALID_ARG_VALUE: "no file can have that name",
  EACCES: "permission denied",
  EAGAIN: "there is nothing to read",
  ERR_SYSTEM_ERROR: "this user has no home folder",
  EDQUOT: "the disk is full",
  EISDIR: "it is a folder",
  ELOOP: "its symbolic links lead in a circle",
  ENAMETOOLONG: "its name is too long",
  ENOENT: "there is no such file or folder",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of its path is not a folder",
  ENXIO: "it is a socket, or a device that is not connected",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
};

/** The error code of the system, such as "EPIPE"; "" if there is none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Why an operation failed, as a sentence: "This game cannot be saved: the disk is full." */
export function cannot(what: string, error: unknown): string {
  const code = errorCode(error);
  const reason = REASONS[code] ?? code;
  return reason === "" ? `${what}.` : `${what}: ${reason}.`;
}
