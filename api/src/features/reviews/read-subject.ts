import type { AnyKind } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { toFormValues, toSubmission } from '@admissions/model/merge';
import { buildAddSchema } from '@admissions/model/schema';
import type { ReviewedVersion, ReviewSubject } from '@admissions/protocol/staff';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { digestContent } from '../../content/publication/publication.ts';
import { storedEntry } from '../../content/read/staff-entry.ts';
import { entryRevisions } from '../../content/revisions/revision-table.ts';
import { isRevisionOf } from '../../content/revisions/revisions.ts';
import type { Row } from '../../content/schema/row.ts';
import { titleOf } from '../../content/schema/row.ts';
import { checkValues } from '../../content/write/check-values.ts';
import { cleanValues } from '../../content/write/clean-values.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { createNotFoundError, HttpError, parseInput } from '../../platform/http/http-error.ts';
import { entryDrafts } from '../drafts/draft-table.ts';
import { mergeWithLive } from '../drafts/merge-with-live.ts';

type DraftRow = typeof entryDrafts.$inferSelect;

/** An entry with its draft, or the draft of a new entry. */
export interface FoundSubject {
  kind: AnyKind;
  entry: Row | null;
  copy: DraftRow | null;
  title: string;
  seen: ReviewedVersion;
  lastEditorId: number | null;
}

/** Throws "not exists" when the subject is gone. */
export async function readSubject(
  deps: Deps,
  { kind: id, entryId, draftId }: ReviewSubject,
): Promise<FoundSubject> {
  const kind = kindOf(id);
  const entry = entryId === null ? null : await storedEntry(deps, kind, entryId);
  if (entry && entry.deletedAt !== null) throw createNotFoundError();
  const isOfSubject = and(
    eq(entryDrafts.kind, id),
    entryId === null
      ? and(eq(entryDrafts.id, draftId ?? 0), isNull(entryDrafts.entryId))
      : eq(entryDrafts.entryId, entryId),
  );
  const [copy = null] = await deps.db.orm.select().from(entryDrafts).where(isOfSubject);
  if (!entry && !copy) throw createNotFoundError();
  return {
    kind,
    entry,
    copy,
    title: copy?.title || titleOf(kind, entry ?? {}),
    seen: { version: copy?.version ?? null, revision: (entry?.revision as number) ?? null },
    lastEditorId: copy ? copy.updatedById : await readLastEditor(deps.db.orm, kind, entry as Row),
  };
}

/** Hash of the content as published. Throws like a save, or a 409 for an unresolved conflict. */
export async function digestSubject(
  deps: Deps,
  { kind, entry, copy }: FoundSubject,
): Promise<string> {
  if (entry === null) return digestContent(kind, await checkNewDraft(deps, kind, copy as DraftRow));
  const { changed, base } = copy ?? { changed: {}, base: {} };
  const merged = await mergeWithLive(deps, kind, { entryId: entry.id as number, changed, base });
  if (merged.conflicts)
    throw new HttpError(-1, 409, { message: 'error.approvalMeets', params: { name: merged.by } });
  if (merged.revision !== entry.revision)
    throw new HttpError(-1, 409, { message: 'error.reviewMoved' });
  return digestContent(kind, { ...entry, ...merged.values });
}

/** Null for an invalid draft. */
export function digestNewDraft(kind: AnyKind, copy: DraftRow): string | null {
  try {
    return digestContent(kind, parseNewDraft(kind, copy));
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

function parseNewDraft(kind: AnyKind, { changed }: DraftRow): Row {
  const sent = toSubmission(kind, { ...toFormValues(kind, null), ...changed });
  return parseInput(buildAddSchema(kind), cleanValues(kind, sent)) as Row;
}

/** The values of a new entry. Throws 422 when they are not valid. */
export async function checkNewDraft(deps: Deps, kind: AnyKind, copy: DraftRow): Promise<Row> {
  const values = parseNewDraft(kind, copy);
  await checkValues(deps, kind, { values, entry: values });
  return values;
}

async function readLastEditor(
  orm: Queryable,
  kind: AnyKind,
  { id, revision }: Row,
): Promise<number | null> {
  const [last] = await orm
    .select({ by: entryRevisions.accountId })
    .from(entryRevisions)
    .where(isRevisionOf(kind, id as number, revision as number));
  return last?.by ?? null;
}
