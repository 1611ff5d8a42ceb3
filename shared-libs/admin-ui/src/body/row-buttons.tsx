import { useMessage } from '@admissions/store';
import type { RefObject } from 'react';
import { memo, use } from 'react';
import { CommentMarksContext } from '../base/comment-marks.ts';
import { BODY_TEXTS } from './item-forms/texts.ts';
import buttonStyles from './row-button.module.css';
import { MoveButtons, RowButton } from './row-button.tsx';
import styles from './row-buttons.module.css';
import { RowIcon } from './row-icon.tsx';
import type { BodyCommands } from './use-body-commands.ts';

interface RowButtonsProps {
  itemKey: string;
  name: string;
  index: number;
  total: number;
  commands: BodyCommands;
  isInserting: boolean;
  onInserting: (isInserting: boolean) => void;
  opener: RefObject<HTMLButtonElement | null>;
}
/** Actions of a closed item; plain buttons and memo, as a hundred rows have six hundred of them. */
export const RowButtons = memo(function RowButtons({
  itemKey,
  name,
  index,
  total,
  commands,
  isInserting,
  onInserting,
  opener,
}: RowButtonsProps) {
  const t = useMessage();
  const label = t(BODY_TEXTS.insertAfter, { name });
  const marks = use(CommentMarksContext);
  return (
    <div className={styles.buttons}>
      <MoveButtons
        {...{ index, total }}
        up={t(BODY_TEXTS.moveUp, { name })}
        down={t(BODY_TEXTS.moveDown, { name })}
        onMove={(to) => commands.move(itemKey, to)}
      />
      <RowButton
        icon="moveTo"
        label={t(BODY_TEXTS.moveTo, { name })}
        isOff={total === 1}
        onClick={() => commands.openPositionDialog(itemKey)}
      />
      <button
        ref={opener}
        type="button"
        className={buttonStyles.button}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isInserting}
        // The menu closes on blur; the same click must not reopen it.
        onPointerDown={(event) => isInserting && event.preventDefault()}
        onClick={() => onInserting(!isInserting)}
      >
        <RowIcon name="insert" />
      </button>
      {marks && (
        <RowButton
          icon="comment"
          label={t(BODY_TEXTS.comment, { name })}
          onClick={() => marks.open(itemKey)}
        />
      )}
      <RowButton
        icon="duplicate"
        label={t(BODY_TEXTS.duplicate, { name })}
        onClick={() => commands.duplicate(itemKey)}
      />
      <RowButton
        icon="remove"
        label={t(BODY_TEXTS.remove, { name })}
        isDangerous
        onClick={() => commands.remove(itemKey)}
      />
    </div>
  );
});
