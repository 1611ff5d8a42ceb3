import type { BodyItemType } from '@admissions/contracts';
import { BODY_ITEM_TYPES } from '@admissions/contracts';
import styles from './add-bar.module.css';
import { TypeIcon } from './type-icon.tsx';
import { useBodyTexts } from './use-body-texts.ts';

/** A button for each type of content item; the new one comes to the end. */
export function AddBar({ onAdd }: { onAdd: (type: BodyItemType) => void }) {
  const text = useBodyTexts();
  return (
    <fieldset className={styles.bar}>
      <legend>{text('add')}</legend>
      {BODY_ITEM_TYPES.map((type) => (
        <button
          key={type}
          type="button"
          aria-label={text('addNamed', { type: text.type(type) })}
          onClick={() => onAdd(type)}
        >
          <TypeIcon type={type} />
          {text.type(type)}
        </button>
      ))}
    </fieldset>
  );
}
