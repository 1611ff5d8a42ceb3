/** Matches SQLSTATE or a socket's error code; drizzle puts the driver's error into `cause`. */
export function hasErrorCode(error: unknown, codes: RegExp) {
  for (
    let each = error as { code?: unknown; cause?: unknown } | undefined;
    each;
    each = each.cause as typeof each
  )
    if (typeof each.code === 'string' && codes.test(each.code)) return true;
  return false;
}

export const isUniqueViolation = (error: unknown) => hasErrorCode(error, /^23505$/);
