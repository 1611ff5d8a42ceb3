import { pair } from '@admissions/model';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './neighbour-links.module.css';
import { useLoaded } from './use-loaded.ts';

const TEXTS = {
  previous: pair('上一筆', 'Previous'),
  next: pair('下一筆', 'Next'),
};

/** Reserves the width, so that nothing moves when the neighbours load. */
const UNKNOWN: Neighbours = { previous: null, next: null, position: 10, total: 10 };

/** Links to the previous and next entry; reserves its space while loading. */
export function NeighbourLinks({
  neighbours,
  hrefOf,
  label,
  className,
  children,
}: {
  /** Null: loading, or none. */
  neighbours: Neighbours | null;
  hrefOf: (id: number) => string;
  /** Accessible name of the navigation. */
  label: string | undefined;
  className?: string | undefined;
  /** Between the two links: the position of the entry. */
  children: (place: Pick<Neighbours, 'position' | 'total'>) => ReactNode;
}) {
  const t = useMessage();
  const shown = neighbours ?? UNKNOWN;
  const renderLink = (id: number | null, text: string) =>
    id === null ? <span>{text}</span> : <Link to={hrefOf(id)}>{text}</Link>;
  return (
    <nav
      className={className}
      aria-label={label}
      style={neighbours ? undefined : { visibility: 'hidden' }}
    >
      {renderLink(shown.previous, t(TEXTS.previous))}
      <span className={styles.place}>{children(shown)}</span>
      {renderLink(shown.next, t(TEXTS.next))}
    </nav>
  );
}

/** A page of the list by its number; null is the page of origin. */
type ReadPage = (page: number | null, signal: AbortSignal) => Promise<Page<{ id: number }>>;

/** Position of an entry in the list that its editor came from. */
interface Neighbours {
  previous: number | null;
  next: number | null;
  /** From 1. */
  position: number;
  total: number;
}
interface NeighboursOptions {
  /** Null for a new entry, which has no neighbours. */
  id: number | null;
  /** Identifies the list; another one reloads the neighbours. */
  list: string;
  readPage: ReadPage;
}
/** Neighbours at the time of opening: saving may remove the entry from the list. */
export function useNeighbours({ id, list, readPage }: NeighboursOptions): Neighbours | null {
  // A failed read only hides the links.
  const { data: found } = useLoaded(
    async (signal) =>
      id === null ? null : { id, neighbours: await findNeighbours(id, readPage, signal) },
    [id, list],
  );
  return found?.id === id ? found.neighbours : null;
}

/** Previous and next entry, also on other pages; null when the list lacks the entry. */
export async function findNeighbours(
  id: number,
  readPage: ReadPage,
  signal: AbortSignal,
): Promise<Neighbours | null> {
  const { list, page, perpage, total } = await readPage(null, signal);
  const index = list.findIndex((entry) => entry.id === id);
  if (index < 0) return null;
  const before = page > 1 && index === 0 ? await readPage(page - 1, signal) : null;
  const isLast = page * perpage >= total || index < list.length - 1;
  const after = isLast ? null : await readPage(page + 1, signal);
  return {
    previous: (before ? before.list.at(-1) : list[index - 1])?.id ?? null,
    next: (after ? after.list[0] : list[index + 1])?.id ?? null,
    position: (page - 1) * perpage + index + 1,
    total,
  };
}
