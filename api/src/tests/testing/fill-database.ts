import { KINDS } from '@admissions/model/kinds';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { type AppDeps, openDeps } from '../../app/deps/open-deps.ts';
import { schema } from '../../app/schema.ts';
import { seedDatabase } from '../../app/seed/seed-database.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { formMails, storyQuestions, submissions } from '../../features/forms/data/forms-tables.ts';
import { accounts, secondFactors } from '../../features/identity/tables/identity-tables.ts';
import { media } from '../../features/media/media-tables.ts';
import { numberApprovals } from '../../features/number-approvals/approval-table.ts';
import { remoteReleases } from '../../features/releases/release-tables.ts';
import { searchEntries } from '../../features/search/search-table.ts';
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
  const { orm, transaction } = deps.db;
  for (const kind of KINDS) {
    const values = await sampleEntry({ deps }, kind, '範例');
    await orm.insert(tableOf(kind)).values([values, values]);
  }
  await transaction((tx) =>
    recordAudit(tx, { account: null, action: 'add', area: 'news', target: '範例' }),
  );
  for (const [table, row] of await buildRows(deps)) await orm.insert(table).values(row);
  for (const table of Object.values(schema))
    if (is(table, PgTable) && (await orm.$count(table)) === 0)
      await orm.insert(table).values(generateRow(table));
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

/** Values of columns in generated rows; other columns get one by their type. */
const VALUES: Readonly<Record<string, unknown>> = {
  kind: 'news.news',
  area: 'news',
  remote: 'mf_fixture',
  channel: 'stable',
  version: '1.0.0',
  action: 'send',
  rule: 'deadLink',
  check: 'look',
  ip: '127.0.0.0/8',
  path: '/news',
  prefixes: ['/fixture'],
  before: [],
  lastDay: '2026-11-28',
  expiresAt: FAR,
  resetsAt: FAR,
  revertsAt: FAR,
};
const BY_TYPE: Readonly<Record<string, unknown>> = {
  string: 'fixture',
  number: 1,
  boolean: true,
  json: {},
  custom: AT,
};
const generateRow = (table: PgTable): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name, { notNull, hasDefault }]) => (notNull && !hasDefault) || name === 'entryId')
      .map(([name, { dataType }]) => [name, VALUES[name] ?? BY_TYPE[dataType]]),
  );

/** Rows of which the tests read values, or which generated ones could not be. */
async function buildRows({ db, config }: AppDeps): Promise<[PgTable, Record<string, unknown>][]> {
  const { seal } = createSealing(config.dataKey);
  const consent = { noticeVersion: '1', consentAt: AT };
  const [account] = await db.orm
    .insert(accounts)
    .values({
      account: 'fixture',
      name: '承辦人',
      email: 'fixture@example.edu.tw',
      passwordHash: await hashPassword(FIXTURE_PASSWORD),
      priv: JSON.stringify({ account: 1, form: 1, news: 1 }),
    })
    .returning({ id: accounts.id });
  const accountId = account?.id ?? 0;
  const [submission] = await db.orm
    .insert(submissions)
    .values({
      ...consent,
      form: 'visit',
      reference: SEALED.reference,
      facts: { people: 40 },
      personal: seal(SEALED.reference, SEALED.personal),
      notes: seal(`${SEALED.reference}/notes`, SEALED.notes),
      school: '範例高中',
      assigneeId: accountId,
    })
    .returning({ id: submissions.id });
  const question = seal(SEALED.question, SEALED.asker);
  const mail = { to: 'someone@example.edu.tw', subject: '回覆', text: '您好' };
  const letter = seal(`${SEALED.reference}/mail/reply`, mail);
  const type = 'application/vnd.oasis.opendocument.text';
  const file = { name: '範例.odt', file: FIXTURE_MEDIA, type, size: 1113 };
  const { description } = await sampleRelease({ name: 'mf_fixture' });
  return [
    [secondFactors, { accountId, secret: seal(`second-factor/${accountId}`, 'c2VjcmV0') }],
    [storyQuestions, { ...consent, reference: SEALED.question, story: 1, asked: question }],
    [
      formMails,
      { submissionId: submission?.id, role: 'reply', letter, nextAt: FAR, createdAt: AT },
    ],
    [media, { ...generateRow(media), ...file, kind: 'file', variants: [] }],
    [remoteReleases, { ...generateRow(remoteReleases), description }],
    [searchEntries, { ...generateRow(searchEntries), version: 1 }],
    [numberApprovals, { ...generateRow(numberApprovals), kind: 'faculty.bachelorDepartment' }],
  ];
}
