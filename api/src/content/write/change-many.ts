import type { AnyKind } from '@admissions/model';
import type { BulkConflict, Revision } from '@admissions/protocol/staff';
import type { Tx } from '../../platform/db/database.ts';
import { refused } from '../../platform/http/http-error.ts';
import type { Deps } from '../deps.ts';
import { readStaffEntry } from '../read/read-entry.ts';
import type { Editor } from '../revisions/revisions.ts';
import type { Row } from '../schema/tables.ts';
import { inContentTransaction, lockRows, type Stored, storeChange } from './write-entry.ts';

export interface Written {
  id: number;
  revision: number;
}
export type Obstacle = Omit<BulkConflict, 'entry'>;
interface ManyChange {
  by: Editor;
  /** Each with the revision that the client saw. */
  entries: readonly Written[];
  action: Revision['action'];
  /** Whether entries may be in the trash. */
  includesTrash: boolean;
  /** New values of an entry; null: unchanged. */
  valuesOf(row: Row): Row | null;
  /** Further reasons against a change. */
  findObstacle?(tx: Tx, id: number): Promise<Obstacle | null>;
  /** Obstacles found before any lock was taken. */
  refused?: readonly Obstacle[];
}

/** All or nothing; the refusal lists every conflicting entry. */
export async function changeMany(deps: Deps, kind: AnyKind, change: ManyChange) {
  const { by, entries, action, valuesOf } = change;
  const ids = entries.map(({ id }) => id);
  return withObstacleRefusal(deps, kind, (refuse) =>
    inContentTransaction(deps, kind, async (tx) => {
      const rows = await lockRows(tx, kind, ids);
      const obstacles = await findObstacles(tx, change, rows);
      const others = rows.filter((row) => !obstacles.some(({ id }) => id === row.id));
      obstacles.push(...(await findUnapproved(deps, tx, { kind, by, valuesOf }, others)));
      if (obstacles.length > 0) throw refuse(obstacles);
      const stored: Stored[] = [];
      for (const current of rows) {
        const values = valuesOf(current);
        if (!values) continue;
        const write = { kind, by, action, id: current.id as number, values: () => values };
        stored.push(await storeChange(deps, tx, write, current));
      }
      for (const { record } of stored) await record();
      const revisions = new Map(stored.map(({ id, revision }) => [id, revision]));
      return rows.map((row) => ({
        id: row.id as number,
        revision: revisions.get(row.id as number) ?? (row.revision as number),
      }));
    }),
  );
}

/** Turns obstacles into `refuse`'s error, with the entries' current state. */
export async function withObstacleRefusal<T>(
  deps: Deps,
  kind: AnyKind,
  work: (refuse: (obstacles: readonly Obstacle[]) => Error) => Promise<T>,
) {
  try {
    return await work((obstacles) => new ObstaclesError(obstacles));
  } catch (error) {
    if (error instanceof ObstaclesError) throw await buildRefusal(deps, kind, error.obstacles);
    throw error;
  }
}

async function findObstacles(
  tx: Tx,
  { entries, includesTrash: isTrashTaken, findObstacle, refused = [] }: ManyChange,
  rows: readonly Row[],
): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  for (const { id, revision } of entries) {
    const row = rows.find((each) => each.id === id);
    const other = refused.find((each) => each.id === id);
    if (!row || (row.deletedAt !== null && !isTrashTaken)) found.push({ id, reason: 'missing' });
    else if (row.revision !== revision) found.push({ id, reason: 'older' });
    else if (other) found.push(other);
    else found.push(...[await findObstacle?.(tx, id)].filter((each) => each != null));
  }
  return found;
}

/** Entries that would be published without the required approval. */
async function findUnapproved(
  { hooks }: Deps,
  tx: Tx,
  { kind, by, valuesOf }: Pick<ManyChange, 'by' | 'valuesOf'> & { kind: AnyKind },
  rows: readonly Row[],
): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  for (const before of rows) {
    const after = { ...before, ...valuesOf(before) };
    if (await hooks.findObjection(tx, { kind, by, before, after }))
      found.push({ id: before.id as number, reason: 'approval' });
  }
  return found;
}

// Read after the transaction: another query inside would deadlock.
async function buildRefusal(deps: Deps, kind: AnyKind, found: readonly Obstacle[]) {
  const conflicts: BulkConflict<unknown>[] = [];
  for (const each of found)
    conflicts.push({
      ...each,
      entry: each.reason === 'missing' ? null : await readStaffEntry(deps, kind, each.id),
    });
  return refused(409, 'error.bulk', { params: { count: conflicts.length }, data: { conflicts } });
}

class ObstaclesError extends Error {
  override name = 'ObstaclesError';
  readonly obstacles: readonly Obstacle[];
  constructor(obstacles: readonly Obstacle[]) {
    super('conflicting entries');
    this.obstacles = obstacles;
  }
}
