import { useMessage } from '@admissions/store';
import { Button, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../use-texts.ts';
import styles from './entry-actions.module.css';
import type { AnyEntry } from './load-list.ts';
import type { EntryCommands } from './use-entry-actions.ts';

interface EntryActionsProps {
  entry: AnyEntry;
  actions: EntryCommands;
  editHref: string;
  /** Where the entry stands, when it can be moved. */
  place: { at: number; of: number } | null;
  more?: ReactNode;
}
/** The buttons of one entry. */
export function EntryActions({ entry, actions, editHref, place, more }: EntryActionsProps) {
  const t = useMessage();
  const text = useTexts();
  const navigate = useNavigate();
  const title = String(entry.title ?? entry.id);
  if (entry.deletedAt) {
    return (
      <Button size="small" onClick={() => actions.restore(entry)}>
        {text('restore')}
      </Button>
    );
  }
  return (
    <div className={styles.actions}>
      {place && (
        <>
          <Button size="small" type="text" disabled={place.at === 0} aria-label={text('moveUp', { title })} onClick={() => actions.move(entry, -1)}>
            ↑
          </Button>
          <Button size="small" type="text" disabled={place.at === place.of - 1} aria-label={text('moveDown', { title })} onClick={() => actions.move(entry, 1)}>
            ↓
          </Button>
        </>
      )}
      <Switch
        size="small"
        checked={entry.status === 'published'}
        aria-label={`${text('isPublished')}：${title}`}
        onChange={(isPublished) => actions.setPublished(entry, isPublished)}
      />
      <Button size="small" aria-label={`${text('edit')}：${title}`} onClick={() => void navigate(editHref)}>
        {text('edit')}
      </Button>
      {more}
      <Button size="small" type="text" danger aria-label={`${t('common.delete')}：${title}`} onClick={() => actions.trash(entry)}>
        {t('common.delete')}
      </Button>
    </div>
  );
}
