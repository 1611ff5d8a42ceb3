import type { Fields } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { FormField } from '../base/form-field.tsx';
import { TEXTS } from '../base/texts.ts';
import { useDragOrder } from '../body/use-drag-order.ts';
import type { WidgetProps, Widgets } from '../field-types/widget.ts';
import { ChoicesWidget } from './choices-widget.tsx';
import { ListRow } from './list-row.tsx';
import { createBlankRow, isSingleValued, listPastableColumns } from './list-rows.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './list-widget.module.css';
import { findYearBefore, hasYear, mergeYears, nextYear } from './list-years.ts';
import { PasteRows } from './paste-rows.tsx';
import { RemovedRow } from './removed-row.tsx';
import { useRowFocus } from './use-row-focus.ts';
import { useRows } from './use-rows.ts';

type ListProps = WidgetProps<'list'> & { widgets: Widgets };
/** Rows by year are sorted newest first, as that is the one being edited. */
const isByYear = (item: Fields) => Object.keys(item)[0] === 'year';

/** Checkboxes for a closed list of values, rows otherwise. */
export const ListWidget = (props: ListProps) =>
  props.field.item['']?.type === 'select' ? (
    <ChoicesWidget {...props} />
  ) : (
    <RowsWidget {...props} />
  );

/** List of records or single values with folding, moving, undo and spreadsheet paste. */
function RowsWidget({
  widgets,
  kind,
  name,
  field: { item, required, byYear, sameEachYear },
  label,
  value,
  onChange,
  onBlur,
  error,
  errors,
}: ListProps) {
  const t = useMessage();
  const list = useRef<HTMLOListElement>(null);
  const [isPasting, setPasting] = useState(false);
  const values = (value ?? []) as unknown[];
  const rows = useRows(values, onChange, isByYear(item));
  const { focusFields, focusLine, retainFocus: keepFocus } = useRowFocus(list);
  const move = (from: number, to: number) => {
    keepFocus();
    rows.move(from, to);
  };
  const restoreRow = () => {
    const key = rows.restoreRemoved();
    if (key) focusLine(key);
  };
  const remove = (index: number) => {
    const next = rows.keys[index + 1] ?? rows.keys[index - 1];
    if (next) focusLine(next);
    rows.remove(index);
  };
  const addYear = () => {
    if (!byYear) return;
    const row = nextYear(values[0], item, byYear);
    focusLine(rows.addFirst(row, t(LIST_TEXTS.yearAdded, { year: Number(row.year) })));
  };
  const mergeIn = (pasted: readonly unknown[]) =>
    rows.rearrange(
      mergeYears(values, pasted, item),
      t(LIST_TEXTS.yearsMerged, { count: pasted.length }),
    );
  const drag = useDragOrder((key, { key: goal, side }) => {
    const others = rows.keys.filter((each) => each !== key);
    if (key === goal) return;
    move(rows.keys.indexOf(key), others.indexOf(goal) + (side === 'after' ? 1 : 0));
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target as HTMLElement;
    // Keys of a running input method (Zhuyin, Pinyin).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    // Events of the fields' dialogs bubble here through React, from elsewhere in the document.
    if (!event.currentTarget.contains(from)) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const key = from.closest<HTMLElement>('[data-key]')?.dataset.key ?? '';
    const index = rows.keys.indexOf(key);
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (event.altKey && by && index >= 0 && from.matches(MOVING)) move(index, index + by);
    else if (isUndo && rows.gap !== null && from.matches('button')) restoreRow();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isFoldable = !isSingleValued(item) && values.length > 1;
  const areAllOpen = rows.keys.every(rows.isOpen);
  const faulty = (index: number) =>
    Object.keys(errors).some((path) => path === String(index) || path.startsWith(`${index}.`));
  const hidden = rows.keys.filter((key, index) => faulty(index) && !rows.isOpen(key));
  if (hidden.length > 0) rows.unfold(hidden);
  const lines = values.map((row, index) => {
    const key = rows.keys[index] ?? String(index);
    return (
      <ListRow
        key={key}
        rowKey={key}
        widgets={widgets}
        kind={kind}
        name={name}
        label={label}
        item={item}
        byYear={byYear}
        index={index}
        total={values.length}
        row={row}
        before={sameEachYear && findYearBefore(values, row, sameEachYear)}
        errors={errors}
        isOpen={rows.isOpen(key)}
        drop={drag.target?.key === key ? drag.target.side : null}
        onChange={(next) => rows.change(index, next)}
        onBlur={onBlur}
        onToggle={() => rows.toggle(key)}
        onMove={(to) => move(index, to)}
        onDuplicate={() => focusLine(rows.duplicate(index))}
        onRemove={() => remove(index)}
      />
    );
  });
  if (rows.gap !== null)
    lines.splice(rows.gap, 0, <RemovedRow key="removed" index={rows.gap} onReturn={restoreRow} />);
  return (
    <FormField label={label} error={error} isRequired={required} isGroup>
      {() => (
        // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the buttons inside
        <div onKeyDown={onKeyDown}>
          {isFoldable && (
            <Button
              size="small"
              className={styles.fold}
              onClick={areAllOpen ? rows.foldAll : rows.unfoldAll}
            >
              {t(areAllOpen ? LIST_TEXTS.fold : LIST_TEXTS.unfold)}
            </Button>
          )}
          <ol ref={list} className={styles.rows} {...drag.list}>
            {lines}
          </ol>
          {isPasting && (
            <PasteRows
              kind={kind}
              name={name}
              item={item}
              byYear={byYear}
              onClose={() => setPasting(false)}
              onPaste={(pasted) => {
                setPasting(false);
                focusLine(byYear ? mergeIn(pasted) : rows.add(pasted));
              }}
            />
          )}
          <div className={styles.tools}>
            {byYear && values.length > 0 && hasYear(values[0], item) && (
              <Button onClick={addYear}>{t(LIST_TEXTS.addYear)}</Button>
            )}
            <Button onClick={() => focusFields(rows.add([createBlankRow(item)]))}>
              {t(TEXTS.addRow)}
            </Button>
            {!isPasting && listPastableColumns(name, item).length > 0 && (
              <Button type="text" onClick={() => setPasting(true)}>
                {t(byYear ? LIST_TEXTS.pasteYears : LIST_TEXTS.paste)}
              </Button>
            )}
            <span role="status" className={styles.news}>
              {rows.announcement}
            </span>
          </div>
        </div>
      )}
    </FormField>
  );
}
/** Elements with the Alt+arrow shortcut; lists and number inputs use the keys themselves. */
const MOVING = 'button, input:not([role])';
