import type { AnyKind } from '@admissions/model';
import type { Revision } from '@admissions/protocol/staff';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type AuditLine, recordAudit } from '../../platform/audit/record-audit.ts';
import { runAnnouncedTransaction } from '../../platform/db/changes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, createNotFoundError, requireRow } from '../../platform/http/http-error.ts';
import type { Deps } from '../deps.ts';
import { type Publication, refuseUnapproved } from '../publication/publication.ts';
import { findMediaIds, readStaffEntry } from '../read/read-entry.ts';
import { type Editor, saveRevisions } from '../revisions/revisions.ts';
import { type Row, tableOf } from '../schema/tables.ts';

interface Write {
  kind: AnyKind;
  by: Editor;
  action: Revision['action'];
  /** Further details of the audit line. */
  noted?: Record<string, unknown>;
}

/** Adds an entry at the end of the manual order, with revision, audit record and notification. */
export async function addEntry(deps: Deps, write: Omit<Write, 'action'>, values: Row) {
  return inContentTransaction(deps, write.kind, async (tx) => {
    const row = await storeNew(deps, tx, write, values);
    await recordNew(tx, write, row, Object.keys(values));
    return row.id as number;
  });
}

/** Writes no audit record: call `recordNew` after all other writes. */
export async function storeNew(
  deps: Deps,
  tx: Tx,
  { kind, by }: Omit<Write, 'action'>,
  values: Row,
) {
  const table = tableOf(kind);
  const last = sql`(select coalesce(max(${table.sort}), 0) + 1 from ${table})`;
  const id = kind.singleton ? { id: 1 } : {};
  const row = requireRow(
    (await tx
      .insert(table)
      .values({ sort: last, ...id, ...values, updatedBy: by.name })
      .returning()) as Row[],
  );
  await requireApproved(deps, tx, { kind, by, before: null, after: row });
  await saveRevisions(tx, kind, [row], { by, action: 'add' });
  await deps.hooks.lockMediaRows(tx, findMediaIds(kind, [values]));
  await deps.hooks.updateDerivedData(tx, kind, row, null);
  return row;
}

/** The audit record of a new entry. Call it after all locks are taken. */
export const recordNew = (
  tx: Tx,
  { kind, by, noted }: Omit<Write, 'action'>,
  { id }: Row,
  fields: readonly string[],
) => recordEntry(tx, { account: by, action: 'add', kind, id, details: { fields, ...noted } });

interface Change extends Write {
  id: number;
  /** The entry read before, not locked: a stale one gets 409. Absent: it is read and locked. */
  current?: Row;
  /** The revision on which the change is based; absent: any. */
  revision?: number;
  /** Back to what visitors saw before, which needs no approval. */
  isUndo?: boolean;
  /** Runs first in the transaction, before the entry is locked; may throw. */
  beforeWrite?: (tx: Tx) => Promise<void>;
  /** Computes new values from the current entry. Called twice; may throw. */
  values: (current: Row) => Row;
}

/** Throws 409 with the current version when the revision is stale. */
export async function changeEntry(deps: Deps, change: Change) {
  const { kind, id, action } = change;
  try {
    await inContentTransaction(deps, kind, async (tx) => {
      await change.beforeWrite?.(tx);
      const current = change.current ?? (await lockRows(tx, kind, [id]))[0];
      if (!current || (current.deletedAt !== null && action !== 'restore'))
        throw createNotFoundError();
      if (change.revision !== undefined && change.revision !== current.revision)
        throw new StaleRevisionError();
      // A save without changes creates no revision.
      if (action === 'edit' && Object.keys(change.values(current)).length === 0) return;
      await (await storeChange(deps, tx, change, current)).record();
    });
  } catch (error) {
    if (!(error instanceof StaleRevisionError)) throw error;
    // After the transaction: a query outside `tx` would wait for the connection that `tx` holds.
    const now = await readStaffEntry(deps, kind, id);
    throw now.deletedAt === null || action === 'restore'
      ? conflict(now, String(now.updatedBy ?? ''))
      : createNotFoundError();
  }
}

/** Locked in the order of ids, so that concurrent writes cannot deadlock. */
export async function lockRows(tx: Tx, kind: Pick<AnyKind, 'id'>, ids: readonly number[]) {
  const table = tableOf(kind);
  const rows = await tx
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id))
    .for('update');
  return rows;
}

export type Stored = Awaited<ReturnType<typeof storeChange>>;
/**
 * Throws when the entry has a newer revision. Audit lines are serialized over all processes:
 * call `record` after all locks of entries and files are taken.
 */
export async function storeChange(
  deps: Deps,
  tx: Tx,
  { kind, by, id, action, noted, ...change }: Omit<Change, 'revision'>,
  current: Row,
) {
  const table = tableOf(kind);
  const values = change.values(current);
  const [row] = (await tx
    .update(table)
    .set({
      ...values,
      ...(replacesSample(kind, action, values) && { isSample: false }),
      revision: (current.revision as number) + 1,
      updatedAt: new Date().toISOString(),
      updatedBy: by.name,
    })
    .where(and(eq(table.id, id), eq(table.revision, current.revision as number)))
    .returning()) as Row[];
  if (!row) throw new StaleRevisionError();
  if (!change.isUndo) await requireApproved(deps, tx, { kind, by, before: current, after: row });
  await saveRevisions(tx, kind, [row], { by, action });
  // Media of an old revision, or of an entry from the trash, may be gone.
  if (action !== 'restore') {
    const shown = new Set(findMediaIds(kind, [current]));
    const added = findMediaIds(kind, [values]).filter((media) => !shown.has(media));
    await deps.hooks.lockMediaRows(tx, added);
  }
  await deps.hooks.updateDerivedData(tx, kind, row, current);
  const revision = row.revision as number;
  const details = { fields: Object.keys(values), revision, ...noted };
  const record = () => recordEntry(tx, { account: by, action, kind, id, details });
  return { id, revision, record };
}

/** Changed content ends the mark of a sample; a change of status or order does not. */
const replacesSample = ({ fields }: AnyKind, action: Revision['action'], values: Row) =>
  (action === 'edit' || action === 'body') && Object.keys(values).some((name) => name in fields);

/** In the transaction of the write, so that it cannot be bypassed. */
async function requireApproved({ hooks }: Deps, tx: Tx, publication: Publication) {
  const objection = await hooks.findObjection(tx, publication);
  if (objection) throw refuseUnapproved(objection);
}

/** Invalidates cached answers of the kind everywhere; in this process before the call returns. */
export const inContentTransaction = <T>(deps: Deps, kind: AnyKind, work: (tx: Tx) => Promise<T>) =>
  runAnnouncedTransaction(deps, async (tx) => ({ result: await work(tx), kinds: [kind.id] }));

class StaleRevisionError extends Error {
  override name = 'StaleRevisionError';
}

interface EntryLine extends Pick<AuditLine, 'account' | 'action' | 'details'> {
  kind: AnyKind;
  id: unknown;
}
/** Audit line of an entry; `action` without the kind. */
export const recordEntry = (tx: Tx, { kind: { area, slug }, id, action, ...line }: EntryLine) =>
  recordAudit(tx, { ...line, action: `${action}_${slug}`, area, target: `${slug}/${id}` });
