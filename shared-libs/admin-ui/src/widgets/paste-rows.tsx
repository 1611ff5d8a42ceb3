import type { AnyKind, ByYear, Fields } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { useState } from 'react';
import { parsePastedCells } from '../base/parse-pasted-cells.ts';
import { WordsField } from '../base/words-field.tsx';
import { readFieldLabel } from '../labels/field-labels.ts';
import { hasYear, listPastableColumns, type PastedRows, parseRows } from './list-rows.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './list-widget.module.css';

interface PasteRowsProps {
  kind: AnyKind;
  name: string;
  item: Fields;
  /** For rows by year: pasted rows are merged into existing ones. */
  byYear: ByYear | undefined;
  onPaste: (rows: unknown[]) => void;
  onClose: () => void;
}
const ROW_TEXTS = {
  hint: LIST_TEXTS.pasteHint,
  unknown: LIST_TEXTS.pasteUnknown,
  apply: LIST_TEXTS.pasteApply,
};
const YEAR_TEXTS = {
  hint: LIST_TEXTS.pasteYearsHint,
  unknown: LIST_TEXTS.pasteYearsUnknown,
  apply: LIST_TEXTS.pasteYearsApply,
};
const NOTHING: PastedRows = { rows: [], unknown: [] };

/** Pastes spreadsheet rows, with a preview before they are added. */
export function PasteRows({ kind, name, item: all, byYear, onPaste, onClose }: PasteRowsProps) {
  const t = useMessage();
  const [text, setText] = useState('');
  const item = byYear
    ? Object.fromEntries(Object.entries(all).filter(([part]) => byYear.pasted.includes(part)))
    : all;
  const texts = byYear ? YEAR_TEXTS : ROW_TEXTS;
  const cells = text.trim() === '' ? null : (parsePastedCells(text) ?? [[text.trim()]]);
  const read = cells ? parseRows(cells, { kind, name, item }) : NOTHING;
  const rows = byYear ? read.rows.filter((row) => hasYear(row, item)) : read.rows;
  const lost = read.rows.length - rows.length;
  const columns = t.join(
    listPastableColumns(name, item).map(({ path }) => t(readFieldLabel(kind, path))),
  );
  return (
    <div className={styles.paste}>
      <WordsField
        label={LIST_TEXTS.pasteBox}
        hint={t(texts.hint, { columns })}
        autoFocus
        autoSize={{ minRows: 3, maxRows: 10 }}
        value={text}
        onChange={setText}
      />
      <p role="status" className={styles.unknown}>
        {read.unknown.length > 0 && t(texts.unknown, { cells: t.join(read.unknown) })}
        {lost > 0 && t(LIST_TEXTS.pasteYearsLost, { count: lost })}
      </p>
      <div className="line folding">
        <Button disabled={rows.length === 0} onClick={() => onPaste(rows)}>
          {t(texts.apply, { count: rows.length })}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </div>
  );
}
