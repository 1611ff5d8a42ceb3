import type { AnyKind } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { type Editor, readSnapshot } from '../../content/revisions/revisions.ts';
import { type Row, titleOf } from '../../content/schema/tables.ts';
import { pickContent } from '../../content/write/copy-entry.ts';
import { lockRows, type Stored, storeChange } from '../../content/write/write-entry.ts';
import { runAnnouncedTransaction } from '../../platform/db/changes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refused } from '../../platform/http/http-error.ts';
import { bundleItems, bundles, entryDrafts, findBundle } from '../drafts/draft-tables.ts';
import { type BundleItemRow, readBundle, recordBundle } from './bundles.ts';
import { refuseMoved } from './publish-bundle.ts';

interface Undo {
  item: BundleItemRow;
  kind: AnyKind;
  entryId: number;
  /** The values before the publication. */
  values: Row;
}

/** Back to before the publication, all or nothing; the changes are drafts again. */
export async function undoBundle(deps: Deps, id: number, by: Editor) {
  const { items } = await readBundle(deps.db.orm, id);
  const undos: Undo[] = [];
  for (const item of items) undos.push(await readUndo(deps, item));
  await runAnnouncedTransaction(deps, async (tx) => {
    const [bundle] = await tx
      .update(bundles)
      .set({ publishedAt: null, publishedBy: null })
      .where(and(eq(bundles.id, id), isNotNull(bundles.publishedAt)))
      .returning();
    if (!bundle) throw refuseMoved();
    const rows: Row[] = [];
    const changed: string[] = [];
    for (const undo of undos) {
      const [row] = await lockRows(tx, undo.kind, [undo.entryId]);
      if (row) rows.push(row);
      if (!row || !(await canUndo(tx, undo, row))) changed.push(describe(undo, row));
    }
    if (changed.length > 0)
      throw refused(409, 'error.bundleNotUndone', { params: { titles: changed.join('、') } });
    const records: Stored['record'][] = [];
    for (const [at, undo] of undos.entries())
      records.push(await applyUndo(deps, tx, undo, rows[at] as Row, by));
    for (const record of records) await record();
    await recordBundle(tx, by, 'undo', { id, name: bundle.name, entries: undos.length });
    return { result: undefined, kinds: [...new Set(undos.map(({ item }) => item.kind))] };
  });
}

async function readUndo(deps: Deps, item: BundleItemRow): Promise<Undo> {
  const kind = kindOf(item.kind);
  const { entryId } = item;
  const undo = { item, kind, entryId, values: { status: 'draft' } };
  if (item.before === null) return undo;
  const snapshot = await readSnapshot(deps.db.orm, kind, entryId, item.before);
  const { status, publishAt = null, unpublishAt = null } = snapshot;
  return { ...undo, values: { ...pickContent(kind, snapshot), status, publishAt, unpublishAt } };
}

/** Unchanged since the publication, and in no other bundle. */
const canUndo = async (tx: Tx, { item, entryId }: Undo, row: Row) =>
  row.revision === item.after && (await findBundle(tx, { kind: item.kind, entryId })) === null;

const describe = ({ item, kind }: Undo, row: Row | undefined) =>
  row ? `「${titleOf(kind, row)}」（${row.updatedBy ?? ''}）` : `「${item.title}」`;

async function applyUndo(
  deps: Deps,
  tx: Tx,
  { item, kind, entryId, values }: Undo,
  current: Row,
  by: Editor,
) {
  const write = { kind, by, action: 'restore', noted: { bundle: item.bundleId } } as const;
  const change = { ...write, id: entryId, isUndo: true, values: () => values };
  const { record } = await storeChange(deps, tx, change, current);
  // A new entry itself has what its draft had.
  if (item.draft && item.before !== null)
    await tx
      .insert(entryDrafts)
      .values({ ...item.draft, kind: item.kind, entryId })
      .onConflictDoNothing();
  await tx
    .update(bundleItems)
    .set({ before: null, after: null, draft: null })
    .where(eq(bundleItems.id, item.id));
  return record;
}
