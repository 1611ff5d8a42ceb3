import { z } from 'zod';
import { markupOf, markupProblem } from './markup.ts';

// What PostgreSQL cannot store or JSON cannot carry: NUL, and half of a surrogate pair.
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Text that can be stored; `message` values everywhere are keys of the message catalogue with their parameters, see issueMessageOf. */
export const storable = (missing = 'validation.required') => z.string(missing).refine((value) => !UNSTORABLE.test(value), 'error.code.-1');

/** A text of 1 to `max` characters after trimming (astral characters count once). */
export const requiredText = (max: number) =>
  storable()
    .trim()
    .min(1, 'validation.required')
    .refine((value) => [...value].length <= max, { message: `validation.maxLength|max=${max}` });

/** A rich text of 1 to `max` characters, tags included, with no more markup than can be cleaned in a moment. */
export const richText = (max: number) =>
  requiredText(max).superRefine((html, context) => {
    const message = markupProblem(markupOf(html));
    if (message) context.addIssue({ code: 'custom', message });
  });

/** An internal path, or an https (mailto, tel) address; scripts and other schemes are refused. */
export const href = () => storable().trim().min(1, 'validation.required').max(2000, 'validation.url').refine(isSafeHref, 'validation.url');

export function isSafeHref(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from addresses, so `java\tscript:` would pass
  if (/[\u0000-\u0020\u007f\\]/.test(value)) return false;
  if (/^\/(?!\/)/.test(value) || value.startsWith('#')) return true;
  if (/^(mailto|tel):[^\s]+$/i.test(value)) return true;
  return /^https:\/\//i.test(value) && URL.canParse(value);
}
