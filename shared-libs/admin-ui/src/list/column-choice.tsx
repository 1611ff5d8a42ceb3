import type { AnyKind } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Button, Checkbox, Popover } from 'antd';
import { useState } from 'react';
import { fieldLabelOf } from '../labels/field-labels.ts';
import { useTexts } from '../use-texts.ts';
import styles from './column-choice.module.css';
import type { useColumns } from './column-memory.ts';
import { columnsOf } from './column-memory.ts';
import { useListTexts } from './use-list-texts.ts';

/** Which columns the list shows. */
export function ColumnChoice({ kind, columns: { shown, isUsual, choose } }: { kind: AnyKind; columns: ReturnType<typeof useColumns> }) {
  const text = useListTexts();
  const labelOf = useColumnLabel(kind);
  const [isOpen, setOpen] = useState(false);
  const toggle = (name: string) => choose(shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name]);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      content={
        <fieldset
          className={styles.choice}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setOpen(false);
          }}
        >
          <legend>{text('columnsHint')}</legend>
          {columnsOf(kind).map((name) => (
            <Checkbox key={name} checked={shown.includes(name)} disabled={name === kind.columns[0]} onChange={() => toggle(name)}>
              {labelOf(name)}
            </Checkbox>
          ))}
          <Button size="small" disabled={isUsual} onClick={() => choose(null)}>
            {text('usualColumns')}
          </Button>
        </fieldset>
      }
    >
      <Button aria-expanded={isOpen}>{text('columns')}</Button>
    </Popover>
  );
}

/** What a column is called. */
export function useColumnLabel(kind: AnyKind) {
  const t = useMessage();
  const text = useTexts();
  return (name: string) => (name === 'status' ? text('status') : name === 'updatedAt' ? text('changed') : t.of(fieldLabelOf(kind.id, name)));
}
