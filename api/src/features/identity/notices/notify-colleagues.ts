import { taipeiDay, taipeiMoment } from '@admissions/model';
import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readIdentity } from '../../../content/read/site-texts.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Queryable, Tx } from '../../../platform/db/database.ts';
import type { SignedIn } from '../../../platform/http/typed-routes.ts';
import { scheduleJob } from '../../../platform/schedule-job.ts';
import type { IdentityDeps, NoticeLetter } from '../deps/identity-deps.ts';
import { accounts, accountTasks } from '../tables/identity-tables.ts';

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
) {
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
const readReachable = (tx: Queryable, ids: readonly number[]) =>
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

async function createLetterWriter(
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

const HOUR_MS = 3_600_000;
const DIGEST_HOUR = 8;

/** Queues the letters of the last 08:00 in Taipei while the server listens. */
export const scheduleDigests = (app: FastifyInstance, deps: IdentityDeps) =>
  scheduleJob(app, {
    everyMs: 60_000,
    failure: 'the morning letters were not queued; tried again soon',
    run: () => sendDigests(deps),
  });

export const sendDigests = ({ db, config, identity }: IdentityDeps) =>
  db.transaction(async (tx) => {
    // A second process waits for these rows, and then finds none.
    const due = await tx.delete(accountTasks).where(lt(accountTasks.at, lastMorning())).returning();
    if (due.length === 0) return;
    const write = await createLetterWriter(tx, config);
    const accounts = await readReachable(tx, [...new Set(due.map(({ accountId }) => accountId))]);
    const letters = accounts
      .filter(({ mailNotices }) => mailNotices !== 'off')
      .map(({ id, email }) =>
        write(
          email,
          due.filter(({ accountId }) => accountId === id).sort((one, other) => one.id - other.id),
        ),
      );
    await identity.queueLetters(tx, letters);
  });

const lastMorning = () =>
  new Date(
    taipeiMoment(taipeiDay(new Date(Date.now() - DIGEST_HOUR * HOUR_MS)), `0${DIGEST_HOUR}:00`),
  ).toISOString();

/** Ids of the accounts that a text names as @name; the longest name counts. */
export function findMentioned(text: string, accounts: readonly { id: number; name: string }[]) {
  const names = new Set(accounts.map(({ name }) => name).filter(Boolean));
  let rest = text;
  const mentioned = [...names]
    .sort((one, other) => other.length - one.length)
    .filter((name) => {
      const isMentioned = rest.includes(`@${name}`);
      rest = rest.replaceAll(`@${name}`, ' ');
      return isMentioned;
    });
  return accounts.filter(({ name }) => mentioned.includes(name)).map(({ id }) => id);
}
