interface Failure {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Whether an error or one of its causes matches; drizzle puts the driver's error into `cause`. */
export function someCause(error: unknown, matches: (each: Failure) => boolean): boolean {
  const failure = error as Failure | null | undefined;
  return Boolean(failure && (matches(failure) || someCause(failure.cause, matches)));
}

/** Matches SQLSTATE or a socket's error code. */
export const hasErrorCode = (error: unknown, codes: RegExp) =>
  someCause(error, ({ code }) => codes.test(String(code)));

export const isUniqueViolation = (error: unknown) => hasErrorCode(error, /^23505$/);
