import type { AnyKind, Field } from '@admissions/contracts';
import type { AnyEntry } from './any-entry.ts';

/** What stands in a form: each field as it is read, so that pictures can be shown; it is stripped when it is sent. */
export type FormValues = Record<string, unknown>;

/** The values of a form: of an entry, or the usual ones of a new entry; `preset` fills in what the page knows. */
export function formValuesOf(
  kind: AnyKind,
  entry: AnyEntry | null,
  preset: FormValues = {},
): FormValues {
  const own = Object.fromEntries(
    Object.entries(kind.fields)
      .filter(([, field]) => !field.readOnly)
      .map(([name, field]) => [name, entry ? entry[name] : (preset[name] ?? emptyOf(field))]),
  );
  return {
    ...own,
    status: entry?.status ?? 'published',
    publishAt: entry?.publishAt ?? null,
    unpublishAt: entry?.unpublishAt ?? null,
  };
}

/** A value as the API takes it: pictures and files by media id, relations by id, empty texts as null. */
export function storedOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storedInside);
  if (typeof value !== 'object' || value === null) return value === '' ? null : value;
  const record = value as Record<string, unknown>;
  if (typeof record.media === 'number' && record.provider === 'file')
    return { provider: 'file', media: record.media };
  if (typeof record.media === 'number')
    return 'focal' in record || 'alt' in record
      ? {
          media: record.media,
          alt: record.alt,
          ...(record.hasOwnFocal === true && { focal: record.focal }),
        }
      : { media: record.media, label: record.label };
  return Object.fromEntries(
    Object.entries(record).map(([name, each]) => [name, storedInside(each)]),
  );
}
// Inside of records and content items an empty text stays a text: the schema says whether it may.
const storedInside = (value: unknown): unknown => (value === '' ? '' : storedOf(value));

/** What is sent of these values; relations by id. */
export function submissionOf(kind: AnyKind, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = kind.fields[name];
      if (field?.type === 'relation') return [name, relationIdOf(value)];
      if (field?.type === 'list' && Array.isArray(value))
        return [name, value.map((row) => storedRow(field, row))];
      if (field?.type === 'items')
        return [name, Array.isArray(value) ? value.map(withoutEmptyOptionals) : value];
      return [name, storedOf(value)];
    }),
  );
}
const relationIdOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as { id: number }).id : value;

// A row of a list; relations in it by id, as outside of it.
function storedRow({ item = {} }: Field, row: unknown): unknown {
  if (item[''] || typeof row !== 'object' || row === null) return storedInside(row);
  return Object.fromEntries(
    Object.entries(row).map(([part, value]) => [
      part,
      item[part]?.type === 'relation' ? relationIdOf(value) : storedInside(value),
    ]),
  );
}

// A caption that was emptied is no caption.
function withoutEmptyOptionals(item: unknown): unknown {
  const stored = storedOf(item);
  return JSON.parse(
    JSON.stringify(stored, (name, value) =>
      OPTIONAL.has(name) && (value === '' || value === null) ? undefined : value,
    ),
  );
}
const OPTIONAL = new Set(['caption', 'name', 'role']);

function emptyOf(field: Field): unknown {
  if (field.initial !== undefined) return field.initial;
  if (field.type === 'boolean') return false;
  if (field.type === 'items' || field.type === 'list' || field.type === 'files') return [];
  return null;
}
