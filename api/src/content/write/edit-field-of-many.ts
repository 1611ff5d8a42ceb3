import type { AnyKind, Locale } from '@admissions/model';
import { inArray } from 'drizzle-orm';
import { HttpError } from '../../platform/http/http-error.ts';
import { sortKeys } from '../../platform/text/sort-keys.ts';
import type { Deps } from '../deps.ts';
import type { Editor } from '../revisions/revisions.ts';
import type { Row } from '../schema/row.ts';
import { tableOf } from '../schema/tables.ts';
import type { Obstacle, Written } from './change-many.ts';
import { changeMany } from './change-many.ts';
import { readEdit } from './edit-fields.ts';

interface FieldOfMany {
  field: string;
  entries: readonly (Written & { value: unknown })[];
}
/** Validates each entry like its form; all or nothing. A refusal lists all conflicting entries. */
export async function editFieldOfMany(
  deps: Deps,
  kind: AnyKind,
  { field, entries }: FieldOfMany,
  { by, locale }: { by: Editor; locale: Locale },
): Promise<Written[]> {
  const values = new Map<number, Row>();
  const refused: Obstacle[] = [];
  for (const row of await readRows(deps, kind, entries)) {
    const id = row.id as number;
    const value = entries.find((entry) => entry.id === id)?.value;
    try {
      const sent = { revision: row.revision, [field]: value };
      const mayMiss = row.status === 'draft';
      values.set(id, (await readEdit(deps, kind, sent, row, mayMiss)).values);
    } catch (error) {
      const message = readMessage(error, locale);
      if (message === undefined) throw error;
      refused.push({ id, reason: 'refused', message });
    }
  }
  return changeMany(deps, kind, {
    by,
    entries,
    action: 'edit',
    includesTrash: false,
    refused,
    valuesOf: (row) => {
      const written = values.get(row.id as number);
      return written && !isSame(row[field], written[field]) ? written : null;
    },
  });
}

async function readRows({ db }: Deps, kind: AnyKind, entries: readonly Written[]): Promise<Row[]> {
  const table = tableOf(kind);
  const ids = entries.map(({ id }) => id);
  return db.orm.select().from(table).where(inArray(table.id, ids));
}

/** First message of a 422; undefined for other errors. */
const readMessage = (error: unknown, locale: Locale): string | undefined =>
  error instanceof HttpError ? Object.values(error.fieldErrors(locale) ?? {})[0]?.[0] : undefined;

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(sortKeys(one ?? null)) === JSON.stringify(sortKeys(other ?? null));
