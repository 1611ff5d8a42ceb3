import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { kindOf } from '@admissions/model/kinds';
import type { EntryDraft, EntryDraftWrite, ListedEntryDraft } from '@admissions/protocol/staff';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Row } from '../../content/schema/row.ts';
import { titleOf } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { cleanValues } from '../../content/write/clean-values.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { conflict, createNotFoundError, HttpError } from '../../platform/http/http-error.ts';
import { entryDrafts } from './draft-table.ts';

/** `version` is the one it is based on; an older one is refused with 409. */
type DraftChange = Pick<EntryDraftWrite, 'changed' | 'base'> & { version: number };

type Values = Record<string, unknown>;
interface DraftDb {
  orm: Queryable;
}
interface DraftAuthor {
  id: number;
  name: string;
}
/** Unsaved new entries of one kind. */
const MAX_NEW_DRAFTS = 100;
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
};
export const ALL_COLUMNS = {
  ...LISTED_COLUMNS,
  changed: entryDrafts.changed,
  base: entryDrafts.base,
};

/** Drafts of these kinds, newest first, optionally of one entry. */
export const listDrafts = (
  { orm }: DraftDb,
  kinds: readonly KindId[],
  entryId?: number,
): Promise<ListedEntryDraft[]> =>
  orm
    .select(LISTED_COLUMNS)
    .from(entryDrafts)
    .where(
      and(
        inArray(entryDrafts.kind, [...kinds]),
        entryId === undefined ? undefined : eq(entryDrafts.entryId, entryId),
      ),
    )
    .orderBy(desc(entryDrafts.updatedAt), desc(entryDrafts.id))
    .limit(MAX_LISTED)
    .then((rows) => rows.map(toDraftResponse));

/** Throws not found. */
export async function readDraft({ orm }: DraftDb, id: number): Promise<EntryDraft> {
  const [found] = await orm.select(ALL_COLUMNS).from(entryDrafts).where(eq(entryDrafts.id, id));
  if (!found) throw createNotFoundError();
  return toDraftResponse(found);
}

/** Throws 409 with an existing draft or at the limit, 422 when a rich text is too large. */
export async function addWorkingCopy(
  db: DraftDb,
  { id: updatedById, name: updatedBy }: DraftAuthor,
  { kind: id, entryId, ...sent }: EntryDraftWrite,
): Promise<EntryDraft> {
  const kind = kindOf(id);
  const values = pickValues(kind, sent);
  const entry = entryId === null ? null : await readEntry(db, kind, entryId);
  if (entryId === null) await requireCapacity(db, id);
  const title = findTitle(kind, values.changed) ?? findTitle(kind, entry ?? {}) ?? '';
  const [added] = await db.orm
    .insert(entryDrafts)
    .values({ kind: id, entryId, title, ...values, updatedBy, updatedById })
    .onConflictDoNothing()
    .returning(ALL_COLUMNS);
  if (added) return toDraftResponse(added);
  const [other] = entryId === null ? [] : await listDrafts(db, [id], entryId);
  if (!other) throw new HttpError(-1, 409, { message: 'error.default' });
  throw conflict(await readDraft(db, other.id), other.updatedBy);
}

/** Throws 409 with the current draft after a concurrent change. */
export async function updateDraft(
  db: DraftDb,
  { id: updatedById, name: updatedBy }: DraftAuthor,
  { id, kind, version, ...sent }: DraftChange & { id: number; kind: AnyKind },
): Promise<EntryDraft> {
  const values = pickValues(kind, sent);
  const title = findTitle(kind, values.changed);
  const [changed] = await db.orm
    .update(entryDrafts)
    .set({
      ...values,
      ...(title !== undefined && { title }),
      version: sql`${entryDrafts.version} + 1`,
      updatedAt: new Date().toISOString(),
      updatedBy,
      updatedById,
    })
    .where(and(eq(entryDrafts.id, id), eq(entryDrafts.version, version)))
    .returning(ALL_COLUMNS);
  if (changed) return toDraftResponse(changed);
  const current = await readDraft(db, id);
  throw conflict(current, current.updatedBy);
}

/** Throws 409 with the current draft when somebody has changed it since. */
export async function deleteDraft(
  db: DraftDb,
  { id, version }: Pick<EntryDraft, 'id' | 'version'>,
): Promise<void> {
  const deleted = await db.orm
    .delete(entryDrafts)
    .where(and(eq(entryDrafts.id, id), eq(entryDrafts.version, version)))
    .returning({ id: entryDrafts.id });
  if (deleted.length > 0) return;
  const current = await readDraft(db, id);
  throw conflict(current, current.updatedBy);
}

type ScheduleColumns = Pick<typeof entryDrafts.$inferSelect, 'dueAt' | 'dueFor' | 'failure'>;
export const toDraftResponse = <R extends ScheduleColumns>({
  dueAt,
  dueFor,
  failure,
  ...draft
}: R) => ({
  ...draft,
  schedule: dueAt === null ? null : { at: dueAt, by: dueFor?.name ?? '', failure },
});

async function readEntry({ orm }: DraftDb, kind: AnyKind, id: number): Promise<Row> {
  const table = tableOf(kind);
  const [row] = (await orm
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt)))) as Row[];
  if (!row) throw createNotFoundError();
  return row;
}

async function requireCapacity({ orm }: DraftDb, kind: KindId): Promise<void> {
  const draftCount = await orm.$count(
    entryDrafts,
    and(eq(entryDrafts.kind, kind), isNull(entryDrafts.entryId)),
  );
  if (draftCount >= MAX_NEW_DRAFTS)
    throw new HttpError(-1, 409, {
      message: 'error.tooManyDrafts',
      params: { max: MAX_NEW_DRAFTS },
    });
}

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

function isFormField({ fields }: AnyKind, name: string): boolean {
  if (PUBLICATION.includes(name)) return true;
  return Object.hasOwn(fields, name) && !fields[name]?.readOnly;
}

function findTitle(kind: AnyKind, values: Readonly<Values>): string | undefined {
  const value = kind.title in kind.fields ? values[kind.title] : titleOf(kind, {});
  return typeof value === 'string' ? [...value.trim()].slice(0, 120).join('') : undefined;
}
