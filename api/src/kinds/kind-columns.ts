import type { AnyKind } from '@admissions/contracts';
import type { SQL } from 'drizzle-orm';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { KindTable } from './tables.ts';

/** What the public may see of this table. */
export const isVisible = (table: KindTable): SQL =>
  and(
    eq(table.status, 'published'),
    isNull(table.deletedAt),
    or(isNull(table.publishAt), lte(table.publishAt, sql`now()`)),
    or(isNull(table.unpublishAt), gt(table.unpublishAt, sql`now()`)),
  ) as SQL;

/** The field that names an entry to people. */
export const titleFieldOf = ({ fields }: AnyKind): string =>
  'title' in fields
    ? 'title'
    : (Object.keys(fields).find((name) => fields[name]?.type === 'text') ?? 'id');

export function columnOf(table: KindTable, field: string): PgColumn {
  const column = table[field];
  if (!column) throw new Error(`There is no field ${field}`);
  return column;
}
