import type { AnyKind } from '@admissions/model';
import { eq } from 'drizzle-orm';
import { createNotFoundError } from '../../platform/http/http-error.ts';
import type { Deps } from '../deps.ts';
import type { Row } from '../schema/row.ts';
import { tableOf } from '../schema/tables.ts';
import { readEntries } from './read-entry.ts';
import { selectOne } from './select-entries.ts';

/** Includes the trash; throws "not found". */
export async function readStaffEntry(
  { db, hooks }: Pick<Deps, 'db' | 'hooks'>,
  kind: AnyKind,
  id: number,
): Promise<Record<string, unknown>> {
  const row = await selectOne(db.orm, { kind, visibleOnly: false }, id);
  const [entry] = row ? await readEntries([row], { kind, hooks, staff: true }) : [];
  if (!entry) throw createNotFoundError();
  return entry;
}

/** As stored; throws "not found". */
export async function storedEntry(
  { db }: Pick<Deps, 'db'>,
  kind: AnyKind,
  id: number,
): Promise<Row> {
  const table = tableOf(kind);
  const [row] = (await db.orm.select().from(table).where(eq(table.id, id))) as Row[];
  if (!row) throw createNotFoundError();
  return row;
}
