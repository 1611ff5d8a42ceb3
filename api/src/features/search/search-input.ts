import { AREAS, toPlainLine } from '@admissions/model';
import { SEARCH_MAX } from '@admissions/protocol';
import { z } from 'zod';
import { emptyAsAbsent, pageQuery } from '../../platform/validation/input-schemas.ts';

/** Higher page numbers return this page. */
export const MAX_PAGE = 1000;

const typedField = {
  // Validated later by `searchTextSchema`, to report errors at the field.
  q: z.preprocess((typed) => typed ?? '', z.string().meta({ minLength: 1, maxLength: SEARCH_MAX })),
};
export const searchQuery = pageQuery.extend({ ...typedField, area: emptyAsAbsent(z.enum(AREAS)) });
export const suggestionQuery = z.strictObject(typedField);
export const searchTextSchema = z.object({
  q: z
    .string('validation.required')
    .transform(toPlainLine)
    .refine((typed) => typed !== '', 'validation.required')
    .refine((typed) => [...typed].length <= SEARCH_MAX, {
      error: ({ input }) =>
        `validation.maxLength|max=${SEARCH_MAX}|count=${[...String(input)].length}`,
    }),
});
