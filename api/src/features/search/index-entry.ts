import { type AddressedEntry, type AnyKind, publicUrlOf } from '@admissions/model';
import { KINDS, scholarships } from '@admissions/model/kinds';
import { asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { withBegunEntries } from '../../content/read/begun-entries.ts';
import { readSetting, readSiteTexts, SITE_TEXT_KINDS } from '../../content/read/site-texts.ts';
import { asEntry, findParent, type Row, tableOf } from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { hasErrorCode } from '../../platform/db/error-code.ts';
import type { ReportProgress } from '../../platform/report-progress.ts';
import { type EntryTexts, extractTexts } from './entry-texts.ts';
import { foldText, toGrams, toLongGrams } from './search-grams.ts';
import { INDEX_VERSION, searchEntries } from './search-table.ts';
import { buildPageRows, PAGE_KIND } from './site-pages.ts';

const BATCH_ROW_COUNT = 500;
/** Kinds behind the rows of pages. */
const PAGE_KINDS = [...SITE_TEXT_KINDS, scholarships.id];
// Lock for pages of the site, which several settings rewrite.
const PAGES_LOCK_ID = 71_254_002;

/** Must run in the transaction that writes the entry. */
export async function indexEntry(tx: Queryable, kind: AnyKind, row: Row) {
  const values = buildIndexRow(kind, row);
  await tx
    .insert(searchEntries)
    .values(values)
    .onConflictDoUpdate({ target: [searchEntries.kind, searchEntries.entry], set: values });
  if (!PAGE_KINDS.includes(kind.id)) return;
  // Serialised: rows inserted since this statement started would not be deleted.
  await lockPages(tx);
  await tx.delete(searchEntries).where(eq(searchEntries.kind, PAGE_KIND));
  await insertPages(tx);
}

const lockPages = (tx: Queryable) =>
  tx.execute(sql`select pg_advisory_xact_lock(${PAGES_LOCK_ID})`);

async function insertPages(tx: Queryable) {
  await tx.insert(searchEntries).values(await readPageRows(tx));
}

async function readPageRows(orm: Queryable) {
  const row = await readSetting(orm, scholarships);
  const awards = row ? asEntry<typeof scholarships>(row).awards : [];
  return buildPageRows(await readSiteTexts(orm), awards).map(withSearchColumns);
}

/** Needed after an import or a change of INDEX_VERSION. */
export async function rebuildSearchIndex(tx: Queryable, onProgress: ReportProgress = () => {}) {
  let indexedCount = 0;
  await lockPages(tx);
  await tx.delete(searchEntries);
  await insertPages(tx);
  for (const kind of KINDS) {
    const table = tableOf(kind);
    for (let last = 0; ; ) {
      const rows = (await withBegunEntries(tx, kind)
        .select()
        .from(table)
        .where(gt(table.id, last))
        .orderBy(asc(table.id))
        .limit(BATCH_ROW_COUNT)) as Row[];
      if (rows.length === 0) break;
      await tx.insert(searchEntries).values(rows.map((row) => buildIndexRow(kind, row)));
      last = rows.at(-1)?.id as number;
      indexedCount += rows.length;
      onProgress(`builds the search index: ${indexedCount} entries so far`);
    }
  }
}

const toState = ({ status, deletedAt }: Row): IndexRow['state'] =>
  deletedAt === null ? (status as 'published' | 'draft') : 'trash';

/** The date field of the kind, otherwise the last change. */
function entryDay({ siteSearch }: AnyKind, row: Row) {
  const day = siteSearch.day ? row[siteSearch.day] : null;
  return String(day ?? row.updatedAt).slice(0, 10);
}

type IndexRow = typeof searchEntries.$inferInsert;

function buildIndexRow(kind: AnyKind, row: Row): IndexRow {
  const url = publicUrlOf(kind, row as AddressedEntry);
  const parent = findParent(kind);
  return withSearchColumns({
    kind: kind.id,
    entry: row.id as number,
    area: kind.area,
    url,
    state: toState(row),
    isOnSite: url !== null && !kind.siteSearch.isLeftOut,
    isOwnPage: kind.page?.isOwnPage ?? false,
    isNamedFirst: kind.siteSearch.isNamedFirst ?? false,
    day: entryDay(kind, row),
    updatedAt: row.updatedAt as string,
    publishAt: row.publishAt as string | null,
    unpublishAt: row.unpublishAt as string | null,
    parentKind: parent?.to ?? null,
    parentEntry: parent ? (row[parent.field] as number) : null,
    texts: extractTexts(kind, row),
  });
}

function withSearchColumns<T>({
  texts: { title, summary, names, content, short = [] },
  ...columns
}: T & { texts: EntryTexts }) {
  const allNames = [title, ...names];
  const lines = [...names, ...content];
  const asked = content.filter((line) => /[?？]$/u.test(line));
  const shortText = [title, summary, ...names, ...short].join('\n');
  return {
    ...columns,
    title,
    summary,
    content: lines.join('\n'),
    names: `\n${allNames.map(foldText).join('\n')}\n`,
    titleWords: foldText(title),
    words: [title, summary, ...lines].map(foldText).join('\n'),
    titleGrams: toGrams(allNames.join('\n')),
    grams: [
      ...new Set([
        ...toGrams(shortText),
        ...toLongGrams(content.join('\n')),
        // Marked: questions are like titles of their answers.
        ...toLongGrams(asked.join('\n')).map((gram) => `?${gram}`),
      ]),
    ],
    version: INDEX_VERSION,
  };
}

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
      await db.patient(work);
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
  const expected = await readPageRows(orm);
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
