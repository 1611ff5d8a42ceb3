import { useMessage } from '@admissions/store';
import type { RefObject } from 'react';
import { memo, use } from 'react';
import { ActionMenu } from '../base/action-menu.tsx';
import { CommentMarksContext } from '../base/comment-marks.ts';
import { TEXTS } from '../base/texts.ts';
import { BODY_TEXTS } from './item-forms/texts.ts';
import { RowButton } from './row-button.tsx';
import styles from './row-buttons.module.css';
import type { BodyCommands } from './use-body-commands.ts';

interface RowButtonsProps {
  itemKey: string;
  name: string;
  index: number;
  total: number;
  commands: BodyCommands;
  onInsert: () => void;
  /** The button of the menu. */
  opener: RefObject<HTMLButtonElement | null>;
}
/** Comment and menu of an item; memoised because each key press renders the form. */
export const RowButtons = memo(function RowButtons({
  itemKey,
  name,
  index,
  total,
  commands,
  onInsert,
  opener,
}: RowButtonsProps) {
  const t = useMessage();
  const marks = use(CommentMarksContext);
  return (
    <div className={styles.buttons} data-row-tool>
      {marks && (
        <RowButton
          icon="comment"
          label={t(BODY_TEXTS.comment, { name })}
          onClick={() => marks.open(itemKey)}
        />
      )}
      <ActionMenu
        ref={opener}
        label={t(TEXTS.more, { title: name })}
        button={{ size: 'small', type: 'text' }}
        items={[
          {
            key: 'up',
            label: t('common.moveUp'),
            disabled: index === 0,
            onClick: () => commands.move(itemKey, index - 1),
          },
          {
            key: 'down',
            label: t('common.moveDown'),
            disabled: index === total - 1,
            onClick: () => commands.move(itemKey, index + 1),
          },
          {
            key: 'position',
            label: t(TEXTS.moveTo),
            disabled: total === 1,
            onClick: () => commands.openPositionDialog(itemKey),
          },
          { key: 'insert', label: t(BODY_TEXTS.insert), onClick: onInsert },
          {
            key: 'duplicate',
            label: t(BODY_TEXTS.duplicate),
            onClick: () => commands.duplicate(itemKey),
          },
          {
            key: 'remove',
            label: t('common.delete'),
            danger: true,
            onClick: () => commands.remove(itemKey),
          },
        ]}
      />
    </div>
  );
});
