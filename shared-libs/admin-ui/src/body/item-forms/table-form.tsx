import { joinLabel } from '@admissions/model';
import { type Translate, useMessage } from '@admissions/store';
import { Button } from 'antd';
import { parsePastedCells } from '../../base/parse-pasted-cells.ts';
import { RowButton } from '../../base/row-button.tsx';
import { TEXTS } from '../../base/texts.ts';
import type { ItemFormProps } from './item-form.ts';
import { LineField } from './line-field.tsx';
import { MAX_COLUMNS, MAX_ROWS, padLines, pasteCells } from './table-cells.ts';
import styles from './table-form.module.css';
import { BODY_TEXTS } from './texts.ts';

export function TableForm(form: ItemFormProps<'table'>) {
  const t = useMessage();
  const { item, onChange, errors } = form;
  const lines = padLines([item.head, ...item.rows]);
  const columns = lines[0]?.length ?? 0;
  const change = ([head = [], ...rows]: string[][]) => onChange({ ...item, head, rows });
  return (
    <>
      <LineField of={form} name="caption" label={BODY_TEXTS.tableCaption} max={120} />
      <p className={styles.hint}>{t(BODY_TEXTS.tableHint)}</p>
      <CellTable {...{ lines, errors, change }} />
      {Object.entries(errors).map(([path, message]) => {
        const [part, first, second = '0'] = path.split('.');
        if (part !== 'head' && part !== 'rows') return null;
        const cell =
          part === 'head'
            ? nameCell(t, 0, Number(first))
            : nameCell(t, Number(first) + 1, Number(second));
        return (
          <p key={path} role="alert" className={styles.error}>
            {first ? joinLabel(cell, message, t.locale) : message}
          </p>
        );
      })}
      <div className="gap-s space-s flex">
        <Button
          disabled={lines.length > MAX_ROWS}
          onClick={() => change([...lines, Array(columns).fill('')])}
        >
          {t(TEXTS.addRow)}
        </Button>
        <Button
          disabled={columns >= MAX_COLUMNS}
          onClick={() => change(lines.map((line) => [...line, '']))}
        >
          {t(BODY_TEXTS.addColumn)}
        </Button>
      </div>
    </>
  );
}

/** The header is row 0. */
const nameCell = (t: Translate, row: number, column: number) =>
  t(row === 0 ? BODY_TEXTS.head : BODY_TEXTS.cell, { row, column: column + 1 });

interface CellTableProps extends Pick<ItemFormProps<'table'>, 'errors'> {
  lines: string[][];
  change: (lines: string[][]) => void;
}
function CellTable({ lines, errors, change }: CellTableProps) {
  const t = useMessage();
  const [head = [], ...rows] = lines;
  const remove = (label: string, isLast: boolean, onClick: () => void) => (
    <RowButton icon="remove" label={label} isDangerous isOff={isLast} onClick={onClick} />
  );
  // Plain inputs: a table may have two thousand of them.
  const cell = (row: number, column: number, value: string) => {
    const error = errors[row === 0 ? `head.${column}` : `rows.${row - 1}.${column}`];
    return (
      <input
        aria-label={nameCell(t, row, column)}
        aria-invalid={error !== undefined}
        title={error}
        value={value}
        onChange={({ target }) =>
          change(lines.map((line, at) => (at === row ? line.with(column, target.value) : line)))
        }
        onPaste={(event) => {
          const cells = parsePastedCells(event.clipboardData.getData('text/plain'));
          if (!cells) return;
          event.preventDefault();
          change(pasteCells(lines, { row, column }, cells));
        }}
      />
    );
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((value, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by position
              <th key={column} scope="col">
                {cell(0, column, value)}
                {remove(t(BODY_TEXTS.removeColumn, { column: column + 1 }), head.length === 1, () =>
                  change(lines.map((line) => line.toSpliced(column, 1))),
                )}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
            <tr key={index}>
              {cells.map((value, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by position
                <td key={column}>{cell(index + 1, column, value)}</td>
              ))}
              <td>
                {remove(t(BODY_TEXTS.removeRow, { row: index + 1 }), rows.length === 1, () =>
                  change(lines.toSpliced(index + 1, 1)),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
