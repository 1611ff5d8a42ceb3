/** Where the words are counted that the finder of departments knows nothing for, and where staff read them. */
export const EMPTY_SEARCH_PATHS = {
  count: '/api/ap/search/empty',
  list: '/api/admin/setting/empty_searches',
} as const;
export const EMPTY_SEARCH_MAX = 20;

/** A word that found nothing: how often, and on which day last. Of who typed it nothing is known. */
export interface EmptySearch {
  word: string;
  count: number;
  lastDay: string;
}

const MOST_DIGITS = 3;
const WORD = /^[\p{L}\p{M}\p{Nd}]+$/u;
// What an input method has not yet made a sign of.
const UNFINISHED = /\p{Script=Bopomofo}/u;

/** Whether a folded word may be counted: letters and a few digits, so that no number, address or mail of a person is ever kept. */
export const isCountableWord = (word: string): boolean =>
  WORD.test(word) &&
  !UNFINISHED.test(word) &&
  [...word].length <= EMPTY_SEARCH_MAX &&
  (word.match(/\p{Nd}/gu) ?? []).length <= MOST_DIGITS &&
  word === word.normalize('NFKC').toLowerCase().replaceAll('台', '臺');
