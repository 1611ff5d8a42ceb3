import { z } from 'zod';
import { type BrandColorUse, findReadable, isReadable } from '../base/brand-colors.ts';
import { UPLOADED_FILM } from '../base/values.ts';
import { foldText } from '../fields/fold-text.ts';
import { href, requiredLine, storableText, textUpTo } from './text.ts';

/** An existing day, YYYY-MM-DD. */
export const daySchema = () =>
  storableText()
    .overwrite((text) => foldText('date', text))
    .min(1, 'validation.required')
    .refine(isDay, 'validation.date')
    .meta({ format: 'date' });
/** A moment, ISO 8601 with zone. */
export const momentSchema = () =>
  storableText()
    .min(1, 'validation.required')
    .refine((value) => z.iso.datetime({ offset: true }).safeParse(value).success, 'validation.date')
    .meta({ format: 'date-time' });

/** Refused with the nearest colour that can be read. */
export const colorSchema = (use: BrandColorUse) =>
  storableText()
    .toLowerCase()
    .trim()
    .min(1, 'validation.required')
    .regex(/^#[0-9a-f]{6}$/, { error: 'validation.color', abort: true })
    .refine((value) => isReadable(use, value), {
      error: ({ input }) => `validation.contrast|color=${findReadable(use, String(input))}`,
    });

/** The begin is not after the end. */
export const dateRangeSchema = () =>
  z
    .strictObject({ begin: daySchema(), end: daySchema() }, 'validation.required')
    .refine(({ begin, end }) => begin <= end, { message: 'validation.dateRange', path: ['end'] })
    .meta({ component: 'DateRange' });

// A component appears once in the document.
export const linkSchema = ({ isOutside }: { isOutside?: true } = {}) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? { href: value } : value),
      z.strictObject(
        {
          href: href(isOutside),
          label: requiredLine(60).optional(),
          newWindow: z.boolean().optional(),
        },
        'validation.required',
      ),
    )
    .meta({ component: isOutside ? 'OutsideLinkWrite' : 'LinkWrite' });
export const imageSchema = () =>
  z
    .strictObject(
      {
        media: mediaIdSchema(),
        alt: textUpTo(200, 'validation.imageAlt'),
        focal: z
          .strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
          .optional(),
      },
      'validation.required',
    )
    .meta({ component: 'ImageWrite' });
export const fileSchema = () =>
  z
    .strictObject({ media: mediaIdSchema(), label: requiredLine(80) }, 'validation.required')
    .meta({ component: 'FileWrite' });
export const videoSchema = () =>
  z
    .discriminatedUnion(
      'provider',
      [
        z.strictObject({
          provider: z.literal('youtube'),
          id: storableText().regex(/^[\w-]{11}$/, 'validation.youtube'),
          duration: secondsSchema(),
        }),
        uploadedVideoSchema(),
      ],
      'validation.required',
    )
    .meta({ component: 'VideoWrite' });

// Uploaded videos are identified by id: a replaced file has another address.
const uploadedVideoSchema = () =>
  z
    .strictObject({
      provider: z.literal('file'),
      media: mediaIdSchema().optional(),
      url: uploadedFilmUrlSchema().optional(),
      duration: secondsSchema(),
      captions: captionsSchema().optional(),
    })
    .refine(({ media, url }) => media !== undefined || url !== undefined, {
      message: 'validation.required',
      path: ['url'],
    })
    .meta({ anyOf: [requireKey('media'), requireKey('url')] })
    .transform(({ url, ...video }) => (video.media === undefined ? { ...video, url } : video));

// OpenAPI linters require each required name in the properties.
const requireKey = (name: string) => ({ required: [name], properties: { [name]: {} } });

// The library's form; existence is checked at write.
const uploadedFilmUrlSchema = () =>
  storableText()
    .trim()
    .min(1, 'validation.required')
    .regex(UPLOADED_FILM, 'validation.uploadedFilm');
const captionsSchema = () =>
  storableText()
    .max(20_000, 'validation.captions')
    .regex(/^WEBVTT\b[\s\S]*\d\d\.\d{3} --> /, 'validation.captions');
const mediaIdSchema = () =>
  z
    .int('validation.required')
    .min(1, 'validation.required')
    .max(999_999_999, 'validation.required')
    .meta({ 'x-media': true });
const secondsSchema = () => z.int().min(0).max(86_400).optional();

/** Whether a text is an existing day, YYYY-MM-DD. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value) && value >= '1900-01-01';
}
