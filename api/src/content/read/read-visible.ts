import type { AnyKind, EntryOf } from '@admissions/model';
import type { Deps } from '../deps.ts';
import { asEntry } from '../schema/row.ts';
import { readEntries } from './read-entry.ts';
import { type Paging, type Selection, selectPage } from './select-entries.ts';

/** The first entries of a kind as visitors read them. */
export async function readVisible<K extends AnyKind>(
  { db, hooks }: Deps,
  kind: K,
  { perpage, ...selection }: Pick<Paging, 'perpage'> & Omit<Selection, 'kind' | 'visibleOnly'>,
): Promise<EntryOf<K>[]> {
  const { rows } = await selectPage(
    db.orm,
    { ...selection, kind, visibleOnly: true },
    { page: 1, perpage },
  );
  return (await readEntries(rows, { kind, hooks, staff: false })).map(asEntry<K>);
}
