import { EmptyState, SectionError } from '@admissions/ui';
import type { ReactNode } from 'react';

interface SectionListProps<T> {
  /** Null when they could not be read. */
  entries: readonly T[] | null;
  /** What is said when there are none. */
  empty: string;
  children: (entries: readonly T[]) => ReactNode;
}

/** The entries of a section, or why there are none. */
export function SectionList<T>({ entries, empty, children }: SectionListProps<T>) {
  if (entries === null) return <SectionError />;
  if (entries.length === 0) return <EmptyState>{empty}</EmptyState>;
  return children(entries);
}
