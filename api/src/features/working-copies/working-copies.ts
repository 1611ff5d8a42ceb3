import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { kindOf } from '@admissions/model/kinds';
import type { ListedWorkingCopy, WorkingCopy, WorkingCopyWrite } from '@admissions/protocol/staff';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Row } from '../../content/schema/row.ts';
import { titleOf } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { cleaned } from '../../content/write/cleaned-values.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { conflict, HttpError, notExists } from '../../platform/http/http-error.ts';
import { workingCopies } from './working-copy-table.ts';

/** A change of one: `version` is the one that it was made from; an older one is refused with 409. */
type WorkingCopyChange = Pick<WorkingCopyWrite, 'changed' | 'base'> & { version: number };

type Values = Record<string, unknown>;
/** The database, or a transaction of it. */
interface Asked {
  orm: Queryable;
}
interface Writer {
  id: number;
  name: string;
}
/** Entries of one kind that are begun and not stored; beyond this one has to be finished or discarded first. */
const MOST_NEW = 100;
/** Listed at once, the latest first. */
const MOST_LISTED = 200;
const LISTED = {
  id: workingCopies.id,
  kind: workingCopies.kind,
  entryId: workingCopies.entryId,
  version: workingCopies.version,
  title: workingCopies.title,
  updatedAt: workingCopies.updatedAt,
  updatedBy: workingCopies.updatedBy,
  dueAt: workingCopies.dueAt,
  dueFor: workingCopies.dueFor,
  failure: workingCopies.failure,
};
export const WHOLE = { ...LISTED, changed: workingCopies.changed, base: workingCopies.base };

/** The working copies of these kinds, the latest first; of one entry only when it is named. */
export const listWorkingCopies = (
  { orm }: Asked,
  kinds: readonly KindId[],
  entryId?: number,
): Promise<ListedWorkingCopy[]> =>
  orm
    .select(LISTED)
    .from(workingCopies)
    .where(
      and(
        inArray(workingCopies.kind, [...kinds]),
        entryId === undefined ? undefined : eq(workingCopies.entryId, entryId),
      ),
    )
    .orderBy(desc(workingCopies.updatedAt), desc(workingCopies.id))
    .limit(MOST_LISTED)
    .then((rows) => rows.map(toAnswer));

/** Throws the answer "there is no such thing" when it is not there. */
export async function readWorkingCopy({ orm }: Asked, id: number): Promise<WorkingCopy> {
  const [found] = await orm.select(WHOLE).from(workingCopies).where(eq(workingCopies.id, id));
  if (!found) throw notExists();
  return toAnswer(found);
}

/** Begins one. Throws a 409 with the one that the entry has already, or when too many new entries of the kind are begun; a 422 when a rich text is too much to be cleaned. */
export async function addWorkingCopy(
  db: Asked,
  { id: updatedById, name: updatedBy }: Writer,
  { kind: id, entryId, ...sent }: WorkingCopyWrite,
): Promise<WorkingCopy> {
  const kind = kindOf(id);
  const values = pickValues(kind, sent);
  const entry = entryId === null ? null : await readEntry(db, kind, entryId);
  if (entryId === null) await requireRoom(db, id);
  const title = findTitle(kind, values.changed) ?? findTitle(kind, entry ?? {}) ?? '';
  const [added] = await db.orm
    .insert(workingCopies)
    .values({ kind: id, entryId, title, ...values, updatedBy, updatedById })
    .onConflictDoNothing()
    .returning(WHOLE);
  if (added) return toAnswer(added);
  const [other] = entryId === null ? [] : await listWorkingCopies(db, [id], entryId);
  if (!other) throw new HttpError(-1, 409);
  throw conflict(await readWorkingCopy(db, other.id), other.updatedBy);
}

/** Changes one as a whole. Throws a 409 with the one of now when somebody was faster. */
export async function changeWorkingCopy(
  db: Asked,
  { id: updatedById, name: updatedBy }: Writer,
  { id, kind, version, ...sent }: WorkingCopyChange & { id: number; kind: AnyKind },
): Promise<WorkingCopy> {
  const values = pickValues(kind, sent);
  const title = findTitle(kind, values.changed);
  const [changed] = await db.orm
    .update(workingCopies)
    .set({
      ...values,
      ...(title !== undefined && { title }),
      version: sql`${workingCopies.version} + 1`,
      updatedAt: new Date().toISOString(),
      updatedBy,
      updatedById,
    })
    .where(and(eq(workingCopies.id, id), eq(workingCopies.version, version)))
    .returning(WHOLE);
  if (changed) return toAnswer(changed);
  const current = await readWorkingCopy(db, id);
  throw conflict(current, current.updatedBy);
}

/** Discards one, unless somebody has written in it since: then a 409 with the one of now. */
export async function discardWorkingCopy(
  db: Asked,
  { id, version }: Pick<WorkingCopy, 'id' | 'version'>,
): Promise<void> {
  const gone = await db.orm
    .delete(workingCopies)
    .where(and(eq(workingCopies.id, id), eq(workingCopies.version, version)))
    .returning({ id: workingCopies.id });
  if (gone.length > 0) return;
  const current = await readWorkingCopy(db, id);
  throw conflict(current, current.updatedBy);
}

type Due = Pick<typeof workingCopies.$inferSelect, 'dueAt' | 'dueFor' | 'failure'>;
export const toAnswer = <R extends Due>({ dueAt, dueFor, failure, ...facts }: R) => ({
  ...facts,
  schedule: dueAt === null ? null : { at: dueAt, by: dueFor?.name ?? '', failure },
});

async function readEntry({ orm }: Asked, kind: AnyKind, id: number): Promise<Row> {
  const table = tableOf(kind);
  const [row] = (await orm
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt)))) as Row[];
  if (!row) throw notExists();
  return row;
}

async function requireRoom({ orm }: Asked, kind: KindId): Promise<void> {
  const begun = await orm.$count(
    workingCopies,
    and(eq(workingCopies.kind, kind), isNull(workingCopies.entryId)),
  );
  if (begun >= MOST_NEW)
    throw new HttpError(-1, 409, { message: 'error.tooManyDrafts', params: { max: MOST_NEW } });
}

const PUBLICATION = ['status', 'publishAt', 'unpublishAt'];

/** Only what the kind's form has; rich text without what is unsafe, because colleagues open it. */
function pickValues(
  kind: AnyKind,
  { changed, base }: Pick<WorkingCopyWrite, 'changed' | 'base'>,
): { changed: Values; base: Values } {
  const own = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isOfForm(kind, name)));
  return {
    changed: cleaned(kind, own(changed)) as Values,
    base: cleaned(kind, own(base)) as Values,
  };
}

function isOfForm({ fields }: AnyKind, name: string): boolean {
  if (PUBLICATION.includes(name)) return true;
  return Object.hasOwn(fields, name) && !fields[name]?.readOnly;
}

function findTitle(kind: AnyKind, values: Readonly<Values>): string | undefined {
  const value = kind.title in kind.fields ? values[kind.title] : titleOf(kind, {});
  return typeof value === 'string' ? [...value.trim()].slice(0, 120).join('') : undefined;
}
