import type { AnyKind, Field } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import { and, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { isVisible, titleColumnOf } from '../schema/kind-columns.ts';
import { type Row, TITLES } from '../schema/row.ts';
import { type KindTable, tableOf } from '../schema/tables.ts';

/** A relation's path in the entry, and its target. */
interface Pointer {
  path: string;
  to: KindId;
  id: number;
}

/** Including relations inside lists. */
const pointersIn = (kind: AnyKind, values: Row): Pointer[] =>
  Object.entries(kind.fields).flatMap(([name, field]) =>
    field.type === 'relation'
      ? pointerAt(name, field.to, values[name])
      : pointersInList(field, values[name], name),
  );
const pointerAt = (path: string, to: KindId, id: unknown): Pointer[] =>
  typeof id === 'number' ? [{ path, to, id }] : [];

function pointersInList(
  { type, item = {} }: Pick<Field, 'type' | 'item'>,
  stored: unknown,
  at: string,
): Pointer[] {
  if (type !== 'list' || !Array.isArray(stored)) return [];
  const parts = Object.entries(item).filter(([part]) => part !== '');
  return stored.flatMap((each: Record<string, unknown>, index) =>
    parts.flatMap(([part, field]) => {
      const path = `${at}.${index}.${part}`;
      const value = each[part];
      if (field.type === 'relation') return pointerAt(path, field.to, value);
      return pointersInList(field, value, path);
    }),
  );
}

/** Adds titles of related entries; for the public, only of visible ones. */
export async function withTitles(
  orm: Queryable,
  { kind, visibleOnly }: { kind: AnyKind; visibleOnly: boolean },
  rows: readonly Row[],
) {
  const pointers = rows.flatMap((row) => pointersIn(kind, row));
  const titles = await readTitles(orm, pointers, visibleOnly ? isVisible : undefined);
  return rows.map((row) => ({ ...row, [TITLES]: titles }));
}

/** Titles by `kind id`, of entries that match the condition. */
async function readTitles(
  orm: Queryable,
  pointers: readonly Omit<Pointer, 'path'>[],
  condition?: (target: KindTable) => SQL,
): Promise<Map<string, string>> {
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
  const pointers = pointersIn(kind, values);
  const found = await readTitles(orm, pointers, ({ deletedAt }) => isNull(deletedAt));
  return pointers.filter(({ to, id }) => !found.has(`${to} ${id}`)).map(({ path }) => path);
}
