import type { AnyKind, RelationValue } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import type { AnyEntry } from '@admissions/model/merge';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import type { Titles } from '../../content/field-types/list-cells.ts';
import { readEntries } from '../../content/read/read-entry.ts';
import { selectPage } from '../../content/read/select-entries.ts';
import { columnOf, listBodies } from '../../content/schema/kind-columns.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { workingCopies } from '../working-copies/working-copy-table.ts';
import type { ListColumn } from './list-columns.ts';

/** More entries than any kind has. */
const ALL = 100_000;

export interface Known {
  byId: ReadonlyMap<string, readonly AnyEntry[]>;
  byTitle: ReadonlyMap<string, readonly AnyEntry[]>;
  readTitle(entry: AnyEntry | null): string;
  /** Who wrote in the working copy of an entry. */
  copies: ReadonlyMap<number, string>;
  /** What the relation of a column can point to. */
  titles: ReadonlyMap<string, Titles>;
}

/** The entries that rows may be about, and what their cells may point to. */
export async function readKnown(
  { db, hooks }: Deps,
  kind: AnyKind,
  columns: readonly (ListColumn | null)[],
): Promise<Known> {
  const where = isNull(tableOf(kind).deletedAt);
  const asked = { kind, visibleOnly: false, omit: listBodies(kind), where };
  const { rows } = await selectPage(db.orm, asked, { page: 1, perpage: ALL });
  const entries = (await readEntries(rows, { kind, hooks, staff: true })) as AnyEntry[];
  const copies = await db.orm
    .select({ id: workingCopies.entryId, by: workingCopies.updatedBy })
    .from(workingCopies)
    .where(and(eq(workingCopies.kind, kind.id), isNotNull(workingCopies.entryId)));
  const titles = new Map<string, Titles>();
  for (const column of columns)
    if (column?.field?.type === 'relation')
      titles.set(column.name, await readTitles(db, kindOf(column.field.to)));
  const readTitle = (entry: AnyEntry | null) => String(entry?.[kind.title] ?? '').trim();
  return {
    byId: grouped(entries, ({ id }) => String(id)),
    byTitle: grouped(entries, readTitle),
    readTitle,
    copies: new Map(copies.map(({ id, by }) => [id ?? 0, by])),
    titles,
  };
}

async function readTitles({ orm }: Deps['db'], kind: AnyKind): Promise<Titles> {
  const table = tableOf(kind);
  const rows = (await orm
    .select({ id: table.id, title: columnOf(table, kind.title) })
    .from(table)
    .where(isNull(table.deletedAt))) as unknown as RelationValue[];
  return grouped(rows, ({ title }) => String(title).trim());
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
