import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { scheduleJob } from '../../platform/schedule-job.ts';
import { checkContent, type SiteIssue } from './check-content.ts';
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
