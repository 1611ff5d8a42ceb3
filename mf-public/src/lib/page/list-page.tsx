import { Container, EmptyState, Pagination, Results } from '@admissions/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ListHead, type ListHeadProps } from './list-head.tsx';
import styles from './page.module.css';

interface ListPageProps extends Omit<ListHeadProps, 'children'> {
  filters?: ReactNode;
  /** Announced when a filter changes it. */
  count?: string;
  /** Null or undefined if empty. */
  list: ReactNode;
  empty: ReactNode;
  pages?: Omit<ComponentProps<typeof Pagination>, 'anchor'>;
  /** Below the list, in its column. */
  children?: ReactNode;
  /** Full-width sections below. */
  after?: ReactNode;
}
/** Head, filters, results or empty state, pagination. */
export function ListPage({
  filters,
  count,
  list,
  empty,
  pages,
  children,
  after,
  ...head
}: ListPageProps) {
  return (
    <>
      <ListHead {...head} />
      <Container>
        <div className={styles.page} data-print-blocks>
          <div id="list" className={styles.list} data-print-blocks>
            {filters && <div className="stack gap-m">{filters}</div>}
            {count && <p role="status">{count}</p>}
            <Results>{list || <EmptyState>{empty}</EmptyState>}</Results>
            {pages && <Pagination {...pages} anchor="list" />}
          </div>
          {children}
        </div>
      </Container>
      {after}
    </>
  );
}
