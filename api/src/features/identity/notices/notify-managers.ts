import { allows, createTaipeiFormat, parseFlags } from '@admissions/model';
import {
  type AccountNotice,
  type AccountNotices,
  NOTICE_LABELS,
  type NoticeKind,
} from '@admissions/protocol/staff';
import { and, desc, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm';
import { readIdentity } from '../../../content/read/site-texts.ts';
import { auditLog } from '../../../platform/audit/audit-tables.ts';
import { type AuditLine, recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Queryable, Tx } from '../../../platform/db/database.ts';
import type { IdentityDeps, NoticeLetter } from '../deps/identity-deps.ts';
import { type AccountRow, accounts } from '../tables/identity-tables.ts';

/** An audit entry about an account. */
export const accountLine = (
  account: AuditLine['account'],
  action: string,
  id: number | 'unknown',
  details: AuditLine['details'] = {},
): AuditLine => ({ account, action, area: 'account', target: `account/${id}`, details });

interface ManagerNotice extends AuditLine {
  /** The account or address concerned. */
  name: string;
  /** The accounts before the change, so that those losing the flag by it are notified too. */
  before?: readonly AccountRow[];
}

/** Audits a change and, when it is unusual, mails other account managers; the UI reads the log. */
export async function recordAndNotify(
  tx: Tx,
  { config, identity: hooks }: IdentityDeps,
  { name, before, ...line }: ManagerNotice,
) {
  const what = findUnusualChanges(line);
  if (what.length > 0 && config.smtpUrl) {
    const rows = before ?? (await tx.select().from(accounts).where(isNull(accounts.deletedAt)));
    const { office } = await readIdentity(tx);
    const by = line.account?.account ?? null;
    const details = { by, what, name, origin: config.canonicalOrigin, office };
    const letters = rows
      .filter((row) => isNotified(row) && row.id !== line.account?.id)
      .map((row) => buildLetter(row.email, details));
    await hooks.queueLetters(tx, letters);
  }
  await recordAudit(tx, line);
}

const isNotified = ({ active, lockedAt, email, priv }: AccountRow) =>
  active && lockedAt === null && email !== '' && allows(parseFlags(priv), 'account');

interface NoticeDetails {
  by: string | null;
  what: NoticeKind[];
  name: string;
  origin: string;
  office: string;
}
const formatLong = createTaipeiFormat('zh-TW', { dateStyle: 'long', timeStyle: 'short' });
// Names and addresses only: typed text is not forwarded.
function buildLetter(to: string, { by, what, name, origin, office }: NoticeDetails): NoticeLetter {
  const done = what.map((each) => NOTICE_LABELS[each]['zh-TW']).join('、');
  const moment = formatLong(new Date());
  const text = [
    '您好：',
    `${by ?? '系統操作人員'}於${moment}（臺北時間）在招生網站後台進行了這項變更：`,
    `動作：${done}\n對象：${name}`,
    `如果這不是各位知情的變更，請立刻登入後台查看操作紀錄，並鎖定相關帳號。${origin ? `\n${origin}/admin/account/audit` : ''}`,
    `本信寄給所有負責帳號管理的同仁，由系統自動寄出，請勿直接回覆。\n${office}`,
  ];
  return { to, subject: `招生網站後台：${done}（${name}）`, text: text.join('\n\n') };
}

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
function findUnusualChanges({
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
  (${auditLog.target} like 'white%' and ${auditLog.action} in ('add', 'edit', 'delete', 'confirm', 'revert', 'expire', 'clear'))
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
export const countUnseen = (orm: Queryable, accountId: number) =>
  orm.$count(auditLog, unseenBy(accountId));

/** The newest unusual changes by others that an account has not seen. */
export async function readUnseen(orm: Queryable, accountId: number): Promise<AccountNotices> {
  const until = await readLastLineId(orm);
  const lines = await orm
    .select({ line: auditLog, account: accounts.account })
    .from(auditLog)
    .leftJoin(accounts, eq(auditLog.target, sql`'account/' || ${accounts.id}`))
    .where(unseenBy(accountId))
    .orderBy(desc(auditLog.id))
    .limit(MAX_LISTED);
  const list = lines.map(
    ({ line, account }): AccountNotice => ({
      id: line.id,
      at: line.at,
      by: line.account,
      what: findUnusualChanges(line),
      isTrialOver: line.action === 'expire',
      target: account ?? String(line.details.ip ?? ''),
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
export async function readLastLineId(orm: Queryable) {
  const [row] = await orm.select({ id: max(auditLog.id) }).from(auditLog);
  return row?.id ?? 0;
}
