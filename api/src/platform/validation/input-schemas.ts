import { momentSchema } from '@admissions/model/schema';
import type { Page } from '@admissions/protocol';
import { z } from 'zod';
import { documentAs, toJsonSchema } from './json-schema.ts';

export const wholeFault = (min: number, max: number) => `request.whole|min=${min}|max=${max}`;

/** From text of a query or path; at least 1 unless `min` differs. */
export const wholeNumberText = (max: number, min = 1) =>
  documentAs(
    z
      .string()
      .regex(/^(0|[1-9]\d*)$/, wholeFault(min, max))
      .transform(Number)
      .refine((value) => value >= min && value <= max, wholeFault(min, max)),
    { type: 'integer', minimum: min, maximum: max },
  );

/** Starts at 1. */
export const wholeNumber = (max: number, initial: number) => wholeNumberText(max).default(initial);

export const MAX_ID = 999_999_999;

/** An id in a body. */
export const idNumber = () => z.int('validation.required').min(1).max(MAX_ID);
export const idParams = z.strictObject({ id: wholeNumberText(MAX_ID) });
export const mediaParams = z.strictObject({
  id: wholeNumberText(MAX_ID).meta({ 'x-media': true }),
});

/** As a number in a body or as text in a query. */
export const rowId = documentAs(
  z.union([z.string().regex(/^[1-9]\d{0,8}$/), z.int().min(1).max(MAX_ID)]).transform(Number),
  { type: 'integer', minimum: 1, maximum: MAX_ID },
);

const revision = () => z.int('validation.required').min(1, 'validation.required');
/** The revision on which a change is based. */
export const revisionNumber = () => revision().meta({ component: 'RevisionOfWrite' });
export const REVISION_OF_WRITE = toJsonSchema(
  revision().meta({
    'x-revision': true,
    description: 'The revision on which the change is based; an older one is refused with 409',
  }),
  'input',
);
/** Rows of one write, with unique ids. */
export const uniqueRows = <S extends z.ZodType<{ id: number }>>(row: S, maxRows: number) =>
  z
    .array(row, 'validation.required')
    .min(1, 'validation.required')
    .max(maxRows, 'error.tooLarge')
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'request.twice');
export const olderRevision = (description: string) =>
  z.int('validation.required').min(1).max(2_000_000_000).meta({ description });
/** ISO 8601 with zone; an empty string means none. */
export const momentOrNone = () =>
  z.preprocess((value) => (value === '' ? null : value), momentSchema().nullable());
/** Optional; in a query an empty value counts as absent. */
export const emptyAsAbsent = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).optional();

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

export interface Paging {
  page: number;
  perpage: number;
}
export const paginate = <T>(rows: readonly T[], { page, perpage }: Paging): Page<T> => ({
  list: rows.slice((page - 1) * perpage, page * perpage),
  total: rows.length,
  page,
  perpage,
});

interface Selected<T> {
  limit(count: number): { offset(count: number): PromiseLike<T[]> };
}
/** One page of the rows, with the total. */
export async function readPage<T>(
  rows: Selected<T>,
  total: PromiseLike<number>,
  { page, perpage }: Paging,
): Promise<Page<T>> {
  const list = await rows.limit(perpage).offset((page - 1) * perpage);
  return { list, total: await total, page, perpage };
}
