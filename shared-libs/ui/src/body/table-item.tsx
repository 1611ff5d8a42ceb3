import type { BodyItemOf } from '@admissions/contracts';
import styles from './table-item.module.css';

/** A table; where it is wider than the page it scrolls by itself, with the keyboard too. */
export const TableItem = ({ item: { caption, head, rows } }: { item: BodyItemOf<'table'> }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div className={styles.scroller} role="region" aria-label={caption ?? head.join('、')} tabIndex={0}>
    <table className={styles.table}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={column} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {head.map((_head, column) => (column === 0 ? <th key={column} scope="row" children={row[column]} /> : <td key={column}>{row[column]}</td>))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
