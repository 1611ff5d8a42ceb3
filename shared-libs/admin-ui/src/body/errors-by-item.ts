/** The same object each time, so that items without faults are not drawn again. */
export const NO_ERRORS: Record<string, string> = {};

/** Messages by the place of their item, then by their path inside of it ('' for the item itself). */
export function errorsByItem(
  errors: Record<string, string>,
): Record<number, Record<string, string>> {
  const byItem: Record<number, Record<string, string>> = {};
  for (const [path, message] of Object.entries(errors)) {
    const [, place, inside = ''] = /^(\d+)(?:\.(.+))?$/.exec(path) ?? [];
    if (place !== undefined)
      byItem[Number(place)] = { ...byItem[Number(place)], [inside]: message };
  }
  return byItem;
}
