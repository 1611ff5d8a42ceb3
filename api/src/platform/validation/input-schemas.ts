import { momentSchema } from '@admissions/model/schema';
import { z } from 'zod';
import { documentAs, toJsonSchema } from './json-schema.ts';
import { wholeNumberText } from './request-faults.ts';

export const MAX_ID = 999_999_999;

/** The id in a path. */
export const idParams = z.strictObject({ id: wholeNumberText(MAX_ID) });
/** The id of an item of the media library in a path. */
export const mediaParams = z.strictObject({
  id: wholeNumberText(MAX_ID).meta({ 'x-media': true }),
});

/** The id of an account or a submission, as a number in a body or in the text of a query. */
export const rowId = documentAs(
  z.union([z.string().regex(/^[1-9]\d{0,8}$/), z.int().min(1).max(MAX_ID)]).transform(Number),
  { type: 'integer', minimum: 1, maximum: MAX_ID },
);

const revision = () => z.int('validation.required').min(1, 'validation.required');
/** The revision that a change was made from. */
export const revisionNumber = () => revision().meta({ component: 'RevisionOfWrite' });
/** What the API document says of it, once. */
export const REVISION_OF_WRITE = toJsonSchema(
  revision().meta({
    'x-revision': true,
    description: 'The revision that the change was made from; an older one is refused with 409',
  }),
  'input',
);
/** Rows that one write changes, each named once. */
export const uniqueRows = <S extends z.ZodType<{ id: number }>>(row: S, maxRows: number) =>
  z
    .array(row, 'validation.required')
    .min(1, 'validation.required')
    .max(maxRows, 'error.tooLarge')
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length);
/** An older revision of an entry, by its number. */
export const olderRevision = (description: string) =>
  z.int('validation.required').min(1).max(2_000_000_000).meta({ description });
/** A moment, ISO 8601 with zone; an empty box means that there is none. */
export const momentOrNone = () =>
  z.preprocess((value) => (value === '' ? null : value), momentSchema().nullable());
/** What may be left out, in a query also by leaving it empty. */
export const emptyAsAbsent = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).optional();
