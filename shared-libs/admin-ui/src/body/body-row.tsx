import type { BodyItemType } from '@admissions/model';
import { type EditedItem, isKnownType } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import {
  type ComponentProps,
  type ComponentType,
  memo,
  type RefObject,
  use,
  useId,
  useRef,
  useState,
} from 'react';
import { ActionMenu } from '../base/action-menu.tsx';
import { CommentMarksContext } from '../base/comment-marks.ts';
import movable from '../base/movable-row.module.css';
import { RowButton } from '../base/row-button.tsx';
import { RowIcon } from '../base/row-icon.tsx';
import { TEXTS } from '../base/texts.ts';
import { chooseSmallest } from '../media/file-info.ts';
import styles from './body-row.module.css';
import { InsertMenu } from './insert-menu.tsx';
import type { ItemFormProps } from './item-forms/item-form.ts';
import { ITEM_FORMS } from './item-forms/item-forms.tsx';
import { BODY_TEXTS, getTypeName } from './item-forms/texts.ts';
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
export const BodyRow = memo(function BodyRow({ item, isOpen, errors, ...props }: BodyRowProps) {
  const { index, total, commands } = props;
  const t = useMessage();
  const formId = useId();
  /** The button that opened the menu of types. */
  const [opener, setOpener] = useState<RefObject<HTMLButtonElement | null> | null>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const name = t(BODY_TEXTS.name, { number: index + 1, type: t(getTypeName(item.type)) });
  const afterwards = t(BODY_TEXTS.insertAfter, { name });
  const errorCount = Object.keys(errors).length;
  const Form = ITEM_FORMS[item.type] as ComponentType<ItemFormProps<BodyItemType>> | undefined;
  const comments = use(CommentMarksContext)?.counts.get(item.key) ?? 0;
  return (
    <li
      className={styles.row}
      data-key={item.key}
      data-open={isOpen || undefined}
      data-selected={props.isSelected || undefined}
      data-drop={props.drop ?? undefined}
      data-faulty={errorCount > 0 || undefined}
    >
      <div className={styles.head}>
        <span className={movable.handle} data-handle aria-hidden="true" title={t(BODY_TEXTS.drag)}>
          <RowIcon name="handle" />
        </span>
        <input
          type="checkbox"
          className={styles.select}
          data-row-tool
          checked={props.isSelected}
          aria-label={t(BODY_TEXTS.select, { name })}
          onChange={() => commands.select(item.key)}
        />
        <RowLine
          item={item}
          label={t(BODY_TEXTS.expand, { name })}
          formId={isOpen ? formId : undefined}
          onToggle={() => commands.toggle(item.key)}
        />
        {errorCount > 0 && <Tag color="error">{t(BODY_TEXTS.faults, { count: errorCount })}</Tag>}
        {comments > 0 && <Tag color="warning">{t(BODY_TEXTS.comments, { count: comments })}</Tag>}
        <RowButtons
          {...{ name, index, total, commands }}
          opener={menu}
          itemKey={item.key}
          onInsert={() => setOpener(menu)}
        />
      </div>
      {opener && (
        <InsertMenu
          label={afterwards}
          opener={opener}
          onClose={() => setOpener(null)}
          onChoose={(chosen) => commands.add(chosen, index + 1)}
          onPaste={() => commands.paste(index + 1)}
        />
      )}
      {isOpen && Form && (
        <div id={formId} data-form className={styles.form}>
          {errors[''] && (
            <p role="alert" className="below-s wrong mini semi">
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
      {index < total - 1 && (
        <AddButton ref={adder} label={afterwards} onClick={() => setOpener(adder)} />
      )}
    </li>
  );
});

type AddButtonProps = Pick<ComponentProps<'button'>, 'ref' | 'onClick'> & { label: string };
/** Between two items. */
const AddButton = ({ label, ...button }: AddButtonProps) => (
  <button
    {...button}
    type="button"
    className={styles.add}
    data-row-tool
    aria-label={label}
    title={label}
  >
    ＋
  </button>
);

interface RowLineProps {
  item: EditedItem;
  label: string;
  /** While open. */
  formId: string | undefined;
  onToggle: () => void;
}
/** Type, thumbnail and summary; a button that opens the form, unless the type is unknown. */
function RowLine({ item, label, formId, onToggle }: RowLineProps) {
  const t = useMessage();
  const id = useId();
  const isKnown = isKnownType(item);
  const picture = findPicture(item);
  const line = (
    <span id={id} className={styles.line}>
      <span className={styles.type}>
        <TypeIcon type={item.type} />
        {t(getTypeName(item.type))}
      </span>
      {picture && (
        <img src={chooseSmallest(picture)} alt="" loading="lazy" className={styles.thumbnail} />
      )}
      {formId === undefined && (
        <span className={'html' in item ? styles.lines : 'ellipsis soft'}>
          {isKnown
            ? summarizeItem(item, t) || (item.type !== 'divider' && t(BODY_TEXTS.blank))
            : t('body.unknown')}
        </span>
      )}
    </span>
  );
  return isKnown ? (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={formId !== undefined}
      aria-controls={formId}
      aria-label={label}
      aria-describedby={id}
      onClick={onToggle}
    >
      {line}
    </button>
  ) : (
    line
  );
}

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
/** Comment and menu of an item. */
function RowButtons({ itemKey, name, index, total, commands, onInsert, opener }: RowButtonsProps) {
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
}
