import type { AnyKind, Field } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { kindOf } from '@admissions/model/kinds';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { columnOf, isVisible } from '../schema/kind-columns.ts';
import type { Row } from '../schema/row.ts';
import { LIST_TITLES } from '../schema/row.ts';
import { tableOf } from '../schema/tables.ts';

/** One pointer inside a list: where it stands, and where to. */
interface Pointer {
  path: string;
  to: KindId;
  id: number;
}

/** Every relation inside the lists of these values. */
export function pointersIn(kind: AnyKind, values: Row): Pointer[] {
  return Object.entries(kind.fields).flatMap(([name, field]) =>
    pointersInList(field, values[name], name),
  );
}

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
      if (field.type === 'relation')
        return typeof value === 'number' ? [{ path, to: field.to, id: value }] : [];
      return pointersInList(field, value, path);
    }),
  );
}

/** The same rows with the titles of what their lists point to; to the public only what it may see has one. */
export async function withListTitles(
  orm: Queryable,
  { kind, visibleOnly }: { kind: AnyKind; visibleOnly: boolean },
  rows: readonly Row[],
): Promise<Row[]> {
  if (!Object.values(kind.fields).some(({ item }) => hasRelation(item))) return [...rows];
  const pointers = rows.flatMap((row) => pointersIn(kind, row));
  const titles = new Map<string, string>();
  for (const to of new Set(pointers.map((pointer) => pointer.to))) {
    const target = tableOf({ id: to });
    const ids = [...new Set(pointers.filter((pointer) => pointer.to === to).map(({ id }) => id))];
    const found = await orm
      .select({ id: target.id, title: columnOf(target, kindOf(to).title) })
      .from(target)
      .where(and(inArray(target.id, ids), visibleOnly ? isVisible(target) : undefined));
    for (const { id, title } of found) titles.set(`${to} ${id}`, String(title));
  }
  return rows.map((row) => ({ ...row, [LIST_TITLES]: titles }));
}

/** The pointers that lead to nothing, or into the trash. */
export async function findBrokenPointers(
  orm: Queryable,
  kind: AnyKind,
  values: Row,
): Promise<Pointer[]> {
  const broken: Pointer[] = [];
  const pointers = pointersIn(kind, values);
  for (const to of new Set(pointers.map((pointer) => pointer.to))) {
    const target = tableOf({ id: to });
    const wanted = pointers.filter((pointer) => pointer.to === to);
    const ids = wanted.map(({ id }) => id);
    const rows = await orm
      .select({ id: target.id })
      .from(target)
      .where(and(inArray(target.id, ids), isNull(target.deletedAt)));
    broken.push(...wanted.filter(({ id }) => !rows.some((row) => row.id === id)));
  }
  return broken;
}

/** Whether a part of a list is a relation, or a list of such. */
const hasRelation = (item: Readonly<Record<string, Field>> = {}): boolean =>
  Object.values(item).some((field) => field.type === 'relation' || hasRelation(field.item));
