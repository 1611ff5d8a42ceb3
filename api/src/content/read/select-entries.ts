import type { AnyKind, Field } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/db/database.ts';
import { memoize } from '../../platform/memoize.ts';
import { columnOf, isVisible } from '../schema/kind-columns.ts';
import type { Row } from '../schema/row.ts';
import { findOrdering, parseOrder, tableOf } from '../schema/tables.ts';
import { withBegunEntries } from './begun-entries.ts';
import { withTitles } from './list-relations.ts';

export interface Selection {
  kind: AnyKind;
  /** Published, within schedule, outside the trash, with visible required relations. */
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
/** With the total. For staff, begun entries have the values of their drafts. */
export async function selectPage(
  orm: Queryable,
  selection: Selection,
  { page, perpage }: Paging,
): Promise<{ rows: Row[]; total: number }> {
  const table = tableOf(selection.kind);
  const where = buildCondition(selection);
  const source: Pick<Queryable, 'select'> = selection.visibleOnly
    ? orm
    : withBegunEntries(orm, selection.kind);
  const rows = await source
    .select(listColumns(selection))
    .from(table)
    .where(where)
    .orderBy(...orderOf(selection))
    .limit(perpage)
    .offset((page - 1) * perpage);
  const [{ total = 0 } = {}] = await source.select({ total: count() }).from(table).where(where);
  return { rows: await withTitles(orm, selection, rows), total };
}
const orderOf = ({ kind, order }: Selection) =>
  (order ?? parseOrder(kind)).map(({ field, descending }) =>
    descending ? desc(findOrdering(tableOf(kind), field)) : asc(findOrdering(tableOf(kind), field)),
  );

export async function selectOne(orm: Queryable, selection: Selection, id: number) {
  const table = tableOf(selection.kind);
  const rows = await orm
    .select(listColumns(selection))
    .from(table)
    .where(and(eq(table.id, id), buildCondition(selection)));
  return (await withTitles(orm, selection, rows))[0];
}

/** In the kind's order; for singletons. */
export async function selectFirst(orm: Queryable, selection: Selection) {
  const table = tableOf(selection.kind);
  const rows = await orm
    .select(listColumns(selection))
    .from(table)
    .where(buildCondition(selection))
    .orderBy(asc(table.id))
    .limit(1);
  return (await withTitles(orm, selection, rows))[0];
}

const listColumns = ({ kind, omit = [] }: Selection): Record<string, PgColumn> =>
  Object.fromEntries(
    Object.entries(getTableColumns(tableOf(kind))).filter(([name]) => !omit.includes(name)),
  );

function buildCondition({ kind, visibleOnly, where }: Selection) {
  if (!visibleOnly) return where;
  const table = tableOf(kind);
  const required = Object.entries(kind.fields).flatMap(([name, field]) => {
    if (field.type !== 'relation' || !field.required) return [];
    const target = tableOf({ id: field.to });
    return sql`${columnOf(table, name)} in (select ${target.id} from ${target} where ${isVisible(target)})`;
  });
  return and(isVisible(table), ...required, where);
}

/** The kinds with an effect on answers of this one. */
export const kindsReadWith = memoize((kind: AnyKind): readonly string[] => [
  ...new Set([kind.id, ...Object.values(kind.fields).flatMap(listTargets)]),
]);

function listTargets({ to, item = {} }: Field): KindId[] {
  return [...(to ? [to] : []), ...Object.values(item).flatMap(listTargets)];
}
