import type { Api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import {
  ENTRY_DRAFT_PATHS,
  type EntryDraft,
  type ListedEntryDraft,
} from '@admissions/protocol/staff';

/** Drafts of a kind or entry, latest first; none on failure, as they are optional. */
export async function listDrafts(
  api: Api,
  kind: AnyKind,
  entry?: number,
): Promise<ListedEntryDraft[]> {
  try {
    const options = { silent: true, params: { kind: kind.id, entry } };
    return (await api.get<{ list: ListedEntryDraft[] }>(ENTRY_DRAFT_PATHS.list, options)).list;
  } catch {
    return [];
  }
}

/** The draft of an entry; null for none or on failure. */
export async function loadDraft(
  api: Api,
  kind: AnyKind,
  entryId: number,
): Promise<EntryDraft | null> {
  const [listed] = await listDrafts(api, kind, entryId);
  if (!listed) return null;
  return api.get<EntryDraft>(ENTRY_DRAFT_PATHS.one(listed.id), { silent: true }).catch(() => null);
}
