import { z } from 'zod';
import type { AnyKind } from '../kind/kind.ts';
import { ENTRY_STATUSES } from '../kind/kind.ts';
import { buildFieldsSchema } from './field-schema.ts';
import { momentText } from './value-schemas.ts';

export { bodyItemSchema, buildBodyItemSchema, ITEM_HTML_MAX } from './body-schema.ts';
export { buildFieldSchema } from './field-schema.ts';

export {
  DEEPEST,
  type Markup,
  MOST_TAGS,
  MOST_TAGS_OF_ENTRY,
  markupProblem,
  readMarkup,
} from './markup.ts';
export { toFieldErrors, toSentence } from './messages.ts';

export { buildAnswersSchema, buildSubmissionSchema } from './submission-schema.ts';
export {
  dropInvisible,
  hasUserInfo,
  href,
  isSafeHref,
  lineUpTo,
  requiredLine,
  textUpTo,
} from './text.ts';
export {
  dateRangeSchema,
  dayText,
  fileSchema,
  imageSchema,
  linkSchema,
  momentText,
  videoSchema,
} from './value-schemas.ts';

const moment = () => momentText().nullable().optional();
const publication = {
  status: z.enum(ENTRY_STATUSES, 'validation.select').optional(),
  publishAt: moment(),
  unpublishAt: moment(),
};

/** The schema for creating an entry. */
export const buildAddSchema = (kind: AnyKind) => buildFieldsSchema(kind.fields).extend(publication);

/** The schema for changing an entry: any fields, and the base revision. */
export function buildEditSchema(kind: AnyKind) {
  const fields = Object.fromEntries(
    Object.entries(buildFieldsSchema(kind.fields).shape).map(([name, schema]) => [
      name,
      withoutDefault(schema as z.ZodType).optional(),
    ]),
  );
  return z.strictObject({
    ...fields,
    ...publication,
    revision: z.int('validation.required').min(1).meta({ component: 'RevisionOfWrite' }),
  });
}

const withoutDefault = (schema: z.ZodType) =>
  schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema;
