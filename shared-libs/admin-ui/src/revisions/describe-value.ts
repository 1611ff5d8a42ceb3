import type { AnyKind, Field } from '@admissions/model';
import { TEXTS } from '../base/texts.ts';
import type { PickLanguage } from '../field-types/field-type.ts';
import { describeField } from '../field-types/field-types.tsx';

/** Other values of an entry, such as its publication. */
const MOMENT = { type: 'dateTime' } as Field;

/** A field value as text for comparison, one line for each part; a dash for an empty value. */
export function describeValue(
  kind: AnyKind,
  name: string,
  value: unknown,
  pick: PickLanguage,
): string {
  if (name === 'status') return pick(value === 'published' ? TEXTS.published : TEXTS.draft);
  return describeField({ kind, path: name, pick }, kind.fields[name] ?? MOMENT, value);
}
