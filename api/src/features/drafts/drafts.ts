import type { AnyKind } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import type {
  EntryDraft,
  EntryDraftWrite,
  ListedEntryDraft,
  ReviewSubject,
} from '@admissions/protocol/staff';
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { createBegunRow } from '../../content/read/begun-entries.ts';
import { presentEntry } from '../../content/read/read-entry.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import { tableOf, titleOf } from '../../content/schema/tables.ts';
import { cleanValues } from '../../content/write/clean-values.ts';
import { listUses } from '../../content/write/references.ts';
import {
  inContentTransaction,
  lockRows,
  recordNew,
  storeNew,
} from '../../content/write/write-entry.ts';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { conflict, refused, requireRow } from '../../platform/http/http-error.ts';
import { purgeRows } from '../trash/trash-routes.ts';
import { entryDrafts, isDraftOf } from './draft-tables.ts';
import { toShownColumns } from './shown-columns.ts';

/** `version` is the one it is based on; an older one is refused with 409. */
type DraftChange = Pick<EntryDraftWrite, 'changed' | 'base'> & { version: number };

type Values = Record<string, unknown>;
interface DraftAuthor {
  id: number;
  name: string;
}
const MAX_LISTED = 200;
const LISTED_COLUMNS = {
  id: entryDrafts.id,
  kind: entryDrafts.kind,
  entryId: entryDrafts.entryId,
  version: entryDrafts.version,
  title: entryDrafts.title,
  updatedAt: entryDrafts.updatedAt,
  updatedBy: entryDrafts.updatedBy,
  dueAt: entryDrafts.dueAt,
  dueFor: entryDrafts.dueFor,
  failure: entryDrafts.failure,
  /** A begun entry: `shown` has its columns in lists. */
  isNew: sql<boolean>`${entryDrafts.shown} is not null`,
};
export const DETAIL_COLUMNS = {
  ...LISTED_COLUMNS,
  changed: entryDrafts.changed,
  base: entryDrafts.base,
};

/** Drafts of these kinds, newest first, optionally of one entry or without those of a bundle. */
export const listDrafts = (
  orm: Queryable,
  kinds: readonly KindId[],
  entryId?: number,
  isFree = false,
): Promise<ListedEntryDraft[]> =>
  orm
    .select(LISTED_COLUMNS)
    .from(entryDrafts)
    .where(
      and(
        inArray(entryDrafts.kind, [...kinds]),
        entryId === undefined ? isNotNull(entryDrafts.entryId) : eq(entryDrafts.entryId, entryId),
        isFree
          ? sql`(${entryDrafts.kind}, ${entryDrafts.entryId}) not in (select kind, entry_id from bundle_item where revision_after is null)`
          : undefined,
      ),
    )
    .orderBy(desc(entryDrafts.updatedAt), desc(entryDrafts.id))
    .limit(MAX_LISTED)
    .then((rows) => rows.map(toDraftResponse));

const findDrafts = (orm: Queryable, where: SQL | undefined): Promise<EntryDraft[]> =>
  orm
    .select(DETAIL_COLUMNS)
    .from(entryDrafts)
    .where(where)
    .then((rows) => rows.map(toDraftResponse));

/** Throws not found. */
export const readDraft = async (orm: Queryable, id: number) =>
  requireRow(await findDrafts(orm, eq(entryDrafts.id, id)));

export const findDraftOf = async (orm: Queryable, subject: ReviewSubject) =>
  (await findDrafts(orm, isDraftOf(subject)))[0];

/** A 409 error with the current draft and the name of its last editor. */
export async function createDraftConflict(orm: Queryable, id: number) {
  const current = await readDraft(orm, id);
  return conflict(current, current.updatedBy);
}

/** Throws 409 with an existing draft, 422 when a rich text is too large. */
export async function addDraft(
  orm: Queryable,
  by: DraftAuthor,
  { kind: id, entryId, ...sent }: EntryDraftWrite & { entryId: number },
): Promise<EntryDraft> {
  const kind = kindOf(id);
  const values = pickValues(kind, sent);
  const entry = await presentEntry(orm, kind, entryId);
  const title = findTitle(kind, values.changed) ?? findTitle(kind, entry) ?? '';
  const [added] = await orm
    .insert(entryDrafts)
    .values({ kind: id, entryId, title, ...values, ...toAuthor(by) })
    .onConflictDoNothing()
    .returning(DETAIL_COLUMNS);
  if (added) return toDraftResponse(added);
  const other = await findDraftOf(orm, { kind: id, entryId });
  // The other draft was deleted in between: the client tries again.
  throw other ? conflict(other, other.updatedBy) : refused(409, 'error.default');
}

