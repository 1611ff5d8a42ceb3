import type { AnyKind } from '@admissions/model';
import { joinLabel, publicUrlOf } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import type { MenuAction } from '../base/action-menu.tsx';
import { ActionMenu } from '../base/action-menu.tsx';
import { entryTitle } from '../base/entry-title.ts';
import { TEXTS } from '../base/texts.ts';
import styles from './entry-actions.module.css';
import { LIST_TEXTS } from './list-texts.ts';
import { computeShownState } from './shown-state.ts';
import type { EntryCommands } from './use-entry-actions.ts';

interface EntryActionsProps {
  kind: AnyKind;
  entry: AnyEntry;
  actions: EntryCommands;
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
    <div className={styles.actions} data-row-tool>
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
    <div className={styles.actions}>
      {button(t(TEXTS.restore), () => actions.restore(entry))}
      {onPurge && button(t(LIST_TEXTS.purge), onPurge, true)}
    </div>
  );
}
