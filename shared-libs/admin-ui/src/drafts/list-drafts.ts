import type { Api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import type { ListedEntryDraft } from '@admissions/protocol/staff';
import { ENTRY_DRAFT_PATHS } from '@admissions/protocol/staff';

/** The drafts of a kind, or of one entry of it, the latest first; none when they cannot be read: a list and a form are of use without them. */
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
