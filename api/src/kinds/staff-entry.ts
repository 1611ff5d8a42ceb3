import type { AnyKind } from '@admissions/contracts';
import { notExists } from '../answers.ts';
import type { Deps } from '../deps.ts';
import { readEntries } from './read-entry.ts';
import { selectOne } from './select-entries.ts';

/** One entry as staff read it, from the trash too; refuses when it is not there. */
export async function staffEntryOf({ db, media }: Pick<Deps, 'db' | 'media'>, kind: AnyKind, id: number): Promise<Record<string, unknown>> {
  const row = await selectOne(db.orm, { kind, visibleOnly: false }, id);
  const [entry] = row ? await readEntries([row], { kind, media, staff: true }) : [];
  if (!entry) throw notExists();
  return entry;
}
