import type { AnyKind } from '@admissions/model';
import type { Row } from '../schema/row.ts';

/** What staff wrote of an entry, the fields of its kind alone: its state and schedule, and what the system counts, are not among them. */
export const pickContent = (kind: AnyKind, stored: Row): Row =>
  Object.fromEntries(
    Object.entries(kind.fields)
      .filter(([name, { readOnly }]) => !readOnly && name in stored)
      .map(([name]) => [name, stored[name]]),
  );

/** Stands behind the title of a copy; content is written in Chinese. */
export const COPY_SUFFIX = '（複本）';

/** The content of an entry for a second one: a draft, whose title says that it is a copy. */
export function copyEntry(kind: AnyKind, stored: Row): Row {
  const values = pickContent(kind, stored);
  const title = String(values[kind.title] ?? '');
  const max = kind.fields[kind.title]?.max ?? Number.POSITIVE_INFINITY;
  return {
    ...values,
    ...(kind.title in kind.fields && {
      [kind.title]: `${title.slice(0, max - COPY_SUFFIX.length)}${COPY_SUFFIX}`,
    }),
    status: 'draft',
  };
}
