/** Endpoints that count and list finder terms without results. */
export const EMPTY_SEARCH_PATHS = {
  count: '/api/ap/search/empty',
  list: '/api/admin/setting/empty_searches',
} as const;
export const EMPTY_SEARCH_MAX = 20;

/** A term without results, with its count and last day; nothing about the visitor. */
export interface EmptySearch {
  word: string;
  count: number;
  lastDay: string;
}

const MAX_DIGITS = 3;
const WORD = /^[\p{L}\p{M}\p{Nd}]+$/u;
// Unconverted characters of an input method.
const UNCONVERTED_INPUT = /\p{Script=Bopomofo}/u;

/** Whether a folded term may be counted: letters and few digits, so no numbers or addresses. */
export const isCountableTerm = (word: string) =>
  WORD.test(word) &&
  !UNCONVERTED_INPUT.test(word) &&
  [...word].length <= EMPTY_SEARCH_MAX &&
  (word.match(/\p{Nd}/gu) ?? []).length <= MAX_DIGITS &&
  word === word.normalize('NFKC').toLowerCase().replaceAll('台', '臺');
