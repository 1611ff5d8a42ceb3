import { z } from 'zod';
import { type AnyKind, ENTRY_STATUSES } from '../kind/kind.ts';
import { buildFieldsSchema } from './field-schema.ts';
import { momentSchema } from './value-schemas.ts';

export { bodyItemSchema, buildBodyItemSchema, ITEM_HTML_MAX } from './body-schema.ts';
export { buildFieldSchema } from './field-schema.ts';

export {
  findMarkupProblem,
  MAX_TAG_DEPTH,
  MAX_TAGS,
  MAX_TAGS_PER_ENTRY,
  measureMarkup,
} from './markup.ts';
export { formatSchemaMessage, toFieldErrors } from './messages.ts';

export { buildAnswersSchema, buildSubmissionSchema } from './submission-schema.ts';
export {
  cleanHref,
  hasUserInfo,
  href,
  isSafeHref,
  lineUpTo,
  removeInvisible,
  requiredLine,
  textUpTo,
} from './text.ts';
export {
  dateRangeSchema,
  daySchema,
  fileSchema,
  imageSchema,
  linkSchema,
  momentSchema,
  videoSchema,
} from './value-schemas.ts';

const optionalMomentSchema = () => momentSchema().nullable().optional();
const publicationSchemas = {
  status: z.enum(ENTRY_STATUSES, 'validation.select').optional(),
  publishAt: optionalMomentSchema(),
  unpublishAt: optionalMomentSchema(),
};

/** The schema for creating an entry. */
export const buildAddSchema = (kind: AnyKind) =>
  buildFieldsSchema(kind.fields).extend(publicationSchemas);

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
    ...publicationSchemas,
    revision: z.int('validation.required').min(1).meta({ component: 'RevisionOfWrite' }),
  });
}

const withoutDefault = (schema: z.ZodType) =>
  schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema;
