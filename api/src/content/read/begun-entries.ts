import { type AnyKind, fieldTypeFor } from '@admissions/model';
import { buildFieldSchema } from '@admissions/model/schema';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type Row, tableOf } from '../schema/tables.ts';

// A begun entry has a row, but all of its content is in its draft until the first save.

/** Required fields without a valid value. */
export const findMissing = ({ fields }: AnyKind, row: Row) =>
  Object.entries(fields)
    .filter(([name, field]) => {
      const value = row[name] ?? null;
      const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
      return (
        isEmpty &&
        field.required &&
        !field.readOnly &&
        !buildFieldSchema(field).safeParse(value).success
      );
    })
    .map(([name]) => name);

/** Values of a new row: those of an empty form, so that its draft merges with it. */
export const createBegunRow = ({ fields }: AnyKind): Row => ({
  status: 'draft',
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = field.initial ?? fieldTypeFor(field).empty;
      return field.readOnly || value === null ? [] : [[name, value]];
    }),
  ),
});

/** Shadows the table of the kind: begun entries appear as in their drafts. */
export function withBegunEntries(orm: Queryable, kind: AnyKind) {
  const table = tableOf(kind);
  const shadow = orm.$with(getTableName(table), getTableColumns(table)).as(sql`
    select entry.* from ${table} entry where not exists
      (select 1 from working_copy draft where draft.kind = ${kind.id} and draft.entry_id = entry.id and draft.shown is not null)
    union all
    select begun.* from working_copy draft join ${table} entry on entry.id = draft.entry_id
      cross join lateral jsonb_populate_record(entry, draft.shown) begun
      where draft.kind = ${kind.id} and draft.shown is not null`);
  return orm.with(shadow);
}
