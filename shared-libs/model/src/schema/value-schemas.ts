import { z } from 'zod';
import { UPLOADED_FILM } from '../base/values.ts';
import { href, requiredLine, storable, textUpTo } from './text.ts';

/** An existing day, YYYY-MM-DD. */
export const dayText = () =>
  storable()
    .min(1, 'validation.required')
    .refine(isDay, 'validation.date')
    .meta({ format: 'date' });
/** A moment, ISO 8601 with zone. */
export const momentText = () =>
  storable()
    .min(1, 'validation.required')
    .refine((value) => z.iso.datetime({ offset: true }).safeParse(value).success, 'validation.date')
    .meta({ format: 'date-time' });

/** The date-range rule of the specification: begin not after end. */
export const dateRangeSchema = () =>
  z
    .strictObject({ begin: dayText(), end: dayText() }, 'validation.required')
    .refine(({ begin, end }) => begin <= end, { message: 'validation.dateRange', path: ['end'] })
    .meta({ component: 'DateRange' });

// A component appears once in the document.
export const linkSchema = () =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? { href: value } : value),
      z.strictObject(
        { href: href(), label: requiredLine(60).optional(), newWindow: z.boolean().optional() },
        'validation.required',
      ),
    )
    .meta({ component: 'LinkWrite' });
export const imageSchema = () =>
  z
    .strictObject(
      {
        media: mediaId(),
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
    .strictObject({ media: mediaId(), label: requiredLine(80) }, 'validation.required')
    .meta({ component: 'FileWrite' });
export const videoSchema = () =>
  z
    .discriminatedUnion(
      'provider',
      [
        z.strictObject({
          provider: z.literal('youtube'),
          id: storable().regex(/^[\w-]{11}$/, 'validation.url'),
          duration: seconds(),
        }),
        uploadedVideo(),
      ],
      'validation.required',
    )
    .meta({ component: 'VideoWrite' });

// Uploaded videos are identified by id: a replaced file has another address.
const uploadedVideo = () =>
  z
    .strictObject({
      provider: z.literal('file'),
      media: mediaId().optional(),
      url: uploadedFilm().optional(),
      duration: seconds(),
      captions: captions().optional(),
    })
    .refine(({ media, url }) => media !== undefined || url !== undefined, {
      message: 'validation.required',
      path: ['url'],
    })
    .meta({ anyOf: [needs('media'), needs('url')] })
    .transform(({ url, ...video }) => (video.media === undefined ? { ...video, url } : video));

// OpenAPI linters require each required name in the properties.
const needs = (name: string) => ({ required: [name], properties: { [name]: {} } });

// The library's form; existence is checked at write.
const uploadedFilm = () =>
  storable().trim().min(1, 'validation.required').regex(UPLOADED_FILM, 'validation.uploadedFilm');
const captions = () =>
  storable()
    .max(20_000, 'validation.captions')
    .regex(/^WEBVTT\b[\s\S]*\d\d\.\d{3} --> /, 'validation.captions');
const mediaId = () =>
  z
    .int('validation.required')
    .min(1, 'validation.required')
    .max(999_999_999, 'validation.required')
    .meta({ 'x-media': true });
const seconds = () => z.int().min(0).max(86_400).optional();

/** Whether a text is an existing day, YYYY-MM-DD. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value) && value >= '1900-01-01';
}
