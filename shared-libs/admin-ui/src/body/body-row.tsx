import type { BodyItemType } from '@admissions/model';
import type { EditedItem } from '@admissions/model/merge';
import { isKnownType } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import type { ComponentType } from 'react';
import { memo, use, useId, useRef, useState } from 'react';
import { CommentMarksContext } from '../base/comment-marks.ts';
import { chooseSmallest } from '../media/file-info.ts';
import styles from './body-row.module.css';
import { InsertMenu } from './insert-menu.tsx';
import type { ItemFormProps } from './item-forms/item-form.ts';
import { ITEM_FORMS } from './item-forms/item-forms.tsx';
import { BODY_TEXTS, getTypeName } from './item-forms/texts.ts';
import { RowButtons } from './row-buttons.tsx';
import { RowIcon } from './row-icon.tsx';
import { findPicture, summarizeItem } from './summarize-item.ts';
import { TypeIcon } from './type-icon.tsx';
import type { BodyCommands } from './use-body-commands.ts';

interface BodyRowProps {
  item: EditedItem;
  index: number;
  total: number;
  isOpen: boolean;
  isSelected: boolean;
  errors: Record<string, string>;
  /** Drop position of a dragged item. */
  drop: 'before' | 'after' | null;
  commands: BodyCommands;
}
/** A content item: a line while closed, its form while open. */
export const BodyRow = memo(function BodyRow({
  item,
  index,
  total,
  isOpen,
  isSelected,
  errors,
  drop,
  commands,
}: BodyRowProps) {
  const t = useMessage();
  const formId = useId();
  const [isInserting, setInserting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const type = t(getTypeName(item.type));
  const name = t(BODY_TEXTS.name, { number: index + 1, type });
  const isSupported = isKnownType(item);
  const errorCount = Object.keys(errors).length;
  const Form = ITEM_FORMS[item.type] as ComponentType<ItemFormProps<BodyItemType>> | undefined;
  const picture = findPicture(item);
  const comments = use(CommentMarksContext)?.counts.get(item.key) ?? 0;
  const line = (
    <>
      <span className={styles.type}>
        <TypeIcon type={item.type} />
        {type}
      </span>
      {picture && (
        <img src={chooseSmallest(picture)} alt="" loading="lazy" className={styles.thumbnail} />
      )}
      <span className={styles.summary}>
        {isSupported
          ? summarizeItem(item, t) || (item.type !== 'divider' && t(BODY_TEXTS.blank))
          : t('body.unknown')}
      </span>
    </>
  );
  return (
    <li
      className={styles.row}
      data-key={item.key}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      data-drop={drop ?? undefined}
      data-faulty={errorCount > 0 || undefined}
    >
      <div className={styles.head}>
        <span className={styles.handle} data-handle aria-hidden="true" title={t(BODY_TEXTS.drag)}>
          <RowIcon name="handle" />
        </span>
        <input
          type="checkbox"
          className={styles.select}
          checked={isSelected}
          aria-label={t(BODY_TEXTS.select, { name })}
          onChange={() => commands.select(item.key)}
        />
        {isSupported ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? formId : undefined}
            aria-label={t(BODY_TEXTS.expand, { name })}
            aria-describedby={`${formId}-line`}
            onClick={() => commands.toggle(item.key)}
          >
            <span id={`${formId}-line`} className={styles.line}>
              {line}
            </span>
          </button>
        ) : (
          <span className={styles.line}>{line}</span>
        )}
        {errorCount > 0 && <Tag color="error">{t(BODY_TEXTS.faults, { count: errorCount })}</Tag>}
        {comments > 0 && <Tag color="warning">{t(BODY_TEXTS.comments, { count: comments })}</Tag>}
        <RowButtons
          itemKey={item.key}
          name={name}
          index={index}
          total={total}
          commands={commands}
          isInserting={isInserting}
          onInserting={setInserting}
          opener={opener}
        />
      </div>
      {isInserting && (
        <InsertMenu
          label={t(BODY_TEXTS.insertAfter, { name })}
          opener={opener}
          onClose={() => setInserting(false)}
          onChoose={(chosen) => {
            setInserting(false);
            commands.add(chosen, index + 1);
          }}
          onPaste={() => {
            setInserting(false);
            commands.paste(index + 1);
          }}
        />
      )}
      {isOpen && Form && (
        <div id={formId} data-form className={styles.form}>
          {errors[''] && (
            <p role="alert" className={styles.error}>
              {errors['']}
            </p>
          )}
          <Form
            item={item as never}
            errors={errors}
            onChange={(changed) => commands.replace(item.key, changed)}
          />
        </div>
      )}
    </li>
  );
});
