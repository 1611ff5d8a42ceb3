import { KINDS } from '@admissions/model/kinds';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type AppDeps, openDeps } from '../../app/deps/open-deps.ts';
import { schema } from '../../app/schema.ts';
import { seedDatabase } from '../../app/seed/seed-database.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { readConfig } from '../../platform/config/config.ts';
import { hashPassword } from '../../platform/crypto/password-hashes.ts';
import { createSealing } from '../../platform/crypto/sealing.ts';
import { sampleEntry } from './sample-entry.ts';
import { sampleRelease } from './sample-release.ts';

export const FIXTURE_MEDIA = '0123456789abcdef.odt';
export const FIXTURE_PASSWORD = 'Sunlit-Harbour-7';
/** Plain values of the fixture's sealed data. */
export const SEALED = {
  reference: 'V-20261128-0001',
  question: 'Q-20261128-0001',
  personal: { name: '王小明', phone: '03-4638800', email: 'someone@example.edu.tw' },
  notes: [{ at: '2026-11-28T00:00:00.000Z', author: '承辦人', text: '已致電' }],
  asker: { name: '陳小華', question: '宿舍可以抽籤嗎？' },
};
const AT = '2026-11-28T00:00:00.000Z';
const FAR = '2099-01-01T00:00:00.000Z';

/** Creates the database of these settings with rows in every table; resolves with their number. */
export async function fillDatabase(
  settings: NodeJS.ProcessEnv,
  programs: URL,
): Promise<Record<string, number>> {
  const { deps, close } = await openDeps(readConfig(settings), { programs });
  try {
    await seedDatabase(deps);
    return await fillEveryTable(deps);
  } finally {
    await close();
  }
}

async function fillEveryTable(deps: AppDeps): Promise<Record<string, number>> {
  const { db } = deps;
  for (const kind of KINDS) {
    const values = await sampleEntry({ deps }, kind, '範例');
    await db.orm.insert(tableOf(kind)).values([values, values]);
  }
  for (const [table, row] of await buildRows(deps)) await db.orm.insert(table).values(row);
  await db.transaction((tx) =>
    recordAudit(tx, { account: null, action: 'add', area: 'news', target: '範例' }),
  );
  return countRows(deps);
}

async function countRows({ db }: AppDeps): Promise<Record<string, number>> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await db.pool.query(`select count(*)::int as n from public.${name}`);
    counts[name] = rows[0].n;
  }
  const empty = Object.keys(counts).filter((name) => counts[name] === 0);
  if (empty.length > 0) throw new Error(`These tables have no row: ${empty.join(', ')}`);
  return counts;
}

type Rows = [PgTable, Record<string, unknown>][];
const rowsOf = <T extends PgTable>(table: T, row: T['$inferInsert']): Rows[number] => [table, row];

async function buildRows({ db, config }: AppDeps): Promise<Rows> {
  const sealing = createSealing(config.dataKey);
  const [account] = await db.orm
    .insert(schema.accounts)
    .values({
      account: 'fixture',
      name: '承辦人',
      email: 'fixture@example.edu.tw',
      passwordHash: await hashPassword(FIXTURE_PASSWORD),
      priv: JSON.stringify({ account: 1, form: 1, news: 1 }),
    })
    .returning({ id: schema.accounts.id });
  const [submission] = await db.orm
    .insert(schema.submissions)
    .values({
      form: 'visit',
      reference: SEALED.reference,
      facts: { people: 40 },
      personal: sealing.seal(SEALED.reference, SEALED.personal),
      notes: sealing.seal(`${SEALED.reference}/notes`, SEALED.notes),
      school: '範例高中',
      noticeVersion: '1',
      consentAt: AT,
      assigneeId: account?.id ?? null,
    })
    .returning({ id: schema.submissions.id });
  const accountId = account?.id ?? 0;
  return [
    ...identityRows(accountId, sealing),
    ...workRows(accountId),
    ...siteRows((await sampleRelease({ name: 'mf_fixture' })).description),
    rowsOf(schema.storyQuestions, {
      reference: SEALED.question,
      story: 1,
      asked: sealing.seal(SEALED.question, SEALED.asker),
      noticeVersion: '1',
      consentAt: AT,
    }),
    rowsOf(schema.formMails, {
      submissionId: submission?.id,
      role: 'reply',
      letter: sealing.seal(`${SEALED.reference}/mail/reply`, {
        to: 'someone@example.edu.tw',
        subject: '回覆',
        text: '您好',
      }),
      nextAt: FAR,
      createdAt: AT,
    }),
  ];
}
type Sealing = ReturnType<typeof createSealing>;

const BY = '承辦人';
const ENTRY = { kind: 'news.news', entryId: 1 } as const;
const REMOTE = { remote: 'mf_fixture' };

