import { PROVISIONAL_MINUTES } from '@admissions/protocol';
import { and, desc, eq, gt, like, lte, notInArray, sql } from 'drizzle-orm';
import { auditLog } from '../../platform/audit/audit-tables.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Queryable, Tx } from '../../platform/db/database.ts';
import { isAdmitted, toWhitelistEntry } from './admission.ts';
import { provisionalChange, type WhitelistRow, whitelist } from './whitelist-tables.ts';

const ROW_ID = 1;
const DAY_MS = 86_400_000;
const buildAuditLine = (action: string, account: { id: number; account: string } | null) => ({
  account,
  action,
  area: 'account',
  target: 'white',
});

/** Serialises whitelist changes of all processes. */
export const lockWhitelist = (tx: Tx) =>
  tx.execute(sql`lock table ${whitelist} in share row exclusive mode`);

/** Null when no change awaits confirmation. */
export async function findPendingChange(db: Queryable) {
  const { revertsAt, by } = provisionalChange;
  const [row] = await db.select({ revertsAt, by }).from(provisionalChange);
  return row ?? null;
}

/** When a trial ended unconfirmed, if nobody has changed the list since, within a day. */
export async function findExpiry(db: Queryable) {
  const [last] = await db
    .select({ at: auditLog.at, action: auditLog.action })
    .from(auditLog)
    .where(
      and(
        gt(auditLog.at, new Date(Date.now() - DAY_MS).toISOString()),
        eq(auditLog.area, 'account'),
        like(auditLog.target, 'white%'),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.action === 'expire' ? last.at : null;
}

/** When an unconfirmed trial ends that refuses this address; null without one. */
export async function findReturn(db: Queryable, address: string) {
  const [pending] = await db.select().from(provisionalChange);
  const ranges = pending?.before.map(toWhitelistEntry).filter(({ active }) => active);
  return pending && ranges && isAdmitted(ranges, address) ? pending.revertsAt : null;
}

/** Requires `lockWhitelist`. */
export async function savePreviousList(tx: Tx, by: string) {
  const before = await tx.select().from(whitelist);
  await tx.insert(provisionalChange).values({
    id: ROW_ID,
    before,
    by,
    revertsAt: new Date(Date.now() + PROVISIONAL_MINUTES * 60_000).toISOString(),
  });
}

/** False when no change is pending. */
export async function confirmChange(db: Database, admin: { id: number; account: string } | null) {
  return db.transaction(async (tx) => {
    await lockWhitelist(tx);
    await revertDueInTransaction(tx);
    const { rowCount } = await tx.delete(provisionalChange);
    if (rowCount) await recordAudit(tx, buildAuditLine('confirm', admin));
    return Boolean(rowCount);
  });
}

/** False when no change is pending. */
export async function revertChange(db: Database, admin: { id: number; account: string } | null) {
  return db.transaction(async (tx) => {
    await lockWhitelist(tx);
    return revert(tx, admin);
  });
}

/** As a subquery. */
export const selectRevertDue = () =>
  sql<boolean>`exists(select from ${provisionalChange} where ${lte(provisionalChange.revertsAt, new Date().toISOString())})`;

/** Reverts an expired change; safe to call from several processes. */
export async function revertDue(db: Database) {
  await db.transaction(async (tx) => {
    await lockWhitelist(tx);
    await revertDueInTransaction(tx);
  });
}

/** Requires `lockWhitelist`. */
export async function revertDueInTransaction(tx: Tx) {
  const pending = await findPendingChange(tx);
  if (pending && Date.parse(pending.revertsAt) <= Date.now()) await revert(tx, null);
}

async function revert(tx: Tx, by: { id: number; account: string } | null) {
  const [pending] = await tx
    .delete(provisionalChange)
    .where(eq(provisionalChange.id, ROW_ID))
    .returning();
  if (!pending) return false;
  const ids = pending.before.map(({ id }) => id);
  await tx.delete(whitelist).where(notInArray(whitelist.id, ids));
  const currentRevisions = new Map(
    (await tx.select().from(whitelist)).map((row) => [row.id, row.revision]),
  );
  for (const row of pending.before)
    if (currentRevisions.get(row.id) !== row.revision) await restore(tx, row);
  await recordAudit(tx, {
    ...buildAuditLine(by ? 'revert' : 'expire', by),
    details: { by: pending.by, ips: pending.before.map(({ ip }) => ip) },
  });
  return true;
}

async function restore(tx: Tx, { id, revision, ...columns }: WhitelistRow) {
  await tx
    .insert(whitelist)
    .overridingSystemValue()
    .values({ id, revision, ...columns })
    // A new revision invalidates edit forms opened meanwhile.
    .onConflictDoUpdate({
      target: whitelist.id,
      set: { ...columns, revision: sql`${whitelist.revision} + 1` },
    });
}

/** Recovery command after a lockout. Returns the number of deleted entries. */
export async function clearWhitelist(db: Database) {
  return db.transaction(async (tx) => {
    await lockWhitelist(tx);
    // A pending revert would restore the list.
    await tx.delete(provisionalChange);
    const deleted = await tx.delete(whitelist).returning({ ip: whitelist.ip });
    await recordAudit(tx, {
      account: null,
      action: 'clear',
      area: 'account',
      target: 'white',
      details: { ips: deleted.map(({ ip }) => ip) },
    });
    return deleted.length;
  });
}
