import type { Api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import type { EntryDraft } from '@admissions/protocol/staff';
import { ENTRY_DRAFT_PATHS } from '@admissions/protocol/staff';
import { listDrafts } from './list-drafts.ts';

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
