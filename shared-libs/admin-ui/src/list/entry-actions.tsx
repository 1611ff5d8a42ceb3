import { api } from '@admissions/api-client';
import { type AnyKind, adminPathsOf, joinLabel, publicUrlOf } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { ListedEntryDraft } from '@admissions/protocol/staff';
import { useConfirm, useMessage } from '@admissions/store';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { ActionMenu, type MenuAction } from '../base/action-menu.tsx';
import { entryTitle } from '../base/entry-title.ts';
import { TEXTS } from '../base/texts.ts';
import { useAction } from '../base/use-action.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { computeShownState } from './shown-state.ts';
import type { Run, useBulk } from './use-bulk.ts';

interface EntryActionsProps {
  kind: AnyKind;
  entry: AnyEntry;
  actions: ReturnType<typeof useEntryActions>;
  editHref: string;
  hasHistory: boolean;
  /** Prompts for a position; absent when the order is fixed. */
  onMoveTo?: (() => void) | undefined;
  more?: readonly MenuAction[] | undefined;
  /** Deletes it permanently; absent without permission or outside of the trash. */
  onPurge?: (() => void) | undefined;
}
/** Menu of an entry, or its buttons in the trash. */
export function EntryActions(props: EntryActionsProps) {
  const { kind, entry, actions, editHref, hasHistory, onMoveTo, more = [] } = props;
  const t = useMessage();
  const navigate = useNavigate();
  const title = entryTitle(entry);
  if (entry.deletedAt) return <TrashActions {...props} />;
  // Invisible entries have no page.
  const view = computeShownState(entry) === 'published' ? publicUrlOf(kind, entry) : null;
  const isPublished = entry.status === 'published';
  return (
    <div className="line nowrap" data-row-tool>
      <ActionMenu
        label={t(TEXTS.more, { title })}
        button={{ size: 'small', type: 'text' }}
        items={[
          ...more,
          {
            key: 'status',
            label: t(isPublished ? TEXTS.takeDown : TEXTS.publish),
            onClick: () => actions.setPublished(entry, !isPublished),
          },
          onMoveTo && { key: 'move', label: t(TEXTS.moveTo), onClick: onMoveTo },
          {
            key: 'duplicate',
            label: t(LIST_TEXTS.duplicate),
            onClick: () => actions.duplicate(entry),
          },
          hasHistory && {
            key: 'history',
            label: t(LIST_TEXTS.compare),
            onClick: () => void navigate(withHistory(editHref)),
          },
          view !== null && {
            key: 'view',
            label: (
              <a href={view} target="_blank" rel="noopener">
                {t(LIST_TEXTS.view)}
              </a>
            ),
          },
          {
            key: 'trash',
            label: t(TEXTS.remove),
            danger: true,
            onClick: () => actions.trash(entry),
          },
        ]}
      />
    </div>
  );
}

/** URL of a form with its history open. */
function withHistory(href: string): string {
  const [path = '', query] = href.split('?');
  return `${path}?${new URLSearchParams([...new URLSearchParams(query), ['history', '1']])}`;
}

function TrashActions({ entry, actions, onPurge }: EntryActionsProps) {
  const t = useMessage();
  const button = (label: string, onClick: () => void, danger = false) => (
    <Button
      size="small"
      danger={danger}
      aria-label={joinLabel(label, entryTitle(entry), t.locale)}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <div className="line nowrap">
      {button(t(TEXTS.restore), () => actions.restore(entry))}
      {onPurge && button(t(LIST_TEXTS.purge), onPurge, true)}
    </div>
  );
}

/** Creates a draft with the same content and opens it; reports errors. */
export function useDuplicate(kind: AnyKind, editHref: (entry: AnyEntry) => string) {
  const t = useMessage();
  const { run } = useAction();
  const navigate = useNavigate();
  return (entry: AnyEntry) =>
    run(
      async () => navigate(editHref(await api().post(adminPathsOf(kind).copy(entry.id)))),
      t(LIST_TEXTS.didDuplicate, { title: entryTitle(entry) }),
    );
}

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
  const openConfirm = useConfirm();
  const duplicate = useDuplicate(kind, editHref);
  const paths = adminPathsOf(kind);
  const setPublished = ({ id, revision }: AnyEntry, isPublished: boolean) =>
    api().put<AnyEntry>(paths.edit(id), { revision, status: isPublished ? 'published' : 'draft' });
  const remove = ({ id }: AnyEntry) => api().delete<AnyEntry>(paths.remove(id));
  const restore = ({ id, revision }: AnyEntry) =>
    api().post<AnyEntry>(paths.restore(id), { revision });
  return {
    /** Creates a draft with the same content and opens it. */
    duplicate: (entry: AnyEntry) => void duplicate(entry),
    setPublished(entry: AnyEntry, isPublished: boolean): void {
      const message = isPublished ? LIST_TEXTS.didPublish : LIST_TEXTS.didDraft;
      // With its draft, which may be refused with reasons.
      if (isPublished && drafts.some(({ entryId }) => entryId === entry.id))
        bulk.applyTo([entry], 'publish');
      else
        void run({
          call: () => setPublished(entry, isPublished),
          message: t(message, { title: entryTitle(entry) }),
          undo: (written) => setPublished(written, !isPublished),
        });
    },
    trash: (entry: AnyEntry) =>
      openConfirm({
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
