import { momentSchema } from '@admissions/model/schema';
import { z } from 'zod';
import { documentAs, toJsonSchema } from './json-schema.ts';
import { wholeNumberText } from './request-faults.ts';

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
