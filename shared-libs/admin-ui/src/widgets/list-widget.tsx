import { type ByYear, type Fields, joinLabel } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { TEXTS } from '../base/texts.ts';
import { readRowShortcut } from '../body/read-row-shortcut.ts';
import { useDragOrder } from '../body/use-drag-order.ts';
import type { WidgetProps, Widgets } from '../field-types/widget.ts';
import { ListRow } from './list-row.tsx';
import {
  createBlankRow,
  findYearBefore,
  hasYear,
  isSingleValued,
  listPastableColumns,
  markRows,
  mergeYears,
  nextYear,
} from './list-rows.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './list-widget.module.css';
import { PasteRows } from './paste-rows.tsx';
import { type Rows, useRows } from './use-rows.ts';
import { ChoicesWidget, WordsWidget } from './value-lists.tsx';
import { WidgetField } from './widget-field.tsx';

type ListProps = WidgetProps<'list'> & { widgets: Widgets };
/** Rows by year are sorted newest first, as that is the one being edited. */
const isByYear = (item: Fields) => Object.keys(item)[0] === 'year';

/** Longer lists have a filter, which leaves open rows in sight. */
const MANY_ROWS = 15;
/** Words up to this length are tags. */
const MAX_TAG_LENGTH = 20;

/** Checkboxes for a closed list of values, tags for words, rows otherwise. */
export function ListWidget(props: ListProps) {
  const { type, max = Number.POSITIVE_INFINITY } = props.field.item[''] ?? {};
  if (type === 'select') return <ChoicesWidget {...props} />;
  if (type === 'text' && max <= MAX_TAG_LENGTH) return <WordsWidget {...props} />;
  return <RowsWidget {...props} />;
}

/** List of records or single values with folding, moving, undo and spreadsheet paste. */
function RowsWidget(props: ListProps) {
  const t = useMessage();
  const list = useRef<HTMLOListElement>(null);
  const [text, setText] = useState('');
  const { widgets, kind, name, label, errors, onChange } = props;
  const { item, byYear, sameEachYear } = props.field;
  const values = (props.value ?? []) as unknown[];
  const rows = useRows({ list, rows: values, onChange, isFirstOpen: isByYear(item) });
  const drag = useDragOrder((key, to) => rows.move(rows.keys.indexOf(key), to));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { from, key = '', by, isUndo } = readRowShortcut(event) ?? {};
    const index = rows.keys.indexOf(key);
    if (by && index >= 0 && from?.matches(MOVING)) rows.move(index, index + by);
    else if (isUndo && rows.gap !== null && from?.matches('button')) rows.restoreRemoved();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const areAllOpen = rows.keys.every(rows.isOpen);
  const faulty = (index: number) =>
    Object.keys(errors).some((path) => path === String(index) || path.startsWith(`${index}.`));
  const hidden = rows.keys.filter((key, index) => faulty(index) && !rows.isOpen(key));
  if (hidden.length > 0) rows.unfold(hidden);
  const isLong = values.length > MANY_ROWS && !isSingleValued(item);
  const filter = isLong ? text.trim().toLowerCase() : '';
  const marks = markRows(values, item);
  const lines = values.map((row, index) => {
    const key = rows.keys[index] ?? String(index);
    return (
      (rows.isOpen(key) || JSON.stringify(row).toLowerCase().includes(filter)) && (
        <ListRow
          key={key}
          {...{ widgets, kind, name, label, item, byYear, rows, index, row, errors }}
          rowKey={key}
          mark={marks[index]}
          total={values.length}
          before={sameEachYear && findYearBefore(values, row, sameEachYear)}
          drop={drag.target?.key === key ? drag.target.side : null}
          onChange={(next) => rows.change(index, next)}
        />
      )
    );
  });
  if (rows.gap !== null)
    lines.splice(
      rows.gap,
      0,
      // An undo elsewhere would be out of sight below a long list.
      <li key="removed" className={styles.removed}>
        {t(LIST_TEXTS.removed, { number: rows.gap + 1 })}
        <Button size="small" onClick={rows.restoreRemoved}>
          {t('common.undo')}
        </Button>
      </li>,
    );
  return (
    <WidgetField of={props} isGroup label={isLong ? `${label}（${values.length}）` : label}>
      {() => (
        // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the buttons inside
        <div onKeyDown={onKeyDown}>
          {!isSingleValued(item) && values.length > 1 && (
            <Button
              size="small"
              className={styles.fold}
              onClick={areAllOpen ? rows.foldAll : rows.unfoldAll}
            >
              {t(areAllOpen ? LIST_TEXTS.fold : LIST_TEXTS.unfold)}
            </Button>
          )}
          {isLong && <RowFilter label={label} text={text} onText={setText} />}
          <ol ref={list} className="gap-s below-s grid" {...(!filter && drag.list)}>
            {lines}
          </ol>
          {/* A new row would be hidden. */}
          {!filter && <AddRows {...props} rows={rows} values={values} />}
        </div>
      )}
    </WidgetField>
  );
}
function RowFilter(props: { label: string; text: string; onText: (text: string) => void }) {
  const t = useMessage();
  return (
    <Input
      className="below-s"
      allowClear
      aria-label={joinLabel(props.label, t(LIST_TEXTS.filter), t.locale)}
      placeholder={t(LIST_TEXTS.filter)}
      value={props.text}
      onChange={({ target }) => props.onText(target.value)}
    />
  );
}
/** Elements with the Alt+arrow shortcut; lists and number inputs use the keys themselves. */
const MOVING = 'button, input:not([role])';

/** Adds a blank row, the next year, or rows of a spreadsheet. */
function AddRows({
  kind,
  name,
  field: { item, byYear },
  rows,
  values,
}: Pick<ListProps, 'kind' | 'name' | 'field'> & { rows: Rows; values: readonly unknown[] }) {
  const t = useMessage();
  const [isPasting, setPasting] = useState(false);
  const addYear = (results: ByYear) => {
    const row = nextYear(values[0], item, results);
    rows.addFirst(row, t(LIST_TEXTS.yearAdded, { year: Number(row.year) }));
  };
  const addToMenu = name === 'parts' ? LIST_TEXTS.addToMenu : LIST_TEXTS.addLink;
  const addLabel = kind.id === 'setting.menu' ? addToMenu : TEXTS.addRow;
  const paste = (pasted: readonly unknown[]) => {
    setPasting(false);
    if (!byYear) return rows.paste(pasted);
    const merged = mergeYears(values, pasted, item);
    rows.rearrange(merged, t(LIST_TEXTS.yearsMerged, { count: pasted.length }));
  };
  return (
    <>
      {isPasting && (
        <PasteRows
          {...{ kind, name, item, byYear }}
          onClose={() => setPasting(false)}
          onPaste={paste}
        />
      )}
      <div className="line folding">
        {byYear && values.length > 0 && hasYear(values[0], item) && (
          <Button onClick={() => addYear(byYear)}>{t(LIST_TEXTS.addYear)}</Button>
        )}
        <Button onClick={() => rows.addBlank(createBlankRow(item))}>{t(addLabel)}</Button>
        {!isPasting && listPastableColumns(name, item).length > 0 && (
          <Button onClick={() => setPasting(true)}>
            {t(byYear ? LIST_TEXTS.pasteYears : LIST_TEXTS.paste)}
          </Button>
        )}
        <span role="status" className="soft mini">
          {rows.announcement}
        </span>
      </div>
    </>
  );
}
