import type { AnyKind, Field, Fields } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { mapValues } from '../../platform/collections/map-values.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { memoize } from '../../platform/memoize.ts';
import type { Paging } from '../../platform/validation/input-schemas.ts';
import {
  columnOf,
  findOrdering,
  isVisible,
  type KindTable,
  parseOrder,
  type Row,
  TITLES,
  tableOf,
  titleColumnOf,
  wasShown,
} from '../schema/tables.ts';
import { withBegunEntries } from './begun-entries.ts';

type StateName = keyof NonNullable<Page<Row>['states']>;

export interface Selection {
  kind: AnyKind;
  /** Published, within schedule, outside the trash, with visible required relations. */
  visibleOnly: boolean;
  /** Fields left out; also `isEnded`, which takes time. */
  omit?: readonly string[];
  where?: SQL | undefined;
  /** Conditions to count under these filters, in the query of the total. */
  counted?: { filters: SQL | undefined; states: Record<StateName, SQL | undefined> };
  order?: readonly { field: string; descending: boolean }[] | undefined;
}

/** With the total. For staff, begun entries have the values of their drafts. */
export async function selectPage(
  orm: Queryable,
  selection: Selection,
  { page, perpage }: Paging,
): Promise<Page<Row>> {
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
  const { counted } = selection;
  const [{ total = 0, ...states } = {}] = await source
    .select({
      ...mapValues(counted?.states ?? {}, countIf),
      total: counted ? countIf(where) : count(),
    })
    .from(table)
    .where(counted ? counted.filters : where);
  return {
    list: await withTitles(orm, selection, rows),
    total,
    page,
    perpage,
    ...(counted && { states: states as Record<StateName, number> }),
  };
}
const countIf = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
const orderOf = ({ kind, order }: Selection) =>
  (order ?? parseOrder(kind)).map(({ field, descending }) =>
    descending ? desc(findOrdering(tableOf(kind), field)) : asc(findOrdering(tableOf(kind), field)),
  );

/** By id; null: the first by id, for singletons. */
export async function selectOne(orm: Queryable, selection: Selection, id: number | null) {
  const table = tableOf(selection.kind);
  const rows = await orm
    .select(listColumns(selection))
    .from(table)
    .where(and(id === null ? undefined : eq(table.id, id), buildCondition(selection)))
    .orderBy(asc(table.id))
    .limit(1);
  return (await withTitles(orm, selection, rows))[0];
}

function listColumns({ kind, omit = [], visibleOnly }: Selection): Record<string, PgColumn | SQL> {
  const table = tableOf(kind);
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !omit.includes(name));
  const isEnded = sql`(${table.status} = 'draft' and ${wasShown(kind.id, sql`${table.id}`)})`;
  return {
    ...Object.fromEntries(columns),
    ...(!visibleOnly && !omit.includes('isEnded') && { isEnded }),
  };
}

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

/** A relation's path in the entry, and its target. */
interface Pointer {
  path: string;
  to: KindId;
  id: number;
}

/** Including relations inside lists. */
const pointersIn = (fields: Fields, values: Row, at = ''): Pointer[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = `${at}${name}`;
    const value = values[name];
    if (field.type === 'list' && Array.isArray(value))
      return value.flatMap((row: Row, index) => pointersIn(field.item, row, `${path}.${index}.`));
    return field.type === 'relation' && typeof value === 'number'
      ? { path, to: field.to, id: value }
      : [];
  });

/** Adds titles of related entries; for the public, only of visible ones. */
export async function withTitles(
  orm: Queryable,
  { kind, visibleOnly }: { kind: AnyKind; visibleOnly: boolean },
  rows: readonly Row[],
) {
  const pointers = rows.flatMap((row) => pointersIn(kind.fields, row));
  const titles = await readTitles(orm, pointers, visibleOnly ? isVisible : undefined);
  return rows.map((row) => ({ ...row, [TITLES]: titles }));
}

/** Titles by `kind id`, of entries that match the condition. */
export async function readTitles(
  orm: Queryable,
  pointers: readonly Omit<Pointer, 'path'>[],
  condition?: (target: KindTable) => SQL,
) {
  const titles = new Map<string, string>();
  for (const to of new Set(pointers.map((pointer) => pointer.to))) {
    const target = tableOf({ id: to });
    const ids = new Set(pointers.filter((pointer) => pointer.to === to).map(({ id }) => id));
    const found = await orm
      .select({ id: target.id, title: titleColumnOf(target, kindOf(to)) })
      .from(target)
      .where(and(inArray(target.id, [...ids]), condition?.(target)));
    for (const { id, title } of found) titles.set(`${to} ${id}`, String(title ?? ''));
  }
  return titles;
}

/** Paths of relations to missing or trashed entries. */
export async function findBrokenPointers(orm: Queryable, kind: AnyKind, values: Row) {
  const pointers = pointersIn(kind.fields, values);
  const found = await readTitles(orm, pointers, ({ deletedAt }) => isNull(deletedAt));
  return pointers.filter(({ to, id }) => !found.has(`${to} ${id}`)).map(({ path }) => path);
}
