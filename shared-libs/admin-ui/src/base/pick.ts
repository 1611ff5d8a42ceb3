import type { FormValues } from '@admissions/model/merge';

/** Only these fields; null where a value is missing. */
export const pick = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
