import type { PageQuery } from '@admissions/protocol';

/** Bounded: `standing` (one page), `listed` (declared values). Unbounded: `numbered`, `free`. */
export type PageCategory = 'standing' | 'listed' | 'numbered' | 'free';

/** The claim has normalised the query; without rules every query is free text. */
export function categorizeQuery(rules: PageQuery | undefined, query: string): PageCategory {
  const keys = [...new URLSearchParams(query).keys()].filter((key) => key !== 'lang');
  if (!rules) return query === '' || query === '?lang=en' ? 'standing' : 'free';
  const used = keys.flatMap((key) => rules[key] ?? []);
  if (used.length === 0) return 'standing';
  if (used.some((rule) => 'text' in rule)) return 'free';
  return used.some((rule) => 'number' in rule) ? 'numbered' : 'listed';
}
