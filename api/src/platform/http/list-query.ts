import type { Page } from '@admissions/protocol';
import { z } from 'zod';
import { describeFault, wholeNumber } from '../validation/request-faults.ts';
import { malformed } from './http-error.ts';

export const pageQuery = z.strictObject({
  page: wholeNumber(100_000, 1),
  perpage: wholeNumber(100, 20),
});
/** `text` and `search` are synonyms. */
export const searchQuery = pageQuery
  .extend({
    text: z.string().trim().max(100).default(''),
    search: z.string().trim().max(100).default(''),
  })
  .transform(({ text, search, ...page }) => ({ ...page, search: text || search }));

/** Throws 400 for any other query. */
export function parseQuery<S extends z.ZodType>(schema: S, query: unknown): z.output<S> {
  const result = schema.safeParse(query, { error: describeFault });
  if (!result.success) throw malformed(result.error);
  return result.data;
}

export const paginate = <T>(
  rows: readonly T[],
  { page, perpage }: { page: number; perpage: number },
): Page<T> => ({
  list: rows.slice((page - 1) * perpage, page * perpage),
  total: rows.length,
  page,
  perpage,
});
