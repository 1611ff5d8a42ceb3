import type { BodyItemType } from '@admissions/contracts';
import { BODY_ITEM_TYPES } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Button, Dropdown, Tag } from 'antd';
import type { ComponentType } from 'react';
import { memo, useId } from 'react';
import styles from './body-row.module.css';
import type { EditedItem } from './edited-item.ts';
import { isKnown } from './edited-item.ts';
import type { ItemFormProps } from './item-forms/item-form.ts';
import { ITEM_FORMS } from './item-forms/item-forms.tsx';
import { pictureOf, smallestOf, summaryOf } from './summary-of.ts';
import { TypeIcon } from './type-icon.tsx';
import type { BodyCommands } from './use-body-commands.ts';
import { useBodyTexts } from './use-body-texts.ts';

interface BodyRowProps {
  item: EditedItem;
  index: number;
  total: number;
  isOpen: boolean;
  errors: Record<string, string>;
  /** Where a dragged item would come to. */
  drop: 'before' | 'after' | null;
  commands: BodyCommands;
}
/** One content item: a line while it is closed, its form while it is open. */
export const BodyRow = memo(function BodyRow({ item, index, total, isOpen, errors, drop, commands }: BodyRowProps) {
  const t = useMessage();
  const text = useBodyTexts();
  const formId = useId();
  const type = text.type(item.type);
  const name = text('name', { number: index + 1, type });
  const known = isKnown(item);
  const faults = Object.keys(errors).length;
  const Form = ITEM_FORMS[item.type] as ComponentType<ItemFormProps<BodyItemType>> | undefined;
  const picture = pictureOf(item);
  const line = (
    <>
      <span className={styles.type}>
        <TypeIcon type={item.type} />
        {type}
      </span>
      {picture && <img src={smallestOf(picture)} alt="" loading="lazy" className={styles.thumbnail} />}
      <span className={styles.summary}>{known ? summaryOf(item, text) || (item.type !== 'divider' && text('blank')) : t('body.unknown')}</span>
    </>
  );
  return (
    <li className={styles.row} data-key={item.key} data-open={isOpen || undefined} data-drop={drop ?? undefined} data-faulty={faults > 0 || undefined}>
      <div className={styles.head}>
        <span className={styles.handle} draggable aria-hidden="true" title={text('keys')}>
          ⠿
        </span>
        {known ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? formId : undefined}
            aria-label={text('expand', { name })}
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
        {faults > 0 && <Tag color="error">{text('faults', { count: faults })}</Tag>}
        <div className={styles.buttons}>
          <Button size="small" type="text" aria-disabled={index === 0} aria-label={text('moveUp', { name })} onClick={() => commands.move(item.key, index - 1)}>
            ↑
          </Button>
          <Button
            size="small"
            type="text"
            aria-disabled={index === total - 1}
            aria-label={text('moveDown', { name })}
            onClick={() => commands.move(item.key, index + 1)}
          >
            ↓
          </Button>
          <Dropdown
            trigger={['click']}
            menu={{
              items: BODY_ITEM_TYPES.map((key) => ({
                key,
                label: (
                  <span className={styles.choice}>
                    <TypeIcon type={key} />
                    {text.type(key)}
                  </span>
                ),
              })),
              onClick: ({ key }) => commands.add(key as BodyItemType, index + 1),
            }}
          >
            <Button size="small" type="text" aria-label={text('insertAfter', { name })}>
              ＋
            </Button>
          </Dropdown>
          <Button size="small" type="text" aria-label={text('duplicate', { name })} onClick={() => commands.duplicate(item.key)}>
            {t('common.copy')}
          </Button>
          <Button size="small" type="text" danger aria-label={text('remove', { name })} onClick={() => commands.remove(item.key)}>
            {t('common.delete')}
          </Button>
        </div>
      </div>
      {isOpen && Form && (
        <div id={formId} data-form className={styles.form}>
          {errors[''] && (
            <p role="alert" className={styles.error}>
              {errors['']}
            </p>
          )}
          <Form item={item as never} errors={errors} onChange={(changed) => commands.replace(item.key, changed)} />
        </div>
      )}
    </li>
  );
});
