import type { AccountNotice, AccountNotices, NoticeKind } from '@admissions/protocol/staff';
import { and, desc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import { auditLog } from '../../../platform/audit/audit-tables.ts';
import type { AuditLine } from '../../../platform/audit/record-audit.ts';
import type { Queryable, Tx } from '../../../platform/db/database.ts';
import { accounts } from '../tables/accounts-tables.ts';

const ACTIONS: Readonly<Record<string, NoticeKind>> = {
  add: 'added',
  delete: 'deleted',
  lock: 'locked',
  reset_password: 'password',
  reset_totp: 'totp',
  totp_off: 'totp',
};
const MAX_LISTED = 50;
/** What is unusual about an audit entry; must match the SQL of `isUnusual`. */
export function findUnusualChanges({
  action,
  target,
  details = {},
}: Pick<AuditLine, 'action' | 'target' | 'details'>): NoticeKind[] {
  if (target.startsWith('white')) return ['whitelist'];
  const kind = ACTIONS[action];
  if (kind) return [kind];
  const { before, password, email, active } = details;
  return [
    ...(before === undefined ? [] : (['flags'] as const)),
    ...(password === true ? (['password'] as const) : []),
    ...(email === true ? (['email'] as const) : []),
    ...(active === undefined ? [] : ([active ? 'active' : 'inactive'] as const)),
  ];
}
const isUnusual = sql`${auditLog.area} = 'account' and (
  (${auditLog.target} like 'white%' and ${auditLog.action} in ('add', 'edit', 'delete', 'confirm', 'revert', 'clear'))
  or (${auditLog.target} like 'account/%' and (
    ${inArray(auditLog.action, Object.keys(ACTIONS))}
    or (${auditLog.action} = 'edit' and jsonb_exists_any(${auditLog.details}, array['before', 'password', 'email', 'active'])))))`;

const unseenBy = (accountId: number) =>
  and(
    gt(
      auditLog.id,
      sql`coalesce((select ${accounts.noticesSeen} from ${accounts} where ${accounts.id} = ${accountId}), 0)`,
    ),
    sql`${auditLog.accountId} is distinct from ${accountId}`,
    isUnusual,
  );

/** Unusual changes by others that an account has not seen. */
export const countUnseen = (orm: Queryable, accountId: number): Promise<number> =>
  orm.$count(auditLog, unseenBy(accountId));

/** The newest unusual changes by others that an account has not seen. */
export async function readUnseen(orm: Queryable, accountId: number): Promise<AccountNotices> {
  const until = await readLastLineId(orm);
  const lines = await orm
    .select()
    .from(auditLog)
    .where(unseenBy(accountId))
    .orderBy(desc(auditLog.id))
    .limit(MAX_LISTED);
  const ids = lines.flatMap(({ target }) =>
    target.startsWith('account/') ? [Number(target.split('/')[1])] : [],
  );
  const targetAccounts =
    ids.length === 0
      ? []
      : await orm
          .select({ id: accounts.id, account: accounts.account })
          .from(accounts)
          .where(inArray(accounts.id, ids));
  const list = lines.map(
    (line): AccountNotice => ({
      id: line.id,
      at: line.at,
      by: line.account,
      what: findUnusualChanges(line),
      target:
        targetAccounts.find(({ id }) => line.target === `account/${id}`)?.account ??
        String(line.details.ip ?? ''),
    }),
  );
  return { list, total: await countUnseen(orm, accountId), until };
}

/** Marks notices as seen up to this audit entry. */
export async function markNoticesSeen(tx: Tx, accountId: number, until: number) {
  await tx
    .update(accounts)
    .set({
      noticesSeen: sql`greatest(${accounts.noticesSeen}, ${Math.min(until, await readLastLineId(tx))})`,
    })
    .where(eq(accounts.id, accountId));
}

/** A new account starts here, so that earlier entries are no news. */
export async function readLastLineId(orm: Queryable): Promise<number> {
  const [row] = await orm.select({ id: max(auditLog.id) }).from(auditLog);
  return row?.id ?? 0;
}
