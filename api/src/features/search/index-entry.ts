import type { Addressed, AnyKind } from '@admissions/contracts';
import { publicUrlOf } from '@admissions/contracts';
import { KINDS } from '@admissions/contracts/kinds';
import { and, eq } from 'drizzle-orm';
import type { Row } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Tx } from '../../platform/db/database.ts';
import { findTexts } from './entry-texts.ts';
import { folded } from './folded-text.ts';
import { toGrams } from './search-grams.ts';
import { searchEntries } from './search-table.ts';

const ROWS_AT_ONCE = 500;

/** Makes the search find the entry as it is now, or not at all when it is a draft or in the trash. Belongs into the transaction that writes it. */
export async function indexEntry(
  tx: Pick<Tx, 'insert' | 'delete'>,
  kind: AnyKind,
  row: Row,
): Promise<void> {
  if (!isShown(row)) {
    await tx
      .delete(searchEntries)
      .where(and(eq(searchEntries.kind, kind.id), eq(searchEntries.entry, row.id as number)));
    return;
  }
  const values = buildIndexRow(kind, row);
  await tx
    .insert(searchEntries)
    .values(values)
    .onConflictDoUpdate({ target: [searchEntries.kind, searchEntries.entry], set: values });
}

/** Makes the whole index anew from the entries: after an import, or when the way of indexing has changed. */
export async function rebuildSearch(tx: Pick<Tx, 'select' | 'insert' | 'delete'>): Promise<void> {
  await tx.delete(searchEntries);
  for (const kind of KINDS) {
    const table = tableOf(kind);
    const rows = (await tx.select().from(table).where(eq(table.status, 'published'))) as Row[];
    const values = rows.filter(isShown).map((row) => buildIndexRow(kind, row));
    for (let at = 0; at < values.length; at += ROWS_AT_ONCE)
      await tx.insert(searchEntries).values(values.slice(at, at + ROWS_AT_ONCE));
  }
}

const isShown = ({ status, deletedAt }: Row) => status === 'published' && deletedAt === null;

/** The day that the kind names; without one that of the last change. */
function entryDay({ siteSearch }: AnyKind, row: Row): string {
  const day = siteSearch.day ? row[siteSearch.day] : null;
  return String(day ?? row.updatedAt).slice(0, 10);
}

function buildIndexRow(kind: AnyKind, row: Row): typeof searchEntries.$inferInsert {
  const { title, summary, others } = findTexts(kind, row);
  const url = publicUrlOf(kind, row as Addressed);
  const isFound = url !== null && !kind.siteSearch.isLeftOut;
  const [parent] = Object.entries(kind.fields).filter(
    ([, { type, required }]) => type === 'relation' && required,
  );
  const words = [title, summary, ...others].map((text) => folded(text).text).join('\n');
  return {
    kind: kind.id,
    entry: row.id as number,
    area: kind.area,
    url,
    isOwnPage: kind.page?.isOwnPage ?? false,
    title,
    summary,
    titleWords: folded(title).text,
    words,
    titleGrams: isFound ? toGrams(title) : [],
    grams: isFound ? toGrams(words) : [],
    day: entryDay(kind, row),
    updatedAt: row.updatedAt as string,
    publishAt: row.publishAt as string | null,
    unpublishAt: row.unpublishAt as string | null,
    parentKind: parent?.[1].to ?? null,
    parentEntry: parent ? (row[parent[0]] as number) : null,
  };
}
