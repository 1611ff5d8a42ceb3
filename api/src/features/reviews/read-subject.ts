import type { AnyKind } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import type { ReviewedVersion, ReviewSubject } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { digestContent } from '../../content/publication/publication.ts';
import { presentEntry } from '../../content/read/read-entry.ts';
import { readTitles } from '../../content/read/select-entries.ts';
import { isRevisionOf } from '../../content/revisions/revisions.ts';
import {
  entryRevisions,
  findParent,
  isNamedWithParent,
  type Row,
  titleOf,
} from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { refused } from '../../platform/http/http-error.ts';
import { entryDrafts, isDraftOf } from '../drafts/draft-tables.ts';
import { mergeWithLive } from '../drafts/merge-with-live.ts';

type DraftRow = typeof entryDrafts.$inferSelect;

/** An entry with its draft. */
export interface FoundSubject {
  kind: AnyKind;
  entry: Row;
  copy: DraftRow | null;
  title: string;
  /** Id of the entry that it belongs to. */
  parent: number | null;
  seen: ReviewedVersion;
  lastEditorId: number | null;
}

/** Throws "not exists" when the subject is gone. */
export async function readSubject(
  deps: Deps,
  { kind: id, entryId }: ReviewSubject,
): Promise<FoundSubject> {
  const kind = kindOf(id);
  const entry = await presentEntry(deps.db.orm, kind, entryId);
  const [copy = null] = await deps.db.orm
    .select()
    .from(entryDrafts)
    .where(isDraftOf({ kind: id, entryId }));
  // All content of a begun entry is in its draft.
  const parent = readParentId(kind, { ...entry, ...copy?.changed });
  const title = copy?.title || titleOf(kind, entry);
  return {
    kind,
    entry,
    copy,
    title: await readFullTitle(deps.db.orm, kind, { title, parent }),
    parent,
    seen: { version: copy?.version ?? null, revision: entry.revision as number },
    lastEditorId: copy ? copy.updatedById : await readLastEditor(deps.db.orm, kind, entry),
  };
}

function readParentId(kind: AnyKind, values: Row) {
  const chosen = values[findParent(kind)?.field ?? ''];
  const id = typeof chosen === 'object' ? (chosen as { id?: unknown } | null)?.id : chosen;
  return typeof id === 'number' ? id : null;
}

async function readFullTitle(
  orm: Queryable,
  kind: AnyKind,
  { title, parent }: Pick<FoundSubject, 'title' | 'parent'>,
) {
  const to = findParent(kind)?.to;
  if (!isNamedWithParent(kind) || !to || parent === null) return title;
  const titles = await readTitles(orm, [{ to, id: parent }]);
  return `${titles.get(`${to} ${parent}`) ?? ''} ${title}`.trim();
}

/** Hash of the content as published. Throws like a save, or a 409 for an unresolved conflict. */
export async function digestSubject(deps: Deps, found: FoundSubject) {
  const { kind, entry } = found;
  const merged = await mergeSubject(deps, found);
  if (merged.conflicts) throw refused(409, 'error.approvalMeets', { params: { name: merged.by } });
  if (merged.revision !== entry.revision) throw refused(409, 'error.reviewMoved');
  return digestContent(kind, { ...entry, ...merged.values });
}

export const mergeSubject = (deps: Deps, { kind, entry, copy }: FoundSubject) =>
  mergeWithLive(deps, kind, { changed: {}, base: {}, ...copy, entryId: entry.id as number });

async function readLastEditor(orm: Queryable, kind: AnyKind, { id, revision }: Row) {
  const [last] = await orm
    .select({ by: entryRevisions.accountId })
    .from(entryRevisions)
    .where(isRevisionOf(kind, id as number, revision as number));
  return last?.by ?? null;
}
