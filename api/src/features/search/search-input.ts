import { AREAS } from '@admissions/model';
import { SEARCH_MAX } from '@admissions/protocol';
import { z } from 'zod';
import { pageQuery } from '../../platform/http/list-query.ts';
import { emptyAsAbsent } from '../../platform/validation/input-schemas.ts';

/** Pages further behind are the last one that is answered. */
export const MAX_PAGE = 1000;

const typedField = {
  // What is wrong with the words is told at their field: see below.
  q: z.preprocess((typed) => typed ?? '', z.string().meta({ minLength: 1, maxLength: SEARCH_MAX })),
};
/** The query of a search, for visitors and for staff. */
export const searchQuery = pageQuery.extend({ ...typedField, area: emptyAsAbsent(z.enum(AREAS)) });
export const suggestionQuery = z.strictObject(typedField);
/** What was typed; what is wrong with it is told at its field. */
export const searchTextSchema = z.object({
  q: z
    .string('validation.required')
    .transform((typed) => typed.normalize('NFKC').trim())
    .refine((typed) => typed !== '', 'validation.required')
    .refine((typed) => [...typed].length <= SEARCH_MAX, {
      error: ({ input }) =>
        `validation.maxLength|max=${SEARCH_MAX}|count=${[...String(input)].length}`,
    }),
});
