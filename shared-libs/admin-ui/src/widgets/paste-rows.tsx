import type { AnyKind, Fields } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { FormField } from '../base/form-field.tsx';
import { pastedCells } from '../base/pasted-cells.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import type { PastedRows } from './list-rows.ts';
import { pastableColumns, rowsFromCells } from './list-rows.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './list-widget.module.css';

interface PasteRowsProps {
  kind: AnyKind;
  name: string;
  item: Fields;
  onPaste: (rows: unknown[]) => void;
  onClose: () => void;
}
const NOTHING: PastedRows = { rows: [], unknown: [] };

/** A box for the rows of a spreadsheet: says what they become before they are added. */
export function PasteRows({ kind, name, item, onPaste, onClose }: PasteRowsProps) {
  const t = useMessage();
  const [text, setText] = useState('');
  const cells = text.trim() === '' ? null : (pastedCells(text) ?? [[text.trim()]]);
  const { rows, unknown } = cells ? rowsFromCells(cells, { kind, name, item }) : NOTHING;
  const columns = pastableColumns(name, item)
    .map(({ path }) => t(readFieldLabel(kind, path)))
    .join('、');
  return (
    <div className={styles.paste}>
      <FormField label={t(LIST_TEXTS.pasteBox)} hint={t(LIST_TEXTS.pasteHint, { columns })}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoFocus
            autoSize={{ minRows: 3, maxRows: 10 }}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FormField>
      <p role="status" className={styles.unknown}>
        {unknown.length > 0 && t(LIST_TEXTS.pasteUnknown, { cells: unknown.join('、') })}
      </p>
      <div className={styles.tools}>
        <Button disabled={rows.length === 0} onClick={() => onPaste(rows)}>
          {t(LIST_TEXTS.pasteApply, { count: rows.length })}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </div>
  );
}
