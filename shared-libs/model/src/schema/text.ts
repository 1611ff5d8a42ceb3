import { z } from 'zod';
import { parseUrl } from '../base/anchors.ts';
import { removeFormatCharacters } from '../base/remove-format-characters.ts';
import { findMarkupProblem, measureMarkup } from './markup.ts';

// NUL and lone surrogates, which PostgreSQL or JSON cannot store.
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** A storable text; messages are catalogue keys with parameters. */
export const storableText = (missing = 'validation.required') =>
  z.string(missing).refine((value) => !UNSTORABLE.test(value), 'request.text');

// Line breaks and control characters.
const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const countCharacters = (value: unknown) => [...String(value)].length;
const atMost = (max: number) => ({
  check: (value: string) => countCharacters(value) <= max,
  error: {
    error: ({ input }: { input?: unknown }) =>
      `validation.maxLength|max=${max}|count=${countCharacters(input)}`,
  },
});

// A Unicode pattern: readers without that flag refuse even an empty default, so lines have none.
const ONE_LINE = '^\\P{Cc}*$';

/** A trimmed text of at most `max` characters; may be empty or multi-line. */
export const textUpTo = (max: number, missing?: string) =>
  storableText(missing)
    .overwrite(removeFormatCharacters)
    .trim()
    .refine(atMost(max).check, atMost(max).error)
    // JSON Schema cannot express a refinement; the same applies below.
    .meta({ maxLength: max });
/** A single-line variant. */
export const lineUpTo = (max: number) =>
  textUpTo(max)
    .refine((value) => !LINE_BREAK.test(value), 'validation.oneLine')
    .meta({ pattern: ONE_LINE });

/** A folded and trimmed text of 1 to `max` characters; may be multi-line. */
export const requiredText = (max: number, fold = removeFormatCharacters) =>
  storableText()
    .overwrite(fold)
    .trim()
    .min(1, 'validation.required')
    .refine(atMost(max).check, atMost(max).error)
    .meta({ maxLength: max });
/** A single-line variant. */
export const requiredLine = (max: number, fold?: (text: string) => string) =>
  requiredText(max, fold)
    .refine((value) => !LINE_BREAK.test(value), 'validation.oneLine')
    .meta({ pattern: ONE_LINE });

/** Rich text of 1 to `max` characters with bounded markup. */
export const richText = (max: number) =>
  requiredText(max, (html) => html).superRefine((html, context) => {
    const message = findMarkupProblem(measureMarkup(html));
    if (message) context.addIssue({ code: 'custom', message });
  });

/** Removes control characters too, for file names. */
export const removeInvisible = (text: string) =>
  removeFormatCharacters(text).replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '');

/**
 * An internal path, or an https, mailto or tel address without credentials; `isOutside`: https only.
 */
export const href = (isOutside = false) =>
  storableText()
    .trim()
    .min(1, 'validation.required')
    .max(2000, isOutside ? 'validation.https' : 'validation.url')
    .overwrite(cleanHref)
    .refine((value) => !hasUserInfo(value), { message: 'validation.urlUserInfo', abort: true })
    .refine(
      (value) => isSafeHref(value) && (!isOutside || /^https:/i.test(value)),
      isOutside ? 'validation.https' : 'validation.url',
    )
    .meta({ 'x-href': isOutside ? 'outside' : 'any' });

/** Ends an address before Chinese punctuation, and replaces a redirect page by its target. */
export function cleanHref(value: string): string {
  const href = value.replace(/[。，、；：！？]+$/, '');
  const { hostname, pathname, searchParams } = parseUrl(href) ?? {};
  const keys = [
    ...(/^(www\.)?google(\.\w+)+$/.test(hostname ?? '') && pathname === '/url' ? ['q', 'url'] : []),
    ...(/^lm?\.(facebook|instagram)\.com$/.test(hostname ?? '') ? ['u'] : []),
  ];
  const target = keys.map((key) => searchParams?.get(key)).find(Boolean);
  return target && isSafeHref(target) ? cleanHref(target) : href;
}

/** Credentials mislead readers about the host, and would be published. */
export const hasUserInfo = (value: string) =>
  /^[a-z][a-z\d+.-]*:[\\/]*[^\\/?#]*@/i.test(value) && !/^mailto:/i.test(value);

export function isSafeHref(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these: `java\tscript:`
  if (/[\u0000-\u0020\u007f\\]/.test(value)) return false;
  if (/^\/(?!\/)/.test(value) || value.startsWith('#')) return true;
  if (/^(mailto|tel):[^\s]+$/i.test(value)) return !hasUserInfo(value);
  return /^https:\/\//i.test(value) && !hasUserInfo(value) && parseUrl(value) !== null;
}
