import { type AnyKind, taipeiDay } from '@admissions/model';
import { collectCheckTargets, type Finding } from '@admissions/model/checks';
import { KINDS, type KindId } from '@admissions/model/kinds';
import { SITE_RULES, type SiteRule } from '@admissions/protocol/staff';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { readEntries } from '../../content/read/read-entry.ts';
import { isVisible, tableOf } from '../../content/schema/tables.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { scheduleJob } from '../../platform/schedule-job.ts';
import { findDeadLinks } from '../checks/dead-links.ts';
import { createCheckLoader } from '../checks/kind-checks/check-loader.ts';
import { collectFindings } from '../checks/kind-checks/kind-checks.ts';
import { findDeadExternalLinks } from './check-external-links.ts';
import { siteChecks, siteFindings } from './site-check-tables.ts';

const ROW_ID = 1;
/** A process that exceeds this counts as crashed; external links take longest. */
const CLAIM_INTERVAL = '60 minutes';
const NIGHT_HOUR = 3;
const BATCH_ROW_COUNT = 200;

/** Skipped while another process runs, or with `nightly` when done. Returns whether it ran. */
export async function runSiteCheck(deps: Deps, { nightly }: { nightly: boolean }) {
  const { db, config } = deps;
  if (!(await claim(db, nightly))) return false;
  try {
    const { entries, found, elsewhere } = await checkContent(deps);
    const dead = config.checksOtherSites
      ? await findDeadExternalLinks(elsewhere.map(({ words }) => words))
      : new Set<string>();
    const all = [...found, ...elsewhere.filter(({ words }) => dead.has(words))];
    await db.transaction((tx) => replaceFindings(tx, all, entries));
  } finally {
    await releaseClaim(db);
  }
  return true;
}

/** Soon, by the scheduled job; until then the site counts as unchecked. */
export const requestSiteCheck = (tx: Tx) => tx.update(siteChecks).set({ finishedAt: null });

/** True while any process runs a check. */
export const isRunning = sql<boolean>`coalesce(${siteChecks.claimedUntil} > now(), false)`;

async function claim({ orm }: Database, nightly: boolean) {
  await orm.insert(siteChecks).values({ id: ROW_ID }).onConflictDoNothing();
  // Never finished, or not since the last 03:00.
  const isDue = sql`(${siteChecks.finishedAt} is null or ${siteChecks.finishedAt} <
    (date_trunc('day', (now() at time zone 'Asia/Taipei') - interval '${sql.raw(String(NIGHT_HOUR))} hours') + interval '${sql.raw(String(NIGHT_HOUR))} hours') at time zone 'Asia/Taipei')`;
  const { rowCount } = await orm
    .update(siteChecks)
    .set({ startedAt: sql`now()`, claimedUntil: sql`now() + ${CLAIM_INTERVAL}::interval` })
    .where(
      sql`${siteChecks.id} = ${ROW_ID} and not ${isRunning} ${nightly ? sql`and ${isDue}` : sql``}`,
    );
  return Boolean(rowCount);
}

const releaseClaim = ({ orm }: Database) => orm.update(siteChecks).set({ claimedUntil: null });

/** Repeated findings retain their id and dismissal; others are deleted. */
async function replaceFindings(tx: Tx, found: readonly SiteIssue[], entries: number) {
  const now = new Date().toISOString();
  const unique = [...new Map(found.map((each) => [toKey(each), each])).values()];
  for (let from = 0; from < unique.length; from += BATCH_ROW_COUNT)
    await tx
      .insert(siteFindings)
      .values(unique.slice(from, from + BATCH_ROW_COUNT).map((each) => ({ ...each, foundAt: now })))
      .onConflictDoUpdate({
        target: [
          siteFindings.kind,
          siteFindings.entryId,
          siteFindings.rule,
          siteFindings.field,
          siteFindings.words,
        ],
        set: { item: sql`excluded.item`, foundAt: now },
      });
  await tx.delete(siteFindings).where(sql`${siteFindings.foundAt} < ${now}::timestamptz`);
  await tx.update(siteChecks).set({ finishedAt: now, entries });
}
const toKey = ({ kind, entryId, rule, field, words }: SiteIssue) =>
  JSON.stringify([kind, entryId, rule, field, words]);

/** Once a night, in the first process that claims the run. */
export const scheduleSiteCheck = (app: FastifyInstance, deps: Deps) =>
  scheduleJob(app, {
    everyMs: 5 * 60_000,
    // Requests have priority after the start.
    firstMs: 60_000,
    failure: 'the site check failed and will be retried',
    run: () => runSiteCheck(deps, { nightly: true }),
  });

const YEAR_MS = 365 * 24 * 3_600_000;
const MAX_WORDS_LENGTH = 300;
interface SiteIssue {
  kind: KindId;
  entryId: number;
  rule: SiteRule;
  field: string;
  item: number | null;
  words: string;
}
interface ContentCheckResult {
  entries: number;
  found: SiteIssue[];
  /** External links as findings, in case they are dead. */
  elsewhere: SiteIssue[];
}

/** Checks every visible entry, kind by kind. */
async function checkContent({ db, hooks }: Deps) {
  const result: ContentCheckResult = { entries: 0, found: [], elsewhere: [] };
  const loader = createCheckLoader(db.orm);
  for (const kind of KINDS) {
    const table = tableOf(kind);
    const rows = await db.orm.select().from(table).where(isVisible(table));
    const entries = await readEntries(rows, { kind, hooks, staff: true });
    const links = entries.flatMap((entry) =>
      collectCheckTargets(kind, entry).links.map(({ href }) => href),
    );
    const dead = await findDeadLinks(db.orm, links);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const entry of entries) {
      const id = Number(entry.id);
      const values = byId.get(entry.id) ?? {};
      const findings = await collectFindings(kind, entry, { id, values, loader, dead });
      const checked = toIssues(kind, entry, findings);
      result.found.push(...checked.found);
      result.elsewhere.push(...checked.elsewhere);
    }
    result.entries += entries.length;
  }
  return result;
}

function toIssues(kind: AnyKind, entry: Record<string, unknown>, findings: readonly Finding[]) {
  const toIssue = (rule: SiteRule, field: string, words: string, item?: number): SiteIssue => ({
    kind: kind.id,
    entryId: Number(entry.id),
    rule,
    field,
    item: item ?? null,
    words: words.slice(0, MAX_WORDS_LENGTH),
  });
  const isSiteRule = (finding: Finding): finding is Finding & { rule: SiteRule } =>
    (SITE_RULES as readonly string[]).includes(finding.rule);
  const updatedAt = new Date(String(entry.updatedAt));
  const found = findings
    .filter(isSiteRule)
    // A published change of one part removes the mark of the entry.
    .filter(({ rule }) => rule !== 'sampleText' || !entry.isSample)
    .map(({ rule, field, words, other, item }) =>
      toIssue(rule, field, other === undefined ? words : `${words}／${other}`, item),
    );
  if (Date.now() - updatedAt.getTime() > YEAR_MS)
    found.push(toIssue('untouched', '', taipeiDay(updatedAt)));
  const external = collectCheckTargets(kind, entry, 'external');
  const elsewhere = external.links.map(({ href, field, item }) =>
    toIssue('deadSite', field, href, item),
  );
  return { found, elsewhere };
}
