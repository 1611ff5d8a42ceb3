import { Alert, Table } from '@admissions/admin-ui';
import { COLON } from '@admissions/model';
import type { NumberPreview, NumberRow, NumberSheetPreview } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { TEXTS } from './texts.ts';

const MAX_SHOWN = 200;

/** Problems by cell, then what changes in each sheet. */
export function FilePreview({
  preview: { sheets, faults, ignored, entries },
}: {
  preview: NumberPreview;
}) {
  const t = useMessage();
  const listFaulty = ({ name }: NumberSheetPreview) => [
    ...new Set(faults.flatMap(({ cell }) => readLine(cell, name) ?? [])),
  ];
  const changed = sheets.filter((sheet) => sheet.rows.length + listFaulty(sheet).length > 0);
  return (
    <div role="status">
      {faults.length > 0 && (
        <>
          <Alert type="error" showIcon title={t(TEXTS.faults, { count: faults.length })} />
          <Table
            rowKey={({ cell, message }) => `${cell} ${message}`}
            isFitted
            isDense
            dataSource={faults.slice(0, MAX_SHOWN)}
            columns={[
              { key: 'cell', title: TEXTS.cell, dataIndex: 'cell' },
              { key: 'message', title: TEXTS.problem, dataIndex: 'message' },
            ]}
          />
          <More count={faults.length} />
        </>
      )}
      {faults.length === 0 && entries === 0 && <p>{t(TEXTS.nothing)}</p>}
      {ignored.length > 0 && <p>{t(TEXTS.ignored, { names: t.join(ignored) })}</p>}
      {changed.map((sheet) => (
        <SheetChanges key={sheet.name} sheet={sheet} faulty={listFaulty(sheet)} />
      ))}
      {changed.length > 0 && changed.length < sheets.length && (
        <p>{t(TEXTS.sameSheets, { count: sheets.length - changed.length })}</p>
      )}
    </div>
  );
}

/** The row of a cell of this sheet. */
const readLine = (cell: string, sheet: string) =>
  cell.startsWith(`${sheet}!`) ? Number(/\d+$/.exec(cell)?.[0]) : null;

interface SheetChangesProps {
  sheet: NumberSheetPreview;
  /** Rows with a problem. */
  faulty: readonly number[];
}
function SheetChanges({ sheet: { name, rows, same }, faulty }: SheetChangesProps) {
  const t = useMessage();
  const right = rows.filter(({ line }) => line === null || !faulty.includes(line));
  const count = (state: NumberRow['state']) => right.filter((row) => row.state === state).length;
  const shown = rows.filter(({ state }) => state !== 'missing');
  const missing = count('missing');
  const counts = { added: count('new'), changed: count('changed'), removed: count('removed') };
  return (
    <details open={shown.length > 0}>
      <summary>
        {t(TEXTS.counts, { name, same, ...counts })}
        {faulty.length > 0 && t(TEXTS.problems, { count: faulty.length })}
        {missing > 0 && t(TEXTS.missing, { count: missing })}
      </summary>
      {shown.length > 0 && (
        <Table
          rowKey={({ line, title }) => line ?? title}
          isFitted
          isDense
          dataSource={shown.slice(0, MAX_SHOWN)}
          columns={[
            { key: 'line', title: TEXTS.row, render: (_, { line }) => line ?? '—' },
            { key: 'title', title: TEXTS.entry, dataIndex: 'title' },
            { key: 'what', title: TEXTS.what, render: (_, row) => <Changes row={row} /> },
          ]}
        />
      )}
      <More count={shown.length} />
    </details>
  );
}

function Changes({ row: { state, changes } }: { row: NumberRow }) {
  const t = useMessage();
  if (state === 'missing') return null;
  return (
    <>
      <strong>{t(TEXTS[state])}</strong>
      <ul className="plain">
        {changes.map(({ label, from, to }) => (
          <li key={label}>
            {label}
            {t(COLON)}
            {state === 'changed' && <del>{from || t(TEXTS.empty)}</del>}{' '}
            <ins>{to || t(TEXTS.empty)}</ins>
          </li>
        ))}
      </ul>
    </>
  );
}

function More({ count }: { count: number }) {
  const t = useMessage();
  return count > MAX_SHOWN && <p>{t(TEXTS.more, { count: count - MAX_SHOWN })}</p>;
}
