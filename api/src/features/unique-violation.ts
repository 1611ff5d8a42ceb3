/** Whether the database refused a write because its value is taken; drizzle puts the driver's error into `cause`. */
export function isUniqueViolation(error: unknown): boolean {
  for (
    let each = error as { code?: unknown; cause?: unknown } | undefined;
    each;
    each = each.cause as typeof each
  )
    if (each.code === '23505') return true;
  return false;
}
