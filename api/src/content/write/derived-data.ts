import type { AnyKind } from '@admissions/contracts';
import { noteUses, rebuildUses } from '../../features/media/media-uses.ts';
import { indexEntry, rebuildSearch } from '../../features/search/index-entry.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Row } from '../schema/row.ts';

/** What follows from an entry as it has just been written (added, changed, into or out of the trash), in the same transaction. */
export async function afterWrite(tx: Tx, kind: AnyKind, row: Row): Promise<void> {
  await noteUses(tx, kind, row);
  await indexEntry(tx, kind, row);
}

/** The same for all entries at once, after content came in that no write of an entry brought. */
export async function afterFilling(tx: Tx): Promise<void> {
  await rebuildUses(tx);
  await rebuildSearch(tx);
}
