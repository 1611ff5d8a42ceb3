import type { Field } from '../fields/field.ts';
import { fieldTypeFor } from '../fields/field-types.ts';
import type { AnyKind } from '../kind/kind.ts';
import type { AnyEntry } from './any-entry.ts';
import { toStoredValue } from './stored-value.ts';

/** Values as read, with picture addresses; `toSubmission` converts them for writes. */
export type FormValues = Record<string, unknown>;

/** Initial values of a form; `preset` fills in known values. */
export function toFormValues(
  kind: AnyKind,
  entry: AnyEntry | null,
  preset: FormValues = {},
): FormValues {
  const own = Object.fromEntries(
    Object.entries(kind.fields)
      .filter(([, field]) => !field.readOnly)
      .map(([name, field]) => [
        name,
        entry ? entry[name] : (preset[name] ?? createEmptyValue(field)),
      ]),
  );
  return {
    ...own,
    status: entry?.status ?? 'published',
    publishAt: entry?.publishAt ?? null,
    unpublishAt: entry?.unpublishAt ?? null,
  };
}

/** Converts values of a staff form for a write. */
export function toSubmission(kind: AnyKind, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = kind.fields[name];
      if (field) return [name, toStoredValue(field, value)];
      return [name, value === '' ? null : value];
    }),
  );
}

function createEmptyValue(field: Field): unknown {
  const { empty } = fieldTypeFor(field);
  return field.initial ?? (Array.isArray(empty) ? [] : empty);
}
