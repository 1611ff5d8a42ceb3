import type { Page } from '@admissions/protocol';
import { z } from 'zod';
import { findFaults, wholeNumber } from '../validation/request-faults.ts';
import { malformed } from './http-error.ts';

/** The query of every list: which page, and how long a page is. */
export const pageQuery = z.strictObject({
  page: wholeNumber(100_000, 1),
  perpage: wholeNumber(100, 20),
});
/** The same with a text to search for; `text` and `search` mean the same. */
export const searchQuery = pageQuery
  .extend({
    text: z.string().trim().max(100).default(''),
    search: z.string().trim().max(100).default(''),
  })
  .transform(({ text, search, ...page }) => ({ ...page, search: text || search }));

/** The query as the schema has it; a query of any other form is malformed. */
export function parseQuery<S extends z.ZodType>(schema: S, query: unknown): z.output<S> {
  const result = schema.safeParse(query);
  if (!result.success) throw malformed(findFaults(result.error, listKeys(schema)));
  return result.data;
}

// Those that a search merges into one are known, too.
const listKeys = (schema: z.ZodType): string[] =>
  Object.keys(
    (schema instanceof z.ZodPipe ? (schema.in as z.ZodObject) : (schema as z.ZodObject)).shape ??
      {},
  );

/** One page out of all rows. */
export const paginate = <T>(
  rows: readonly T[],
  { page, perpage }: { page: number; perpage: number },
): Page<T> => ({
  list: rows.slice((page - 1) * perpage, page * perpage),
  total: rows.length,
  page,
  perpage,
});
