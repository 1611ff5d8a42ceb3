import type { DateRange, Field, Localised } from '@admissions/model';
import type { OptionLabels } from '@admissions/model/forms';
import { formatDayRange } from '../../lib/format-day-range.ts';

interface ValueLabels {
  options: OptionLabels | undefined;
  t: (pair: Localised) => string;
  yes: string;
  no: string;
  /** Separator of list items. */
  comma: string;
}

/** Formats a submitted value; null when nothing was entered. */
export function formatFieldValue(field: Field, value: unknown, labels: ValueLabels): string | null {
  if (value === null || value === undefined || value === '') return null;
  const readOptionLabel = (option: string) => {
    const pair = labels.options?.[option];
    return pair ? labels.t(pair) : option;
  };
  switch (field.type) {
    case 'boolean':
      return value === true ? labels.yes : labels.no;
    case 'dateRange':
      return formatDayRange(value as DateRange);
    case 'select':
      return readOptionLabel(String(value));
    case 'list':
      return Array.isArray(value) && value.length > 0
        ? value.map((item) => readOptionLabel(String(item))).join(labels.comma)
        : null;
    default:
      return String(value);
  }
}
