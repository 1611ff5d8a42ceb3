/** Normalises a text for search: width, case, and 臺 or 台. Spaces remain. */
export const normalizeSearchText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('臺', '台');
