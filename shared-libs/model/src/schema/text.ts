import { z } from 'zod';
import { parseUrl } from '../base/anchors.ts';
import { markupProblem, readMarkup } from './markup.ts';

// What PostgreSQL cannot store or JSON cannot carry: NUL, and half of a surrogate pair.
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Text that can be stored; `message` values everywhere are keys of the message catalogue with their parameters, see issueMessageOf. */
export const storable = (missing = 'validation.required') =>
  z.string(missing).refine((value) => !UNSTORABLE.test(value), 'error.code.-1');

// Line breaks of every kind, and what a screen or a letter would do something with instead of showing it.
const UNFIT_FOR_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const countCharacters = (value: unknown) => [...String(value)].length;
const atMost = (max: number) => ({
  check: (value: string) => countCharacters(value) <= max,
  error: {
    error: ({ input }: { input?: unknown }) =>
      `validation.maxLength|max=${max}|count=${countCharacters(input)}`,
  },
});

// What a JSON schema of it says of a line. It is a pattern of Unicode, as the draft asks for: who reads it as another one refuses even an empty default, so no line has one.
const ONE_LINE = '^\\P{Cc}*$';

/** A text of at most `max` characters after trimming (astral characters count once); may be empty, and of several lines. */
export const textUpTo = (max: number, missing?: string) =>
  storable(missing)
    .trim()
    .refine(atMost(max).check, atMost(max).error)
    // JSON schema cannot see into a refinement; so everywhere in these files.
    .meta({ maxLength: max });
/** The same in one line: no line breaks, no other control characters. */
export const lineUpTo = (max: number) =>
  textUpTo(max)
    .refine((value) => !UNFIT_FOR_A_LINE.test(value), 'validation.oneLine')
    .meta({ pattern: ONE_LINE });

/** A text of 1 to `max` characters after trimming, of any number of lines. */
export const requiredText = (max: number) =>
  storable()
    .trim()
    .min(1, 'validation.required')
    .refine(atMost(max).check, atMost(max).error)
    .meta({ maxLength: max });
/** The same in one line. */
export const requiredLine = (max: number) =>
  requiredText(max)
    .refine((value) => !UNFIT_FOR_A_LINE.test(value), 'validation.oneLine')
    .meta({ pattern: ONE_LINE });

/** A rich text of 1 to `max` characters, tags included, with no more markup than can be cleaned in a moment. */
export const richText = (max: number) =>
  requiredText(max).superRefine((html, context) => {
    const message = markupProblem(readMarkup(html));
    if (message) context.addIssue({ code: 'custom', message });
  });

// Controls, line ends, marks that turn the direction of writing or take no room, and letters that are drawn as nothing; the joiner stays between parts of an emoji.
const INVISIBLE =
  /(?![\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D/gu;
/** The text without signs that nobody sees: with them a name can show itself as another, `gpj.exe` as `exe.jpg`. */
export const dropInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** An internal path, or an https (mailto, tel) address; scripts, other schemes and names or passwords in front of the host are refused. */
export const href = () =>
  storable()
    .trim()
    .min(1, 'validation.required')
    .max(2000, 'validation.url')
    .refine((value) => !hasUserInfo(value), { message: 'validation.urlUserInfo', abort: true })
    .refine(isSafeHref, 'validation.url')
    .meta({ 'x-href': true });

/** Whether an address carries a name or a password: for the reader what stands in front of the `@` looks like the host, and a password would be published. */
export const hasUserInfo = (value: string): boolean =>
  /^[a-z][a-z\d+.-]*:[\\/]*[^\\/?#]*@/i.test(value) && !/^mailto:/i.test(value);

export function isSafeHref(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from addresses, so `java\tscript:` would pass
  if (/[\u0000-\u0020\u007f\\]/.test(value)) return false;
  if (/^\/(?!\/)/.test(value) || value.startsWith('#')) return true;
  if (/^(mailto|tel):[^\s]+$/i.test(value)) return !hasUserInfo(value);
  return /^https:\/\//i.test(value) && !hasUserInfo(value) && parseUrl(value) !== null;
}
