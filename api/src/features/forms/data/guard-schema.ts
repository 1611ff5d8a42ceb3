import { z } from 'zod';

/** Faster than any person fills in twelve fields. */
const MIN_FILL_MS = 2000;
export const PROOF_MAX_LENGTH = 1000;

/** Bot checks beside the answers. */
export const guardSchema = z.looseObject({
  // A missing one is reported with other invalid proofs.
  proof: z.unknown().optional().meta({
    type: 'string',
    maxLength: PROOF_MAX_LENGTH,
    description:
      'A solved challenge, see forms/challenge; each is good for one submission. Required with the token of a browser; clients with a key of their own omit it',
    'x-proof': true,
  }),
  website: z
    .literal('')
    .optional()
    .meta({ description: 'People do not see this field: it has to be empty' }),
  elapsed: z
    .number()
    .min(MIN_FILL_MS)
    .optional()
    .meta({ description: 'Milliseconds since the form was shown' }),
});
