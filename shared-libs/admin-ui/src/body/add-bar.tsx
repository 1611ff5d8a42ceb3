import type { BodyItemType } from '@admissions/model';
import { BODY_ITEM_TYPES } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { memo } from 'react';
import styles from './add-bar.module.css';
import { BODY_TEXTS, getTypeName } from './item-forms/texts.ts';
import { TypeIcon } from './type-icon.tsx';

interface AddBarProps {
  onAdd: (type: BodyItemType) => void;
}
/** Adds items at the end of a body; memoised because each key press renders the form. */
export const AddBar = memo(function AddBar({ onAdd }: AddBarProps) {
  const t = useMessage();
  return (
    <fieldset className={styles.bar}>
      <legend>{t(BODY_TEXTS.add)}</legend>
      {BODY_ITEM_TYPES.map((type) => (
        <button
          key={type}
          type="button"
          aria-label={t(BODY_TEXTS.addNamed, { type: t(getTypeName(type)) })}
          onClick={() => onAdd(type)}
        >
          <TypeIcon type={type} />
          {t(getTypeName(type))}
        </button>
      ))}
    </fieldset>
  );
});
