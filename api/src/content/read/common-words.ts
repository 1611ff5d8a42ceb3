import type { SQL } from 'drizzle-orm';
import type { KeptTotals } from './kept-totals.ts';
import type { ListQuery } from './list-queries.ts';

/** From so many on, what is searched for is common; a page is looked for among the first tenth of them. */
const COMMON = 500;
const SHARE = 10;

/** The condition for the first pages of a list of which many have what is searched for, in the list's own order; undefined when that is not so, or not known yet. */
export function findCommon(
  { page, perpage, order, question, whereCommon }: ListQuery,
  totals: Pick<KeptTotals, 'known'>,
): SQL | undefined {
  const total = totals.known(question) ?? 0;
  const isFirst = page * perpage * SHARE <= total;
  return total >= COMMON && isFirst && order === undefined ? whereCommon() : undefined;
}