/** A new entry with all of its content in its draft. Throws 409 for a second singleton. */
export async function beginEntry(
  deps: Deps,
  by: Editor,
  { kind: id, ...sent }: Omit<EntryDraftWrite, 'entryId'>,
): Promise<EntryDraft> {
  const kind = kindOf(id);
  const values = pickValues(kind, sent);
  return inContentTransaction(deps, kind, async (tx) => {
    if (kind.singleton && (await tx.$count(tableOf(kind))) > 0)
      throw refused(409, 'error.singletonExists');
    const row = await storeNew(deps, tx, { kind, by }, createBegunRow(kind));
    const title = findTitle(kind, values.changed) ?? '';
    const shown = toShownColumns(kind, values.changed, by.name);
    const draft = { kind: id, entryId: row.id as number, title, shown, ...values };
    const added = requireRow(
      await tx
        .insert(entryDrafts)
        .values({ ...draft, ...toAuthor(by) })
        .returning(DETAIL_COLUMNS),
    );
    // Again, now with the draft: the search index shows the entry in its draft's values.
    await deps.hooks.updateDerivedData(tx, kind, row, row);
    await recordNew(tx, { kind, by }, row, Object.keys(values.changed));
    return toDraftResponse(added);
  });
}

type DraftUpdate = DraftChange & { id: number; kind: AnyKind };

/** Throws 409 with the current draft after a concurrent change. */
export async function updateDraft(
  tx: Tx,
  deps: Deps,
  { id: updatedById, name: updatedBy }: DraftAuthor,
  { id, kind, version, ...sent }: DraftUpdate,
): Promise<EntryDraft> {
  const values = pickValues(kind, sent);
  const title = findTitle(kind, values.changed);
  const shown = JSON.stringify(toShownColumns(kind, values.changed, updatedBy));
  const editorId = sql`${JSON.stringify(updatedById)}::jsonb`;
  const { editorIds } = entryDrafts;
  const [draft] = await tx
    .update(entryDrafts)
    .set({
      ...values,
      ...(title !== undefined && { title }),
      shown: sql`case when ${entryDrafts.shown} is not null then ${shown}::jsonb end`,
      version: sql`${entryDrafts.version} + 1`,
      updatedAt: new Date().toISOString(),
      updatedBy,
      updatedById,
      editorIds: sql`case when ${editorIds} @> ${editorId} then ${editorIds} else ${editorIds} || ${editorId} end`,
    })
    .where(and(eq(entryDrafts.id, id), eq(entryDrafts.version, version)))
    .returning(DETAIL_COLUMNS);
  if (!draft) throw await createDraftConflict(tx, id);
  if (draft.isNew) {
    const [row] = await lockRows(tx, kind, [draft.entryId as number]);
    // The row is unchanged; the search index follows its draft.
    if (row) await deps.hooks.updateDerivedData(tx, kind, row, row);
  }
  return toDraftResponse(draft);
}

/** Deletes a begun entry too. Throws 409 with the current draft if somebody has changed it. */
export async function deleteDraft(
  deps: Deps,
  by: Editor,
  { id, version, kind }: Pick<EntryDraft, 'id' | 'version' | 'kind'>,
) {
  const isDeleted = await inContentTransaction(deps, kindOf(kind), async (tx) => {
    const [draft] = await tx
      .delete(entryDrafts)
      .where(and(eq(entryDrafts.id, id), eq(entryDrafts.version, version)))
      .returning({ entryId: entryDrafts.entryId, isNew: LISTED_COLUMNS.isNew });
    if (draft?.isNew) await purgeBegun(deps, tx, by, kindOf(kind), draft.entryId as number);
    return draft !== undefined;
  });
  if (!isDeleted) throw await createDraftConflict(deps.db.orm, id);
}

async function purgeBegun(deps: Deps, tx: Tx, by: Editor, kind: AnyKind, id: number) {
  const uses = await listUses(tx, kind, id, 'all');
  if (uses.length > 0) throw refused(409, 'error.inUse', { params: { uses: uses.join('、') } });
  await purgeRows(deps, tx, kind, { rows: await lockRows(tx, kind, [id]), by });
}

const toAuthor = ({ id, name }: DraftAuthor) => ({
  updatedBy: name,
  updatedById: id,
  editorIds: [id],
});

type ScheduleColumns = Pick<
  typeof entryDrafts.$inferSelect,
  'dueAt' | 'dueFor' | 'failure' | 'entryId'
>;
export const toDraftResponse = <R extends ScheduleColumns>({
  dueAt,
  dueFor,
  failure,
  entryId,
  ...draft
}: R) => ({
  ...draft,
  entryId: entryId as number,
  // `dueFor` is the account that scheduled it.
  schedule: dueAt === null ? null : { at: dueAt, by: dueFor?.name ?? '', failure },
});

const PUBLICATION = ['status', 'publishAt', 'unpublishAt'];

/** Known fields only, rich text sanitized: colleagues open it. */
function pickValues(
  kind: AnyKind,
  { changed, base }: Pick<EntryDraftWrite, 'changed' | 'base'>,
): { changed: Values; base: Values } {
  const pickOwn = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isFormField(kind, name)));
  return {
    changed: cleanValues(kind, pickOwn(changed)) as Values,
    base: cleanValues(kind, pickOwn(base)) as Values,
  };
}

function isFormField({ fields }: AnyKind, name: string) {
  if (PUBLICATION.includes(name)) return true;
  return Object.hasOwn(fields, name) && !fields[name]?.readOnly;
}

/** Kinds without a text field have their label as title. */
function findTitle(kind: AnyKind, values: Readonly<Values>) {
  const value = kind.title in kind.fields ? values[kind.title] : titleOf(kind, {});
  return typeof value === 'string' ? [...value.trim()].slice(0, 120).join('') : undefined;
}
