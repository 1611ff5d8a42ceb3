import { COLON, joinLabel } from '@admissions/model';
import type { ImportPreview, ImportRow } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Select } from 'antd';
import { useState } from 'react';
import styles from './list-files.module.css';
import { FILE_TEXTS } from './texts.ts';
import { isImportable } from './use-list-files.ts';

const FILTERS = {
  all: () => true,
  toMake: isImportable,
  refusedOnly: ({ state }: ImportRow) => state === 'refused',
};
const MAX_SHOWN_ROWS = 200;

interface PreviewProps {
  preview: ImportPreview;
  isBusy: boolean;
  onMatch(at: number, field: string | null): void;
}
/** Mapping of columns to fields, and the outcome of each row. */
export function ImportPreviewTable({ preview, isBusy, onMatch }: PreviewProps) {
  const t = useMessage();
  const { rows, columns, fields } = preview;
  const [filter, setFilter] = useState<keyof typeof FILTERS>('all');
  const count = (targetState: ImportRow['state']) =>
    rows.filter(({ state }) => state === targetState).length;
  const findLabel = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  const found = rows.filter(FILTERS[filter]);
  return (
    <>
      <fieldset className={styles.columns} disabled={isBusy}>
        <legend>{t(FILE_TEXTS.columns)}</legend>
        {columns.map(({ heading, field }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
          <div key={at}>
            <span>{heading || `#${at + 1}`}</span>
            <Select
              aria-label={heading || `#${at + 1}`}
              value={field ?? ''}
              options={[
                { value: '', label: t(FILE_TEXTS.passedOver) },
                ...fields.map(({ name, label }) => ({ value: name, label })),
              ]}
              onChange={(name) => onMatch(at, name || null)}
            />
          </div>
        ))}
      </fieldset>
      <div className="row gap-s apart">
        <p role="status">
          {t(FILE_TEXTS.counts, {
            added: count('new'),
            changed: count('changed'),
            same: count('same'),
            refused: count('refused'),
          })}
        </p>
        <Select
          aria-label={t(FILE_TEXTS.show)}
          value={filter}
          options={(['all', 'toMake', 'refusedOnly'] as const).map((value) => ({
            value,
            label: t(FILE_TEXTS[value]),
          }))}
          onChange={setFilter}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
      <section className={styles.rows} aria-label={t(FILE_TEXTS.what)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(FILE_TEXTS.line)}</th>
              <th scope="col">{t(FILE_TEXTS.entry)}</th>
              <th scope="col">{t(FILE_TEXTS.what)}</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, MAX_SHOWN_ROWS).map((row) => (
              <tr key={row.line}>
                <td>{row.line}</td>
                <th scope="row">{row.title}</th>
                <td>
                  <RowOutcome row={row} findLabel={findLabel} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {found.length > MAX_SHOWN_ROWS && (
        <p>{t(FILE_TEXTS.more, { count: found.length - MAX_SHOWN_ROWS })}</p>
      )}
    </>
  );
}

function RowOutcome({ row, findLabel }: { row: ImportRow; findLabel(name: string): string }) {
  const t = useMessage();
  return (
    <>
      <strong>{t(FILE_TEXTS[row.state])}</strong>
      <ul className="plain">
        {row.faults.map(({ field, message }) => (
          <li key={`${field} ${message}`} className={styles.fault}>
            {field ? joinLabel(findLabel(field), message, t.locale) : message}
          </li>
        ))}
        {row.state === 'changed' &&
          row.changes.map(({ field, from, to }) => (
            <li key={field}>
              {findLabel(field)}
              {t(COLON)}
              <del>{from || t(FILE_TEXTS.empty)}</del> <ins>{to || t(FILE_TEXTS.empty)}</ins>
            </li>
          ))}
      </ul>
    </>
  );
}
