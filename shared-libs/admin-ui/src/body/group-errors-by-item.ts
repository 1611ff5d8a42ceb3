/** One shared object, so that items without errors are not rendered again. */
export const NO_ERRORS: Record<string, string> = {};

/** Messages by item index, then by path inside the item ('' for the item itself). */
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
