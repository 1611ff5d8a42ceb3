import type { AnyKind } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { toFormValues, toSubmission } from '@admissions/model/merge';
import { buildAddSchema } from '@admissions/model/schema';
import type { ReviewSeen, ReviewSubject } from '@admissions/protocol/staff';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { digestContent } from '../../content/publication/publication.ts';
import { storedEntry } from '../../content/read/staff-entry.ts';
import { entryRevisions } from '../../content/revisions/revision-table.ts';
import { isRevisionOf } from '../../content/revisions/revisions.ts';
import type { Row } from '../../content/schema/row.ts';
import { titleOf } from '../../content/schema/row.ts';
import { checkValues } from '../../content/write/checked-values.ts';
import { cleaned } from '../../content/write/cleaned-values.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { HttpError, notExists, parsed } from '../../platform/http/http-error.ts';
import { meetLive } from '../working-copies/meet-live.ts';
import { workingCopies } from '../working-copies/working-copy-table.ts';

type Copy = typeof workingCopies.$inferSelect;
const _LOCALE = 'zh-TW';

/** An entry with the draft beside it, or a draft that is no entry yet. */
export interface FoundSubject {
  kind: AnyKind;
  entry: Row | null;
  copy: Copy | null;
  title: string;
  seen: ReviewSeen;
  lastEditorId: number | null;
}

/** What a review is about, as it stands now. Throws "there is no such thing" when it is gone. */
export async function readSubject(
  deps: Deps,
  { kind: id, entryId, draftId }: ReviewSubject,
): Promise<FoundSubject> {
  const kind = kindOf(id);
  const entry = entryId === null ? null : await storedEntry(deps, kind, entryId);
  if (entry && entry.deletedAt !== null) throw notExists();
  const mine = and(
    eq(workingCopies.kind, id),
    entryId === null
      ? and(eq(workingCopies.id, draftId ?? 0), isNull(workingCopies.entryId))
      : eq(workingCopies.entryId, entryId),
  );
  const [copy = null] = await deps.db.orm.select().from(workingCopies).where(mine);
  if (!entry && !copy) throw notExists();
  return {
    kind,
    entry,
    copy,
    title: copy?.title || titleOf(kind, entry ?? {}),
    seen: { version: copy?.version ?? null, revision: (entry?.revision as number) ?? null },
    lastEditorId: copy ? copy.updatedById : await readLastEditor(deps.db.orm, kind, entry as Row),
  };
}

/** What it would say when it is published as it stands, as a hash. Throws what a save would be refused with, and a 409 when somebody has to choose first. */
export async function digestSubject(
  deps: Deps,
  { kind, entry, copy }: FoundSubject,
): Promise<string> {
  if (entry === null) return digestContent(kind, await readNew(deps, kind, copy as Copy));
  const { changed, base } = copy ?? { changed: {}, base: {} };
  const met = await meetLive(deps, kind, { entryId: entry.id as number, changed, base });
  if (met.conflicts)
    throw new HttpError(-1, 409, { message: 'error.approvalMeets', params: { name: met.by } });
  if (met.revision !== entry.revision)
    throw new HttpError(-1, 409, { message: 'error.reviewMoved' });
  return digestContent(kind, { ...entry, ...met.values });
}

/** What a draft of a new entry would say, as a hash; null while it could not be stored. */
export function digestNew(kind: AnyKind, copy: Copy): string | null {
  try {
    return digestContent(kind, parseNew(kind, copy));
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

function parseNew(kind: AnyKind, { changed }: Copy): Row {
  const sent = toSubmission(kind, { ...toFormValues(kind, null), ...changed });
  return parsed(buildAddSchema(kind), cleaned(kind, sent)) as Row;
}

async function readNew(deps: Deps, kind: AnyKind, copy: Copy): Promise<Row> {
  const values = parseNew(kind, copy);
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
