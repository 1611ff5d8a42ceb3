import type { AnyKind, BulkAction, BulkConflict, BulkWrite, Revision } from '@admissions/contracts';
import { CODE } from '@admissions/contracts';
import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Deps } from '../deps.ts';
import { readStaffEntry } from '../read/staff-entry.ts';
import type { Editor } from '../revisions/revisions.ts';
import type { Row } from '../schema/row.ts';
import { tableOf } from '../schema/tables.ts';
import { referringCount } from './references.ts';
import type { Stored } from './write-entry.ts';
import { inContentTransaction, recordChange, storeChange } from './write-entry.ts';

interface BulkOperation {
  action: Revision['action'];
  values(): Row;
  /** Whether there is nothing left to do. */
  isDone(row: Row): boolean;
}
const BULK_OPERATIONS: Readonly<Record<BulkAction, BulkOperation>> = {
  publish: {
    action: 'edit',
    values: () => ({ status: 'published' }),
    isDone: ({ status }) => status === 'published',
  },
  draft: {
    action: 'edit',
    values: () => ({ status: 'draft' }),
    isDone: ({ status }) => status === 'draft',
  },
  trash: {
    action: 'remove',
    values: () => ({ deletedAt: new Date().toISOString() }),
    isDone: () => false,
  },
  restore: {
    action: 'restore',
    values: () => ({ deletedAt: null }),
    isDone: ({ deletedAt }) => deletedAt === null,
  },
};

/** Does one thing to many entries, all of them or none; refuses with every entry that stood in the way. */
export async function bulkChange(
  deps: Deps,
  kind: AnyKind,
  { action, entries }: BulkWrite,
  by: Editor,
): Promise<{ id: number; revision: number }[]> {
  const operation = BULK_OPERATIONS[action];
  const values = operation.values();
  const table = tableOf(kind);
  const ids = entries.map(({ id }) => id);
  try {
    return await inContentTransaction(deps, kind, async (tx) => {
      // Locked in one order everywhere, so that two such writes cannot wait for each other.
      const rows = (await tx
        .select()
        .from(table)
        .where(inArray(table.id, ids))
        .orderBy(asc(table.id))
        .for('update')) as Row[];
      const conflicts = await findConflicts(tx, kind, { action, entries }, rows);
      const others = rows.filter((row) => !conflicts.some(({ id }) => id === row.id));
      conflicts.push(...(await findUnapproved(deps, tx, { kind, by, values }, others)));
      if (conflicts.length > 0) throw new BulkConflictError(conflicts);
      const write = { kind, by, action: operation.action };
      const stored: Stored[] = [];
      for (const current of rows.filter((row) => !operation.isDone(row))) {
        const change = { ...write, id: current.id as number, values: () => values };
        stored.push(await storeChange(deps, tx, change, current));
      }
      for (const each of stored) await recordChange(tx, write, each);
      const revisions = new Map(stored.map(({ id, revision }) => [id, revision]));
      return rows.map((row) => ({
        id: row.id as number,
        revision: revisions.get(row.id as number) ?? (row.revision as number),
      }));
    });
  } catch (error) {
    if (error instanceof BulkConflictError) throw await buildRefusal(deps, kind, error.conflicts);
    throw error;
  }
}

type Found = Omit<BulkConflict, 'entry'>;
async function findConflicts(
  tx: Tx,
  kind: AnyKind,
  { action, entries }: BulkWrite,
  rows: readonly Row[],
): Promise<Found[]> {
  const found: Found[] = [];
  for (const { id, revision } of entries) {
    const row = rows.find((each) => each.id === id);
    if (!row || (row.deletedAt !== null && action !== 'restore'))
      found.push({ id, reason: 'missing' });
    else if (row.revision !== revision) found.push({ id, reason: 'older' });
    else if (
      action === 'trash' &&
      (kind.indispensable.includes(id) || (await referringCount(tx, kind, id)) > 0)
    )
      found.push({ id, reason: 'inUse' });
  }
  return found;
}

/** Those that would be published without the approval that their area asks for. */
async function findUnapproved(
  { hooks }: Pick<Deps, 'hooks'>,
  tx: Tx,
  { kind, by, values }: { kind: AnyKind; by: Editor; values: Row },
  rows: readonly Row[],
): Promise<Found[]> {
  const found: Found[] = [];
  for (const before of rows) {
    const after = { ...before, ...values };
    if (await hooks.findObjection(tx, { kind, by, before, after }))
      found.push({ id: before.id as number, reason: 'approval' });
  }
  return found;
}

// Read after the transaction: inside, another query would wait for it.
async function buildRefusal(
  deps: Deps,
  kind: AnyKind,
  found: readonly Found[],
): Promise<HttpError> {
  const conflicts: BulkConflict<unknown>[] = [];
  for (const each of found)
    conflicts.push({
      ...each,
      entry: each.reason === 'missing' ? null : await readStaffEntry(deps, kind, each.id),
    });
  return new HttpError(CODE.failed, 409, {
    message: 'error.bulk',
    params: { count: conflicts.length },
    data: { conflicts },
  });
}

class BulkConflictError extends Error {
  override name = 'BulkConflictError';
  readonly conflicts: readonly Found[];
  constructor(conflicts: readonly Found[]) {
    super('some entries stand in the way');
    this.conflicts = conflicts;
  }
}
