/** The same object each time, so that items without faults are not drawn again. */
export const NO_ERRORS: Record<string, string> = {};

/** Messages by the place of their item, then by their path inside of it ('' for the item itself). */
export function groupErrorsByItem(
  errors: Record<string, string>,
): Record<number, Record<string, string>> {
  const byItem: Record<number, Record<string, string>> = {};
  for (const [path, message] of Object.entries(errors)) {
    const [, itemIndex, inside = ''] = /^(\d+)(?:\.(.+))?$/.exec(path) ?? [];
    if (itemIndex !== undefined)
      byItem[Number(itemIndex)] = { ...byItem[Number(itemIndex)], [inside]: message };
  }
  return byItem;
}
