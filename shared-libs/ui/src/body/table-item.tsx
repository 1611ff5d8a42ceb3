import type { BodyItemOf } from '@admissions/model';
import { Phrases } from '@admissions/ui';
import styles from './table-item.module.css';

/** A scrollable table; on a phone rows with over two columns become cards. */
export const TableItem = ({ item: { caption, head, rows } }: { item: BodyItemOf<'table'> }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className={styles.scroller} aria-label={caption ?? head.join('、')} tabIndex={0}>
    <table className={`${styles.table} ${head.length > 2 ? styles.cards : ''}`}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {withIndexKeys(head).map(({ key, value }) => (
            <th key={key} scope="col">
              {value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {withIndexKeys(rows).map(({ key, value: row }) => (
          <tr key={key}>
            <th scope="row">{row[0]}</th>
            {withIndexKeys(head.slice(1)).map(({ key: column, value: label }) => (
              <td key={column} data-label={label}>
                <Phrases>{row[column + 1]}</Phrases>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

// Cells have no identity but their position.
const withIndexKeys = <T,>(list: readonly T[]) => list.map((value, key) => ({ key, value }));
