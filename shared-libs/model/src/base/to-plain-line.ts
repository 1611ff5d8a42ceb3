import { removeFormatCharacters } from './remove-format-characters.ts';

/** Unifies width, and removes invisible characters and outer spaces. */
export const toPlainLine = (text: string) => removeFormatCharacters(text.normalize('NFKC')).trim();
