import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import type { Row } from '../../content/schema/row.ts';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { entryDrafts } from './draft-table.ts';
import { mergeWithLive } from './merge-with-live.ts';

const isOfEntry = (kind: AnyKind, entryId: number) =>
  and(eq(entryDrafts.kind, kind.id as KindId), eq(entryDrafts.entryId, entryId));

/** What publishing the draft of an entry writes; null without a draft. Throws like a save. */
export async function readPublishedValues(
  deps: Pick<Deps, 'db' | 'hooks'>,
  kind: AnyKind,
  entryId: number,
): Promise<{ version: number; values: Row } | null> {
  const [draft] = await deps.db.orm.select().from(entryDrafts).where(isOfEntry(kind, entryId));
  if (!draft) return null;
  const merged = await mergeWithLive(deps, kind, { ...draft, entryId });
  if (merged.conflicts)
    throw new HttpError(-1, 409, { message: 'error.draftMeets', params: { name: merged.by } });
  return { version: draft.version, values: merged.values };
}

/** Deletes this version of a draft; false when somebody has changed it since. */
export async function endDraft(
  tx: Tx,
  kind: AnyKind,
  { id, version }: { id: number; version: number },
): Promise<boolean> {
  const ended = await tx
    .delete(entryDrafts)
    .where(and(isOfEntry(kind, id), eq(entryDrafts.version, version)))
    .returning({ id: entryDrafts.id });
  return ended.length > 0;
}
