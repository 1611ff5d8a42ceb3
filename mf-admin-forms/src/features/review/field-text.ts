import type { DateRange, Field, Localised } from '@admissions/model';
import type { OptionWords } from '@admissions/model/forms';
import { daysText } from '../../lib/days-text.ts';

interface Words {
  options: OptionWords | undefined;
  t: (pair: Localised) => string;
  yes: string;
  no: string;
  /** Between the items of a list. */
  comma: string;
}

/** The value of a submission's field in words; null when nothing was given. */
export function fieldText(field: Field, value: unknown, words: Words): string | null {
  if (value === null || value === undefined || value === '') return null;
  const readOptionLabel = (option: string) => {
    const pair = words.options?.[option];
    return pair ? words.t(pair) : option;
  };
  switch (field.type) {
    case 'boolean':
      return value === true ? words.yes : words.no;
    case 'dateRange':
      return daysText(value as DateRange);
    case 'select':
      return readOptionLabel(String(value));
    case 'list':
      return Array.isArray(value) && value.length > 0
        ? value.map((item) => readOptionLabel(String(item))).join(words.comma)
        : null;
    default:
      return String(value);
  }
}
