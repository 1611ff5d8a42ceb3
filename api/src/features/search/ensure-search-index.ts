import { eq, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { readSiteTexts } from '../../content/read/site-texts.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { hasErrorCode } from '../../platform/db/error-code.ts';
import type { ReportProgress } from '../../platform/report-progress.ts';
import { rebuildSearchIndex, withSearchColumns } from './index-entry.ts';
import { INDEX_VERSION, searchEntries } from './search-table.ts';
import { buildPageRows, PAGE_KIND } from './site-pages.ts';

/** Another process makes the index: after so many seconds without it one looks again, and says that it waits. */
const LOCK_WAIT_SECONDS = 10;
const LOCK_TIMEOUT_CODE = /^55P03$/;

/** Makes the index of the search when there is none, or when it was made in another way or of other pages; to be called before the API listens. */
export async function ensureSearchIndex(
  { db, log }: Deps,
  onProgress: ReportProgress = () => {},
): Promise<void> {
  const work = () =>
    db.transaction(async (tx) => {
      // Many entries on a busy machine: the API cannot start without.
      await tx.execute(sql`set local statement_timeout = 0`);
      // Of several processes that start at once one fills it; nobody writes an entry meanwhile that would be missed.
      await tx.execute(sql`set local lock_timeout = ${sql.raw(`'${LOCK_WAIT_SECONDS}s'`)}`);
      await tx.execute(sql`lock table ${searchEntries} in share row exclusive mode`);
      await tx.execute(sql`set local lock_timeout = 0`);
      if (await isUpToDate(tx)) return;
      log.info('the index of the search is made anew');
      await rebuildSearchIndex(tx, onProgress);
      // The database plans by what it knows of the grams; not every engine looks by itself.
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
        `waits for the index of the search, which another process makes: ${waitedSeconds} s so far`,
      );
    }
}

async function isUpToDate(orm: Queryable): Promise<boolean> {
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
