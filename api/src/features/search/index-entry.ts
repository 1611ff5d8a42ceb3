import { type AddressedEntry, type AnyKind, publicUrlOf } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { asc, eq, gt, sql } from 'drizzle-orm';
import { withBegunEntries } from '../../content/read/begun-entries.ts';
import { readSiteTexts, SITE_TEXT_KINDS } from '../../content/read/site-texts.ts';
import { findParent } from '../../content/schema/kind-columns.ts';
import type { Row } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { ReportProgress } from '../../platform/report-progress.ts';
import { type EntryTexts, extractTexts } from './entry-texts.ts';
import { foldText } from './folded-text.ts';
import { toGrams, toLongGrams } from './search-grams.ts';
import { INDEX_VERSION, searchEntries } from './search-table.ts';
import { buildPageRows, PAGE_KIND } from './site-pages.ts';

const BATCH_ROW_COUNT = 500;
// Lock for pages of the site, which several settings rewrite.
const PAGES_LOCK_ID = 71_254_002;

/** Must run in the transaction that writes the entry. */
export async function indexEntry(tx: Queryable, kind: AnyKind, row: Row): Promise<void> {
  const values = buildIndexRow(kind, row);
  await tx
    .insert(searchEntries)
    .values(values)
    .onConflictDoUpdate({ target: [searchEntries.kind, searchEntries.entry], set: values });
  if (!SITE_TEXT_KINDS.includes(kind.id)) return;
  // Serialised: rows inserted since this statement started would not be deleted.
  await lockPages(tx);
  await tx.delete(searchEntries).where(eq(searchEntries.kind, PAGE_KIND));
  await insertPages(tx);
}

const lockPages = (tx: Queryable) =>
  tx.execute(sql`select pg_advisory_xact_lock(${PAGES_LOCK_ID})`);

async function insertPages(tx: Queryable): Promise<void> {
  await tx
    .insert(searchEntries)
    .values(buildPageRows(await readSiteTexts(tx)).map(withSearchColumns));
}

/** Needed after an import or a change of INDEX_VERSION. */
export async function rebuildSearchIndex(
  tx: Queryable,
  onProgress: ReportProgress = () => {},
): Promise<void> {
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
function entryDay({ siteSearch }: AnyKind, row: Row): string {
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

export function withSearchColumns<T>({
  texts: { title, summary, names, content, short = [] },
  ...columns
}: T & { texts: EntryTexts }) {
  const allNames = [title, ...names];
  const lines = [...names, ...content];
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
    grams: [...new Set([...toGrams(shortText), ...toLongGrams(content.join('\n'))])],
    version: INDEX_VERSION,
  };
}
