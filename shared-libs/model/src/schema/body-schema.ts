import { z } from 'zod';
import { BODY_ITEM_TYPES, type BodyItemType } from '../base/body.ts';
import { requiredLine, requiredText, richText, storableText, textUpTo } from './text.ts';
import { fileSchema, imageSchema, linkSchema, videoSchema } from './value-schemas.ts';

const caption = () => requiredLine(120).optional();
/** Longest rich text of an item, tags included. */
export const ITEM_HTML_MAX = 20_000;
const html = () => richText(ITEM_HTML_MAX);
const cell = () => textUpTo(300);

const shapes = {
  heading: () => ({
    level: z.union([z.literal(2), z.literal(3)], 'validation.select'),
    text: requiredLine(80),
  }),
  text: () => ({ html: html() }),
  image: () => ({ image: imageSchema(), caption: caption() }),
  gallery: () => ({
    images: z
      .array(z.strictObject({ image: imageSchema(), caption: caption() }))
      .min(1, 'validation.required')
      .max(60, 'error.tooLarge'),
  }),
  video: () => ({ video: videoSchema(), caption: caption() }),
  button: () => ({ label: requiredLine(30), link: linkSchema() }),
  file: () => ({ file: fileSchema(), label: requiredLine(80) }),
  table: () => ({
    caption: caption(),
    head: z.array(cell()).min(1, 'validation.required').max(12, 'error.tooLarge'),
    rows: z
      .array(z.array(cell()).max(12, 'error.tooLarge'))
      .min(1, 'validation.required')
      .max(200, 'error.tooLarge')
      .refine((rows) => rows.flat().some(Boolean), 'validation.tableEmpty'),
  }),
  quote: () => ({
    text: requiredText(400),
    name: requiredLine(40).optional(),
    role: requiredLine(60).optional(),
  }),
  faq: () => ({
    items: z
      .array(z.strictObject({ question: requiredLine(120), answer: requiredText(2000) }))
      .min(1, 'validation.required')
      .max(50, 'error.tooLarge'),
  }),
  columns: () => ({
    image: imageSchema(),
    html: html(),
    side: z.enum(['left', 'right'], 'validation.select'),
  }),
  divider: () => ({}),
} satisfies Record<BodyItemType, () => z.ZodRawShape>;

/** The write schema of an item type. */
export const buildBodyItemSchema = (type: BodyItemType) =>
  z.strictObject({
    type: z.literal(type),
    key: storableText().max(40).optional(),
    ...shapes[type](),
  });

let whole: z.ZodType | undefined;
/** The write schema of any item. */
export function bodyItemSchema(): z.ZodType {
  whole ??= z
    .discriminatedUnion(
      'type',
      BODY_ITEM_TYPES.map(buildBodyItemSchema) as [ReturnType<typeof buildBodyItemSchema>],
      'validation.select',
    )
    .meta({ component: 'BodyItemWrite' });
  return whole;
}
