import type { TableColumn } from './columns.ts';
import { readSide } from './columns.ts';
import styles from './table.module.css';
import type { TableChange } from './table.tsx';

const AFTER = { none: 'ascend', ascend: 'descend', descend: null } as const;
const ARIA = { none: undefined, ascend: 'ascending', descend: 'descending' } as const;

/** Column header; if sortable, a button: ascending, descending, default. */
export function HeadCell<Row>({
  column,
  onSort,
}: {
  column: TableColumn<Row>;
  onSort?: ((change: TableChange) => void) | undefined;
}) {
  const { key, title, fixed, isWideOnly, sorter, sortOrder } = column;
  const order = sortOrder ?? 'none';
  return (
    <th
      scope="col"
      data-fixed={fixed}
      data-wide={isWideOnly || undefined}
      style={readSide(column)}
      aria-sort={ARIA[order]}
    >
      {sorter && onSort ? (
        <button
          type="button"
          className={styles.sort}
          data-order={order}
          onClick={() => onSort({ columnKey: AFTER[order] && key, order: AFTER[order] })}
        >
          {title}
          <svg viewBox="0 0 10 16" width="10" height="16" aria-hidden="true">
            <path data-way="ascend" d="M1 6.5 5 2l4 4.5z" />
            <path data-way="descend" d="M1 9.5 5 14l4-4.5z" />
          </svg>
        </button>
      ) : (
        title
      )}
    </th>
  );
}
