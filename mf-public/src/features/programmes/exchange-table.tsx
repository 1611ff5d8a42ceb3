import { PageLink } from '@admissions/ui';
import { formatMoney } from '../../lib/format-number.ts';
import { JoinedWords } from '../../lib/joined-words.tsx';
import { SampleMark } from '../../lib/sample-mark.tsx';
import { Table } from '../../lib/table.tsx';
import styles from './exchange-table.module.css';
import type { Exchange } from './selfvalue-data.ts';
import { TEXTS } from './texts.ts';

/** Bars show the monthly costs. On narrow screens each row becomes a card. */
export function ExchangeTable({
  exchanges,
  hrefOf,
}: {
  exchanges: readonly Exchange[];
  hrefOf: (id: number) => string;
}) {
  const most = Math.max(1, ...exchanges.map(({ living }) => living ?? 0));
  return (
    <>
      <Table
        className={styles.table}
        head={[TEXTS.programmeColumn, TEXTS.languageColumn, TEXTS.placesColumn, TEXTS.livingColumn]}
      >
        <tbody>
          {exchanges.map(({ id, title, country, language, places, living }) => (
            <tr key={id}>
              <th scope="row">
                <span>{country}</span>
                <PageLink to={hrefOf(id)}>{title}</PageLink>
              </th>
              <td>{language && <JoinedWords>{language}</JoinedWords>}</td>
              <td>{places && <JoinedWords>{places}</JoinedWords>}</td>
              <td>
                {living !== null && (
                  <>
                    <strong>{formatMoney(living)}</strong>
                    <span className="note" lang={'zh-TW'}>
                      {TEXTS.perMonth}
                    </span>
                    <svg
                      className={styles.bar}
                      viewBox="0 0 100 4"
                      preserveAspectRatio="none"
                      aria-hidden="true"
                    >
                      <path d="M0 2H100" />
                      <path d={`M0 2H${Math.round((living / most) * 100)}`} />
                    </svg>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={styles.note}>
        {TEXTS.costNote}
        <SampleMark of={exchanges.find(({ isSample }) => isSample) ?? {}} />
      </p>
    </>
  );
}
