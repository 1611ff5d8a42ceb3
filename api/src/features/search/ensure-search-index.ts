import { eq, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { readSiteTexts } from '../../content/read/site-texts.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { hasErrorCode } from '../../platform/db/error-code.ts';
import type { ReportProgress } from '../../platform/report-progress.ts';
import { rebuildSearchIndex, withSearchColumns } from './index-entry.ts';
import { INDEX_VERSION, searchEntries } from './search-table.ts';
import { buildPageRows, PAGE_KIND } from './site-pages.ts';

/** Interval of log messages while another process builds the index. */
const LOCK_WAIT_SECONDS = 10;
const LOCK_TIMEOUT_CODE = /^55P03$/;

/** Rebuilds a missing or outdated index; must run before the API listens. */
export async function ensureSearchIndex({ db, log }: Deps, onProgress: ReportProgress = () => {}) {
  const work = () =>
    db.transaction(async (tx) => {
      // Large indexes exceed the usual timeout, and the API cannot start without one.
      await tx.execute(sql`set local statement_timeout = 0`);
      // One process builds; the lock also blocks writes of entries, which it would miss.
      await tx.execute(sql`set local lock_timeout = ${sql.raw(`'${LOCK_WAIT_SECONDS}s'`)}`);
      await tx.execute(sql`lock table ${searchEntries} in share row exclusive mode`);
      await tx.execute(sql`set local lock_timeout = 0`);
      if (await isUpToDate(tx)) return;
      log.info('rebuilding the search index');
      await rebuildSearchIndex(tx, onProgress);
      // The planner needs statistics, and not every engine collects them automatically.
      await tx.execute(sql`analyze ${searchEntries}`);
    });
  for (
    let waitedSeconds = LOCK_WAIT_SECONDS;
    !(await isUpToDate(db.orm));
    waitedSeconds += LOCK_WAIT_SECONDS
  )
    try {
      await (db.embedded ? db.embedded.patient(work) : work());
      return;
    } catch (error) {
      if (!hasErrorCode(error, LOCK_TIMEOUT_CODE)) throw error;
      onProgress(
        `waits for the search index, which another process builds: ${waitedSeconds} s so far`,
      );
    }
}

async function isUpToDate(orm: Queryable) {
  const pages = await orm
    .select(pageColumns)
    .from(searchEntries)
    .where(eq(searchEntries.kind, PAGE_KIND))
    .orderBy(searchEntries.entry);
  const expected = buildPageRows(await readSiteTexts(orm)).map(withSearchColumns);
  const isSame = expected.every(({ url, words }, index) => {
    const page = pages[index];
    return page?.url === url && page.words === words;
  });
  if (!isSame || pages.length !== expected.length) return false;
  const others = await orm
    .select({ kind: searchEntries.kind })
    .from(searchEntries)
    .where(ne(searchEntries.version, INDEX_VERSION))
    .limit(1);
  return others.length === 0;
}
const pageColumns = { url: searchEntries.url, words: searchEntries.words };
