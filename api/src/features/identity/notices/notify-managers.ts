import { allows, createTaipeiFormat, parseFlags } from '@admissions/model';
import type { NoticeKind } from '@admissions/protocol/staff';
import { NOTICE_LABELS } from '@admissions/protocol/staff';
import { and, isNull } from 'drizzle-orm';
import { readIdentity } from '../../../content/read/site-texts.ts';
import type { AuditLine } from '../../../platform/audit/record-audit.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { IdentityDeps, NoticeLetter } from '../deps/identity-deps.ts';
import type { AccountRow } from '../tables/accounts-tables.ts';
import { accounts } from '../tables/accounts-tables.ts';
import { findUnusualChanges } from './unusual-changes.ts';

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
): Promise<void> {
  const what = findUnusualChanges(line);
  if (what.length > 0 && config.smtpUrl) {
    const rows =
      before ??
      (await tx
        .select()
        .from(accounts)
        .where(and(isNull(accounts.deletedAt))));
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
