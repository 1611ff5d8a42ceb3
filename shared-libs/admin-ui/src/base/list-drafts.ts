import type { Api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import type { ListedEntryDraft } from '@admissions/protocol/staff';
import { ENTRY_DRAFT_PATHS } from '@admissions/protocol/staff';

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
