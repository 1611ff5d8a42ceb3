import type { Api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import type { EntryDraft } from '@admissions/protocol/staff';
import { ENTRY_DRAFT_PATHS } from '@admissions/protocol/staff';
import { listDrafts } from './list-drafts.ts';

/** The draft of an entry or (`draftId`) of a new one; null for none or on failure. */
export async function loadDraft(
  api: Api,
  kind: AnyKind,
  { entryId, draftId }: { entryId: number | null; draftId: number | null },
): Promise<EntryDraft | null> {
  const id = entryId === null ? draftId : (await listDrafts(api, kind, entryId))[0]?.id;
  if (id === undefined || id === null) return null;
  try {
    const draft = await api.get<EntryDraft>(ENTRY_DRAFT_PATHS.one(id), { silent: true });
    return draft.kind === kind.id && draft.entryId === entryId ? draft : null;
  } catch {
    return null;
  }
}
