import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { toFormValues } from '@admissions/model/merge';
import { ENTRY_DRAFT_PATHS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { toDraftValues } from '../base/draft-values.ts';
import { loadDraft } from '../base/list-drafts.ts';
import { useAction } from '../base/use-action.ts';
import { useLoaded } from '../base/use-loaded.ts';
import { REVISION_TEXTS } from './texts.ts';
import type { Version } from './use-history.ts';

/** The open draft of an entry, read again for each version to restore. */
export function useOpenDraft(kind: AnyKind, entryId: number, target: Version | undefined) {
  const t = useMessage();
  const { isBusy, run } = useAction();
  const { data: draft } = useLoaded(
    async () => (target ? loadDraft(api(), kind, entryId) : null),
    [kind, entryId, target],
  );
  /** Replaces the draft by the version; returns whether that worked, reports errors. */
  async function putIntoDraft(live: Version, version: Version): Promise<boolean> {
    if (!draft) return false;
    const before = toFormValues(kind, live.entry);
    const { status, publishAt, unpublishAt } = before;
    const after = { ...toFormValues(kind, version.entry), status, publishAt, unpublishAt };
    const values = toDraftValues(kind, before, after);
    const path = ENTRY_DRAFT_PATHS.one(draft.id);
    return run(
      () =>
        Object.keys(values.changed).length > 0
          ? api().put(path, { ...values, version: draft.version })
          : api().delete(`${path}?version=${draft.version}`),
      t(REVISION_TEXTS.isInDraft),
    );
  }
  return { draft, isPutting: isBusy, putIntoDraft };
}
