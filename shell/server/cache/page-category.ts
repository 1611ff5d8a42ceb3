import type { PageQuery } from '@admissions/protocol';

/**
 * How many pages of its sort there can be. `standing`: the page of a claim as it is, and the one for all that lead nowhere. `listed`: told apart by words that the claim
 * lists, so there are only so many. `numbered`: by a number, of which few lead to anything. `free`: by a text that anybody can make up.
 */
export type PageCategory = 'standing' | 'listed' | 'numbered' | 'free';

/** Of what sort the page is that this query makes, after it went through the rules of its claim; without rules every query is a text. */
export function categorizeQuery(rules: PageQuery | undefined, query: string): PageCategory {
  const keys = [...new URLSearchParams(query).keys()].filter((key) => key !== 'lang');
  if (!rules) return query === '' || query === '?lang=en' ? 'standing' : 'free';
  const used = keys.flatMap((key) => rules[key] ?? []);
  if (used.length === 0) return 'standing';
  if (used.some((rule) => 'text' in rule)) return 'free';
  return used.some((rule) => 'number' in rule) ? 'numbered' : 'listed';
}
