import {
  type ByYear,
  type Field,
  type Fields,
  LIST_SEPARATOR,
  type LinkValue,
  PART_SEPARATOR,
} from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import { useId } from 'react';
import movable from '../base/movable-row.module.css';
import { MoveButtons, RowButton } from '../base/row-button.tsx';
import { RowIcon } from '../base/row-icon.tsx';
import { TEXTS } from '../base/texts.ts';
import { readPageName } from '../field-types/cells.tsx';
import type { DescribeContext } from '../field-types/field-type.ts';
import { describeField, isNothing } from '../field-types/field-types.tsx';
import { readFieldLabel } from '../labels/field-labels.ts';
import styles from './list-row.module.css';
import { isSingleValued } from './list-rows.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { RowFields, type RowFieldsProps } from './row-fields.tsx';
import type { Rows } from './use-rows.ts';

interface ListRowProps extends RowFieldsProps {
  rowKey: string;
  byYear: ByYear | undefined;
  total: number;
  /** Drop position of a dragged row. */
  drop: 'before' | 'after' | null;
  rows: Rows;
}
/** A row of a list: a summary line while collapsed, its fields while open. */
export function ListRow({ rowKey, byYear, total, drop, rows, ...fields }: ListRowProps) {
  const t = useMessage();
  const id = useId();
  const { index, item } = fields;
  const number = index + 1;
  const isSingle = isSingleValued(item);
  const isOpen = rows.isOpen(rowKey);
  return (
    <li
      className={`${movable.row} rounded`}
      data-key={rowKey}
      data-single={isSingle || undefined}
      data-drop={drop ?? undefined}
    >
      <div className={styles.head}>
        <span className={movable.handle} data-handle aria-hidden="true" title={t(LIST_TEXTS.drag)}>
          <RowIcon name="handle" />
        </span>
        {isSingle ? (
          <div className={styles.line} data-form>
            <RowFields {...fields} />
          </div>
        ) : (
          <button
            type="button"
            className={`line gap-m ${styles.toggle}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-fields` : undefined}
            aria-label={t(LIST_TEXTS.row, { number })}
            aria-describedby={`${id}-summary`}
            onClick={() => rows.toggle(rowKey)}
          >
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <span id={`${id}-summary`} className={styles.summary}>
              {byYear ? <YearLine {...fields} byYear={byYear} /> : <Summary {...fields} />}
            </span>
          </button>
        )}
        <div className={styles.buttons}>
          <MoveButtons
            {...{ index, total }}
            onMove={(to) => rows.move(index, to)}
            up={t(LIST_TEXTS.moveUp, { number })}
            down={t(LIST_TEXTS.moveDown, { number })}
          />
          <RowButton
            icon="duplicate"
            label={t(LIST_TEXTS.duplicate, { number })}
            onClick={() => rows.duplicate(index)}
          />
          <RowButton
            icon="remove"
            label={t(TEXTS.removeRow, { number })}
            isDangerous
            onClick={() => rows.remove(index)}
          />
        </div>
      </div>
      {isOpen && !isSingle && (
        <div id={`${id}-fields`} className={styles.fields} data-form>
          <RowFields {...fields} />
        </div>
      )}
    </li>
  );
}

/** A year in one line: the number, then its key parts with labels. */
function YearLine({ byYear, kind, name, row }: RowFieldsProps & { byYear: ByYear }) {
  const t = useMessage();
  const values = row as Record<string, unknown>;
  const isGiven = (part: string) => !isNothing(values[part]);
  const groups = byYear.line.map((parts) =>
    parts
      .filter(isGiven)
      .map((part) => `${t(readFieldLabel(kind, `${name}.${part}`))}${values[part]}`)
      .join('／'),
  );
  if (!isGiven('year')) return t(LIST_TEXTS.blank);
  return (
    <>
      <strong>{String(values.year)}</strong>
      {groups.filter(Boolean).map((group) => t(PART_SEPARATOR) + group)}
    </>
  );
}

const isNumber = ({ type }: Field) => type === 'integer' || type === 'decimal';
/** False for switches that are off and for empty lists. */
const hasContent = (value: unknown) =>
  !isNothing(value) && value !== false && !(Array.isArray(value) && value.length === 0);

/** The English of a part that says the same. */
const isTranslation = (part: string, values: Record<string, unknown>) =>
  part.endsWith('En') && hasContent(values[part.slice(0, -2)]);

/** Text of a record's parts; nested lists by the key text of their rows. */
function listWords({ kind, path, pick }: DescribeContext, item: Fields, row: unknown): string[] {
  const values = row as Record<string, unknown>;
  // Rows are identified by text: angles that come first mean nothing to readers.
  return Object.entries(item)
    .toSorted(([, one], [, other]) => Number(isNumber(one)) - Number(isNumber(other)))
    .filter(([part]) => hasContent(values[part]) && !isTranslation(part, values))
    .map(([part, field]) => {
      const place = { kind, path: `${path}.${part}`, pick };
      const value = values[part];
      // A switch needs its label.
      if (field.type === 'boolean') return pick(readFieldLabel(kind, place.path));
      if (isRecords(field))
        return (value as unknown[])
          .flatMap((each) => listWords(place, field.item, each).slice(0, 1))
          .join(pick(LIST_SEPARATOR));
      const page = field.type === 'link' && readPageName((value as LinkValue).href, pick);
      const words =
        page || describeField(place, field, value).replaceAll('\n', pick(LIST_SEPARATOR));
      if (!isNumber(field) || part === 'year') return words;
      // Numbers alone mean nothing to readers; the unit belongs after them.
      const label = pick(readFieldLabel(kind, place.path));
      return label.endsWith('％') ? `${label.slice(0, -1)}${words}%` : label + words;
    });
}
const isRecords = (field: Field): field is Field<unknown, unknown, 'list'> =>
  field.type === 'list' && !isSingleValued((field as Field<unknown, unknown, 'list'>).item);

/** Summary of a record: first text large, others after it, each once; missing parts are named. */
function Summary({ kind, name, item, row, mark }: RowFieldsProps) {
  const t = useMessage();
  const values = row as Record<string, unknown>;
  const [first, ...others] = new Set(listWords({ kind, path: name, pick: t }, item, row));
  const missing = Object.entries(item).filter(
    ([part, { required }]) => required && isNothing(values[part]),
  );
  if (first === undefined) return t(LIST_TEXTS.blank);
  return (
    <>
      <strong>{first}</strong>
      {others.map((each) => ` · ${each}`).join('')}
      {mark && <Tag className={styles.tag}>{t(LIST_TEXTS[mark])}</Tag>}
      {missing.map(([part]) => (
        <Tag key={part} className={styles.tag}>
          {t(LIST_TEXTS.missing, { part: t(readFieldLabel(kind, `${name}.${part}`)) })}
        </Tag>
      ))}
    </>
  );
}
