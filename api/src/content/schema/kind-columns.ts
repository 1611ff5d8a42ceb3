import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { titleOf } from './row.ts';
import type { KindTable } from './tables.ts';

/** SQL condition for what the public may see. */
export const isVisible = (table: KindTable) =>
  and(
    eq(table.status, 'published'),
    isNull(table.deletedAt),
    or(isNull(table.publishAt), lte(table.publishAt, sql`now()`)),
    or(isNull(table.unpublishAt), gt(table.unpublishAt, sql`now()`)),
  ) as SQL;

export function columnOf(table: KindTable, field: string): PgColumn {
  const column = table[field];
  if (!column) throw new Error(`There is no field ${field}`);
  return column;
}
/** SQL variant of `titleOf`. */
export const titleColumnOf = (table: KindTable, kind: AnyKind): PgColumn | SQL<string> =>
  kind.title in kind.fields ? columnOf(table, kind.title) : sql<string>`${titleOf(kind, {})}::text`;

export const listBodies = ({ fields }: AnyKind) =>
  Object.keys(fields).filter((name) => fields[name]?.type === 'items');
export const omittedInLists = (kind: AnyKind) => [...listBodies(kind), ...(kind.public.omit ?? [])];

/** Fields that only staff read. */
export const hiddenFields = ({ singleton, public: { omit = [] } }: AnyKind) =>
  singleton ? omit : [];

/** The required relation without which an entry is hidden. */
export function findParent({ fields }: AnyKind): { field: string; to: KindId } | null {
  for (const [field, { type, required, to }] of Object.entries(fields))
    if (type === 'relation' && required) return { field, to };
  return null;
}
