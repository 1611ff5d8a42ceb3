import { removeFormatCharacters } from './remove-format-characters.ts';

/** Normalises a text for search: width, invisible characters, case, and 臺 or 台; spaces remain. */
export const normalizeSearchText = (text: string) =>
  removeFormatCharacters(text.normalize('NFKC')).toLowerCase().replaceAll('臺', '台');
