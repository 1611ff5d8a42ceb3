import type { Area } from '@admissions/model';

import { textUpTo } from '@admissions/model/schema';
import { z } from 'zod';
import { kindId } from '../../content/routes/entry-id.ts';
import { documentAs, ref } from '../../platform/validation/json-schema.ts';
import { wholeNumberText } from '../../platform/validation/request-faults.ts';
import { CONTENT_AREAS } from './publishing-rules.ts';

/** Characters of a note, an answer or a comment. */
const REVIEW_TEXT_MAX = 1000;

const MAX_ID = 999_999_999;
const kind = kindId();
const number = () => z.int('validation.required').min(1).max(MAX_ID);
const subject = {
  kind: documentAs(kindId(), ref('KindId')),
  entryId: number(),
};
const reviewText = () => textUpTo(REVIEW_TEXT_MAX);
const positionSchema = () => z.string('validation.required').min(1).max(120).nullable();

export const listQuery = z.strictObject({ kind: kind.optional() });
export const threadQuery = z.strictObject({
  kind,
  entry: wholeNumberText(MAX_ID),
});
export const reviewRequestSchema = z.strictObject({
  ...subject,
  of: number().meta({ description: 'Account of the reviewer' }),
  note: reviewText(),
});
export const answerSchema = z.strictObject({
  state: z.enum(['approved', 'returned'], 'validation.select'),
  words: reviewText(),
  seen: z
    .strictObject({ version: number().nullable(), revision: number().nullable() })
    .meta({ description: 'The version of the draft and the revision of the entry that were seen' }),
});
export const commentSchema = z.strictObject({
  ...subject,
  field: positionSchema(),
  item: positionSchema(),
  text: reviewText().refine((text) => text.trim() !== '', 'validation.required'),
});
export const resolveSchema = z.strictObject({ isResolved: z.boolean('validation.select') });
export const ruleSchema = z.strictObject({
  area: z.enum(CONTENT_AREAS as [Area, ...Area[]], 'validation.select'),
  needsApproval: z.boolean('validation.select'),
});
