import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { readIdentity } from '../../../content/read/site-texts.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Queryable, Tx } from '../../../platform/db/database.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import type { IdentityDeps, NoticeLetter } from '../deps/identity-deps.ts';
import { accounts, accountTasks } from '../tables/accounts-tables.ts';

interface ColleagueTask {
  /** Such as `review/7`, for `deleteTasks`. */
  about: string;
  text: string;
  /** In the back office. */
  path: string;
}
type NoticeDeps = Pick<IdentityDeps, 'config' | 'identity'>;

/** One letter to each colleague, now or in the morning; none about one's own actions. */
export async function notifyColleagues(
  tx: Tx,
  { config, identity }: NoticeDeps,
  { by, to, tasks }: { by: SignedIn; to: readonly number[]; tasks: readonly ColleagueTask[] },
): Promise<void> {
  const others = to.filter((id) => id !== by.id);
  if (!config.smtpUrl || others.length === 0 || tasks.length === 0) return;
  const rows = await readReachable(tx, others);
  const atOnce = rows.filter(({ mailNotices }) => mailNotices === 'now');
  if (atOnce.length > 0) {
    const write = await createLetterWriter(tx, config);
    await identity.queueLetters(
      tx,
      atOnce.map(({ email }) => write(email, tasks)),
    );
  }
  const later = rows
    .filter(({ mailNotices }) => mailNotices === 'daily')
    .flatMap(({ id }) => tasks.map((task) => ({ ...task, accountId: id })));
  if (later.length > 0) await tx.insert(accountTasks).values(later);
}

/** Done or no longer theirs: the next morning's letter leaves them out. */
export const deleteTasks = (tx: Queryable, about: readonly string[]) =>
  tx.delete(accountTasks).where(inArray(accountTasks.about, [...about]));

/** Accounts that can sign in and have an address. */
export const readReachable = (tx: Queryable, ids: readonly number[]) =>
  tx
    .select({ id: accounts.id, email: accounts.email, mailNotices: accounts.mailNotices })
    .from(accounts)
    .where(
      and(
        inArray(accounts.id, [...ids]),
        eq(accounts.active, true),
        isNull(accounts.lockedAt),
        isNull(accounts.deletedAt),
        ne(accounts.email, ''),
      ),
    );

const MAX_NAMED = 30;

export async function createLetterWriter(
  tx: Queryable,
  { canonicalOrigin }: Pick<Config, 'canonicalOrigin'>,
): Promise<(to: string, tasks: readonly ColleagueTask[]) => NoticeLetter> {
  const { office } = await readIdentity(tx);
  return (to, tasks) => {
    const [first] = tasks;
    const more = tasks.length - MAX_NAMED;
    const text = [
      '您好：',
      ...tasks.slice(0, MAX_NAMED).map((task) => `${task.text}\n${canonicalOrigin}${task.path}`),
      ...(more > 0 ? [`另有${more}件，請登入後台查看。`] : []),
      `${office}\n要改成每天一封或不再收到，請按後台右上角的「我的帳號」。本信由系統自動寄出，請勿直接回覆。`,
    ].join('\n\n');
    const subject =
      tasks.length === 1 ? (first?.text.split('\n')[0] ?? '') : `有${tasks.length}件事等您處理`;
    return { to, subject: `招生網站後台：${subject}`, text };
  };
}
