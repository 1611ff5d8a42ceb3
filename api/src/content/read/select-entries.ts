import type { AnyKind, Field } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { kindOf } from '@admissions/model/kinds';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/db/database.ts';
import { memoize } from '../../platform/memoize.ts';
import { columnOf, isVisible } from '../schema/kind-columns.ts';
import type { Row } from '../schema/row.ts';
import { titleKey } from '../schema/row.ts';
import type { KindTable } from '../schema/tables.ts';
import { findOrdering, parseOrder, tableOf } from '../schema/tables.ts';
import { withListTitles } from './list-relations.ts';

export interface Selection {
  kind: AnyKind;
  /** The public sees only what is published, in its time, outside the trash, and whose required relations are. */
  visibleOnly: boolean;
  /** Fields left out. */
  omit?: readonly string[];
  where?: SQL | undefined;
  order?: readonly { field: string; descending: boolean }[];
}

export interface Paging {
  page: number;
  perpage: number;
}
const TOTAL = ' total';

/** One page of a kind's entries, with the number of all. */
export async function selectPage(
  orm: Queryable,
  selection: Selection,
  { page, perpage }: Paging,
): Promise<{ rows: Row[]; total: number }> {
  const counting = orm.select({ total: count() }).from(tableOf(selection.kind)).$dynamic();
  const counted = joined(counting as unknown as Joinable, selection).where(
    buildCondition(selection),
  ) as unknown as SQLWrapper & PromiseLike<{ total: number }[]>;
  const rows = await selectRows(orm, selection, { [TOTAL]: sql`${counted}`.mapWith(Number) })
    .orderBy(...orderOf(selection))
    .limit(perpage)
    .offset((page - 1) * perpage);
  // A page after the last one has no row that carries the total.
  const total = rows[0]?.[TOTAL] ?? (page > 1 ? (await counted)[0]?.total : 0);
  return { rows: await withListTitles(orm, selection, rows), total: Number(total) };
}
const orderOf = ({ kind, order }: Selection) =>
  (order ?? parseOrder(kind)).map(({ field, descending }) =>
    descending ? desc(findOrdering(tableOf(kind), field)) : asc(findOrdering(tableOf(kind), field)),
  );

/** The entry with this id, or undefined. */
export async function selectOne(
  orm: Queryable,
  selection: Selection,
  id: number,
): Promise<Row | undefined> {
  const where = and(eq(tableOf(selection.kind).id, id), selection.where);
  const rows = await selectRows(orm, { ...selection, where }).limit(1);
  return (await withListTitles(orm, selection, rows))[0];
}

/** The first entry in the kind's order: the one of a singleton. */
export async function selectFirst(orm: Queryable, selection: Selection): Promise<Row | undefined> {
  const rows = await selectRows(orm, selection)
    .orderBy(asc(tableOf(selection.kind).id))
    .limit(1);
  return (await withListTitles(orm, selection, rows))[0];
}

interface Joinable {
  leftJoin(table: KindTable, on: SQL): Joinable;
  where(condition: SQL | undefined): Joinable;
  orderBy(...order: SQL[]): Joinable;
  limit(most: number): Joinable;
  offset(from: number): Promise<Row[]>;
  [Symbol.iterator](): Iterator<unknown>;
}
type Rows = Omit<Joinable, 'orderBy' | 'limit'> & {
  orderBy(...order: SQL[]): Rows;
  limit(most: number): Rows & PromiseLike<Row[]> & { offset(from: number): Promise<Row[]> };
};

function selectRows(orm: Queryable, selection: Selection, more: Record<string, SQL> = {}): Rows {
  const table = tableOf(selection.kind);
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name]) => !selection.omit?.includes(name),
  );
  const titles = listRelations(selection.kind).map(({ field, target, titleField }) => [
    titleKey(field),
    shownTitle(target, titleField, selection),
  ]);
  const query = orm
    .select({ ...Object.fromEntries([...columns, ...titles]), ...more } as Record<string, PgColumn>)
    .from(table)
    .$dynamic() as unknown as Joinable;
  return joined(query, selection).where(buildCondition(selection)) as unknown as Rows;
}

// An optional relation to something hidden reads as none.
const shownTitle = (target: KindTable, titleField: string, { visibleOnly }: Selection) =>
  visibleOnly
    ? sql`case when ${isVisible(target)} then ${columnOf(target, titleField)} end`
    : columnOf(target, titleField);

function joined(query: Joinable, { kind }: Selection): Joinable {
  const table = tableOf(kind);
  return listRelations(kind).reduce(
    (so, { field, target }) => so.leftJoin(target, eq(columnOf(table, field), target.id)),
    query,
  );
}

function buildCondition({ kind, visibleOnly, where }: Selection): SQL | undefined {
  if (!visibleOnly) return where;
  const required = listRelations(kind)
    .filter(({ required: isRequired }) => isRequired)
    .map(({ target }) => isVisible(target));
  return and(isVisible(tableOf(kind)), ...required, where);
}

interface Relation {
  field: string;
  required: boolean;
  target: KindTable;
  titleField: string;
}
const listRelations = memoize((kind: AnyKind): Relation[] =>
  Object.entries(kind.fields).flatMap(([field, definition]) => {
    if (definition.type !== 'relation') return [];
    const { to, required } = definition;
    return {
      field,
      required,
      titleField: kindOf(to).title,
      target: alias(tableOf({ id: to }), `${field}_target`) as unknown as KindTable,
    };
  }),
);

/** The kinds whose changes may change what is read of this one. */
export const kindsReadWith = memoize((kind: AnyKind): readonly string[] => [
  ...new Set([kind.id, ...Object.values(kind.fields).flatMap(listTargets)]),
]);

function listTargets({ to, item = {} }: Field): KindId[] {
  return [...(to ? [to] : []), ...Object.values(item).flatMap(listTargets)];
}
