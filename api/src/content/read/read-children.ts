import type { AnyKind } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { columnOf } from '../schema/kind-columns.ts';
import { tableOf } from '../schema/tables.ts';
import { readVisible } from './read-visible.ts';

const MAX_CHILDREN = 200;

const listChildren = (kind: AnyKind) => Object.entries(kind.public.children ?? {});
/** The kinds of child entries in an answer. */
export const childKinds = (kind: AnyKind) => listChildren(kind).map(([, child]) => child.kind);

/** Entries that refer to this one, by name. */
export async function readChildren(
  deps: Deps,
  kind: AnyKind,
  id: number,
): Promise<Record<string, unknown>> {
  const lists = listChildren(kind).map(async ([name, { kind: child, by }]) => {
    const where = eq(columnOf(tableOf({ id: child }), by), id);
    return [
      name,
      await readVisible(deps, kindOf(child), { perpage: MAX_CHILDREN, where }),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}
