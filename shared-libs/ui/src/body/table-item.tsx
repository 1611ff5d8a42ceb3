import { Phrases } from '@admissions/ui';
import type { ItemView } from './body-view.tsx';
import styles from './table-item.module.css';

/** A scrollable table; on a phone rows with over two columns become cards. */
export const TableItem: ItemView<'table'> = ({ item: { caption, head, rows }, rowLinks }) => (
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
        {withIndexKeys(rows).map(({ key, value: [name = '', ...cells] }) => (
          <tr key={key}>
            <th scope="row">{rowLinks[name] ? <a href={rowLinks[name]}>{name}</a> : name}</th>
            {withIndexKeys(head.slice(1)).map(({ key: column, value: label }) => (
              <td key={column} data-label={label}>
                <Phrases>{cells[column]}</Phrases>
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
