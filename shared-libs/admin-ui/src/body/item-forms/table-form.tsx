import { joinLabel } from '@admissions/model';
import type { Translate } from '@admissions/store';
import { useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import { Button } from 'antd';
import { parsePastedCells } from '../../base/parse-pasted-cells.ts';
import type { ItemFormProps } from './item-form.ts';
import { emptyToUndefined, LineField } from './line-field.tsx';
import type { Cells } from './table-cells.ts';
import {
  HEAD_ROW,
  MAX_COLUMNS,
  MAX_ROWS,
  padRows,
  pasteCells,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './table-cells.ts';
import styles from './table-form.module.css';
import { BODY_TEXTS } from './texts.ts';

export function TableForm({ item, onChange, errors }: ItemFormProps<'table'>) {
  const t = useMessage();
  const table = padRows(item);
  const change = (cells: Cells) => onChange({ ...item, ...cells });
  return (
    <>
      <LineField
        label={t(BODY_TEXTS.tableCaption)}
        value={item.caption}
        max={120}
        error={errors.caption}
        onChange={(caption) => onChange({ ...item, caption: emptyToUndefined(caption) })}
      />
      <p className={styles.hint}>{t(BODY_TEXTS.tableHint)}</p>
      <CellTable {...{ table, errors, change }} />
      {Object.entries(errors).map(([path, message]) => {
        const [part, first, second = '0'] = path.split('.');
        if (part !== 'head' && part !== 'rows') return null;
        const cell =
          part === 'head'
            ? nameCell(t, HEAD_ROW, Number(first))
            : nameCell(t, Number(first), Number(second));
        return (
          <p key={path} role="alert" className={styles.error}>
            {first ? joinLabel(cell, message, t.locale) : message}
          </p>
        );
      })}
      <div className="gap-s space-s flex">
        <Button disabled={table.rows.length >= MAX_ROWS} onClick={() => change(withRow(table))}>
          {t(BODY_TEXTS.addRow)}
        </Button>
        <Button
          disabled={table.head.length >= MAX_COLUMNS}
          onClick={() => change(withColumn(table))}
        >
          {t(BODY_TEXTS.addColumn)}
        </Button>
      </div>
    </>
  );
}

const nameCell = (t: Translate, row: number, column: number) =>
  row === HEAD_ROW
    ? t(BODY_TEXTS.head, { column: column + 1 })
    : t(BODY_TEXTS.cell, { row: row + 1, column: column + 1 });

interface CellTableProps extends Pick<ItemFormProps<'table'>, 'errors'> {
  table: Cells;
  change: (cells: Cells) => void;
}
function CellTable({ table, errors, change }: CellTableProps) {
  const t = useMessage();
  const remove = (label: string, isLast: boolean, onClick: () => void) => (
    <Button size="small" type="text" danger disabled={isLast} aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </Button>
  );
  // Plain inputs: a table may have two thousand of them.
  const cell = (row: number, column: number, value: string) => {
    const error = row === HEAD_ROW ? errors[`head.${column}`] : errors[`rows.${row}.${column}`];
    return (
      <input
        aria-label={nameCell(t, row, column)}
        aria-invalid={error !== undefined}
        title={error}
        value={value}
        onChange={({ target }) => change(withCell(table, row, column, target.value))}
        onPaste={(event) => {
          const cells = parsePastedCells(event.clipboardData.getData('text/plain'));
          if (!cells) return;
          event.preventDefault();
          change(pasteCells(table, { row, column }, cells));
        }}
      />
    );
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.head.map((value, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by position
              <th key={column} scope="col">
                {cell(HEAD_ROW, column, value)}
                {remove(
                  t(BODY_TEXTS.removeColumn, { column: column + 1 }),
                  table.head.length === 1,
                  () => change(withoutColumn(table, column)),
                )}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
            <tr key={row}>
              {cells.map((value, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by position
                <td key={column}>{cell(row, column, value)}</td>
              ))}
              <td>
                {remove(t(BODY_TEXTS.removeRow, { row: row + 1 }), table.rows.length === 1, () =>
                  change(withoutRow(table, row)),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
