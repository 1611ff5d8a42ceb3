import type { AnyKind } from '@admissions/model';
import type { Row } from '../schema/tables.ts';

/** The kind's own fields, without state, schedule and counters. */
export const pickContent = (kind: AnyKind, stored: Row): Row =>
  Object.fromEntries(
    Object.entries(kind.fields)
      .filter(([name, { readOnly }]) => !readOnly && name in stored)
      .map(([name]) => [name, stored[name]]),
  );

/** Suffix of a copy's title; content is written in Chinese. */
const COPY_SUFFIX = '（複本）';

/** Content of a draft with a marked title. */
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
    isSample: stored.isSample === true,
  };
}
