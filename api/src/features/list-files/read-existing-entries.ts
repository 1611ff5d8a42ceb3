import type { AnyKind, RelationValue } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import type { AnyEntry } from '@admissions/model/merge';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import type { Titles } from '../../content/field-types/list-cells.ts';
import { readEntries } from '../../content/read/read-entry.ts';
import { selectPage } from '../../content/read/select-entries.ts';
import { columnOf, listBodies, tableOf } from '../../content/schema/tables.ts';
import { groupBy } from '../../platform/group-by.ts';
import { entryDrafts } from '../drafts/draft-tables.ts';
import type { ListColumn } from './cell-values.ts';

const MAX_ENTRIES = 100_000;

export type ExistingEntries = Awaited<ReturnType<typeof readExistingEntries>>;

export async function readExistingEntries(
  { db, hooks }: Deps,
  kind: AnyKind,
  columns: readonly (ListColumn | null)[],
) {
  const where = isNull(tableOf(kind).deletedAt);
  const omit = [...listBodies(kind), 'isEnded'];
  const selection = { kind, visibleOnly: false, omit, where };
  const { list } = await selectPage(db.orm, selection, { page: 1, perpage: MAX_ENTRIES });
  const entries = (await readEntries(list, { kind, hooks, staff: true })) as AnyEntry[];
  const drafts = await db.orm
    .select()
    .from(entryDrafts)
    .where(and(eq(entryDrafts.kind, kind.id), isNotNull(entryDrafts.entryId)));
  const titles = new Map<string, Titles>();
  for (const column of columns)
    if (column?.field?.type === 'relation')
      titles.set(column.name, await readTitles(db, kindOf(column.field.to)));
  const readTitle = (entry: AnyEntry | null) => String(entry?.[kind.title] ?? '').trim();
  return {
    entries,
    byId: groupBy(entries, ({ id }) => String(id)),
    byTitle: groupBy(entries, readTitle),
    readTitle,
    /** By entry. */
    drafts: new Map(drafts.map((draft) => [draft.entryId, draft])),
    /** Of relation targets. */
    titles,
  };
}

async function readTitles({ orm }: Deps['db'], kind: AnyKind): Promise<Titles> {
  const table = tableOf(kind);
  const rows = (await orm
    .select({ id: table.id, title: columnOf(table, kind.title) })
    .from(table)
    .where(isNull(table.deletedAt))) as RelationValue[];
  return groupBy(rows, ({ title }) => String(title).trim());
}
