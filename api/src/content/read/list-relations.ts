import type { AnyKind, Field } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { kindOf } from '@admissions/model/kinds';
import type { SQL } from 'drizzle-orm';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { isVisible, titleColumnOf } from '../schema/kind-columns.ts';
import type { Row } from '../schema/row.ts';
import { TITLES } from '../schema/row.ts';
import type { KindTable } from '../schema/tables.ts';
import { tableOf } from '../schema/tables.ts';

/** One pointer: its path in the entry, and where it leads. */
interface Pointer {
  path: string;
  to: KindId;
  id: number;
}

/** Every relation of these values, also inside lists. */
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

/** The same rows with the titles of what they point to; to the public only what it may see has one. */
export async function withTitles(
  orm: Queryable,
  { kind, visibleOnly }: { kind: AnyKind; visibleOnly: boolean },
  rows: readonly Row[],
): Promise<Row[]> {
  const pointers = rows.flatMap((row) => pointersIn(kind, row));
  const titles = await readTitles(orm, pointers, visibleOnly ? isVisible : undefined);
  return rows.map((row) => ({ ...row, [TITLES]: titles }));
}

/** The titles of what these point to, by `kind id`; only of what meets the condition. */
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
    for (const { id, title } of found) titles.set(`${to} ${id}`, String(title));
  }
  return titles;
}

/** Where these values point to nothing, or into the trash. */
export async function findBrokenPointers(
  orm: Queryable,
  kind: AnyKind,
  values: Row,
): Promise<string[]> {
  const pointers = pointersIn(kind, values);
  const found = await readTitles(orm, pointers, ({ deletedAt }) => isNull(deletedAt));
  return pointers.filter(({ to, id }) => !found.has(`${to} ${id}`)).map(({ path }) => path);
}
