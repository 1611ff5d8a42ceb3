import { type AnyKind, formatMoment, pair } from '@admissions/model';
import type { PickLanguage } from '../field-types/field-type.ts';
import { describeField, EMPTY_TEXT } from '../field-types/field-types.tsx';

/** A field value as text for comparison, one line for each part; a dash for an empty value. */
export function describeValue(
  kind: AnyKind,
  name: string,
  value: unknown,
  pick: PickLanguage,
): string {
  if (name === 'status') return pick(value === 'published' ? WORDS.published : WORDS.draft);
  const field = kind.fields[name];
  if (field) return describeField({ kind, path: name, pick }, field, value);
  const isNothing = value === null || value === undefined || value === '';
  return isNothing ? EMPTY_TEXT : formatMoment(String(value));
}

const WORDS = {
  published: pair('已發布', 'Published'),
  draft: pair('草稿', 'Draft'),
} as const;