function identityRows(accountId: number, sealing: Sealing): Rows {
  const secret = sealing.seal(`second-factor/${accountId}`, 'c2VjcmV0');
  const client = { ip: '127.0.0.1', userAgent: 'fixture' };
  const halves = { tokenHash: 'a', halfHash: 'b' };
  const times = { seenAt: AT, expiresAt: FAR };
  const failure = { source: '127.0.0.1', failures: 1, firstAt: AT };
  const sent = { key: 'fixture', bodyHash: 'a', createdAt: AT };
  const claim = { claim: 'a', busyUntil: AT };
  return [
    rowsOf(schema.adminSessions, { ...halves, ...client, ...times, accountId }),
    rowsOf(schema.appTokens, { hash: 'a', domain: 'localhost', expiresAt: FAR }),
    rowsOf(schema.knownDevices, { tokenHash: 'a', accountId, expiresAt: FAR }),
    rowsOf(schema.secondFactors, { accountId, secret }),
    rowsOf(schema.signInFailures, { account: 'fixture', ...failure }),
    rowsOf(schema.whitelist, { ip: '127.0.0.0/8', note: '本機' }),
    rowsOf(schema.provisionalChange, { id: 1, before: [], revertsAt: FAR, by: 'fixture' }),
    rowsOf(schema.rateCounts, { key: 'fixture', count: 1, resetsAt: FAR }),
    rowsOf(schema.spentProofs, { signature: 'fixture', expiresAt: FAR }),
    rowsOf(schema.idempotency, { ...sent, route: '/api/ap/form/visit', answer: {} }),
    rowsOf(schema.writeKeys, { ...sent, ...claim, caller: 'fixture', route: 'PUT /x' }),
  ];
}

function workRows(accountId: number): Rows {
  const task = { about: 'review/1', text: '請核可', path: '/admin' };
  const by = { byId: accountId, by: BY };
  const of = { ofId: accountId, of: BY };
  const owner = { ownerId: accountId, ownerName: BY };
  const working = { changed: { title: '草稿' }, base: { title: '範例' }, updatedBy: 'fixture' };
  const years = { year: 115, toYear: 116 };
  return [
    rowsOf(schema.accountTasks, { accountId, ...task }),
    rowsOf(schema.draftReviews, { ...ENTRY, ...by, ...of, title: '範例', note: '請看' }),
    rowsOf(schema.reviewComments, { ...ENTRY, ...by, text: '好' }),
    rowsOf(schema.entryRevisions, {
      ...ENTRY,
      revision: 1,
      action: 'add',
      snapshot: { title: '範例' },
    }),
    rowsOf(schema.listViews, {
      kind: 'news.news',
      name: '我的',
      state: {},
      isShared: true,
      ...owner,
    }),
    rowsOf(schema.presences, { ...ENTRY, accountId, name: BY, seenAt: AT }),
    rowsOf(schema.previewDrafts, {
      ...ENTRY,
      id: 'fixture',
      accountId,
      values: {},
      expiresAt: FAR,
    }),
    rowsOf(schema.publishingRules, { area: 'vr', needsApproval: true, updatedBy: 'fixture' }),
    rowsOf(schema.rollovers, { kind: 'news.news', fromId: 1, madeId: 2, ...years, by: 'fixture' }),
    rowsOf(schema.bundles, { name: '116學年度', createdBy: BY }),
    rowsOf(schema.bundleItems, { ...ENTRY, bundleId: 1, title: '範例' }),
    rowsOf(schema.entryDrafts, { ...ENTRY, ...working, title: '範例' }),
  ];
}

function siteRows(description: string): Rows {
  const file = { kind: 'file', name: '範例.odt', file: FIXTURE_MEDIA, size: 1113 } as const;
  const type = 'application/vnd.oasis.opendocument.text';
  const noPicture = { width: 0, height: 0, placeholder: '', variants: [] };
  const words = { title: '範例', summary: '', names: '', titleWords: '', words: '' };
  const first = { by: 'fixture', reason: 'first' };
  const release = { version: '1.0.0', description, archive: 'a', size: 1, sentBy: 'fixture' };
  return [
    rowsOf(schema.emptySearches, { word: '獸醫', count: 3, lastDay: '2026-11-28' }),
    rowsOf(schema.leftFiles, { file: 'left.webp' }),
    rowsOf(schema.media, { ...file, ...noPicture, type }),
    rowsOf(schema.mediaUses, { ...ENTRY, mediaId: 1, field: 'pic' }),
    rowsOf(schema.remotePages, { path: '/news', inSitemap: true }),
    rowsOf(schema.searchEntries, {
      ...words,
      kind: 'news.news',
      entry: 1,
      area: 'news',
      version: 1,
      day: '2026-11-28',
      updatedAt: AT,
    }),
    rowsOf(schema.goLiveDecisions, { check: 'look', by: '承辦人' }),
    rowsOf(schema.siteChecks, { id: 1, finishedAt: AT, entries: 1 }),
    rowsOf(schema.siteFindings, { ...ENTRY, rule: 'deadLink', field: 'body', words: '/nowhere' }),
    rowsOf(schema.deployTokens, { ...REMOTE, name: 'CI', hash: 'a', createdBy: 'fixture' }),
    rowsOf(schema.releaseChannels, { ...REMOTE, ...first, channel: 'stable', version: '1.0.0' }),
    rowsOf(schema.releaseHead, { id: 1, sequence: 1 }),
    rowsOf(schema.releaseLog, { ...REMOTE, ...first, action: 'send' }),
    rowsOf(schema.remoteOwners, {
      ...REMOTE,
      team: 'fixture',
      prefixes: ['/fixture'],
      updatedBy: 'fixture',
    }),
    rowsOf(schema.remoteReleases, { ...REMOTE, ...release }),
    rowsOf(schema.shellAdoptions, { shell: 'fixture', at: AT, sequence: 1, remotes: {} }),
  ];
}
