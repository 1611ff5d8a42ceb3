import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { ListedEntryDraft } from '@admissions/protocol/staff';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { entryTitle } from '../base/entry-title.ts';
import { TEXTS } from '../base/texts.ts';
import { LIST_TEXTS } from './list-texts.ts';
import type { useBulk } from './use-bulk.ts';
import { useDuplicate } from './use-duplicate.ts';
import type { Run } from './use-run.ts';

interface EntryActionsOptions {
  editHref: (entry: AnyEntry) => string;
  drafts: readonly ListedEntryDraft[];
  bulk: Pick<ReturnType<typeof useBulk>, 'applyTo'>;
}
/** Actions for one entry of a list, each with undo. */
export function useEntryActions(
  kind: AnyKind,
  run: Run,
  { editHref, drafts, bulk }: EntryActionsOptions,
) {
  const t = useMessage();
  const store = useAppStoreApi();
  const duplicate = useDuplicate(kind, editHref);
  const paths = adminPathsOf(kind);
  const setStatus = ({ id, revision }: AnyEntry, status: string) =>
    api().put<AnyEntry>(paths.edit(id), { revision, status });
  const remove = ({ id }: AnyEntry) => api().delete<AnyEntry>(paths.remove(id));
  const restore = ({ id, revision }: AnyEntry) =>
    api().post<AnyEntry>(paths.restore(id), { revision });
  return {
    /** Creates a draft with the same content and opens it. */
    duplicate: (entry: AnyEntry) => void duplicate(entry),
    setPublished(entry: AnyEntry, isPublished: boolean): void {
      // With its draft, which may be refused with reasons.
      if (isPublished && drafts.some(({ entryId }) => entryId === entry.id))
        bulk.applyTo([entry], 'publish');
      else
        void run({
          call: () => setStatus(entry, isPublished ? 'published' : 'draft'),
          message: t(isPublished ? LIST_TEXTS.didPublish : LIST_TEXTS.didDraft, {
            title: entryTitle(entry),
          }),
          undo: (written) => setStatus(written, isPublished ? 'draft' : 'published'),
        });
    },
    trash: (entry: AnyEntry) =>
      store.getState().openConfirm({
        title: t('dialog.deleteTitle'),
        message: t('dialog.deleteText', { title: entryTitle(entry) }),
        confirmLabel: t(TEXTS.remove),
        isDangerous: true,
        onConfirm: () =>
          void run({
            call: () => remove(entry),
            message: t(LIST_TEXTS.didTrash, { title: entryTitle(entry) }),
            undo: restore,
          }),
      }),
    restore: (entry: AnyEntry) =>
      void run({
        call: () => restore(entry),
        message: t(LIST_TEXTS.didRestore, { title: entryTitle(entry) }),
        undo: remove,
      }),
  };
}
export type EntryCommands = ReturnType<typeof useEntryActions>;
