import { EmptyState, SectionError } from '@admissions/ui';
import type { ReactNode } from 'react';

interface SectionListProps<T> {
  /** Null if they could not be read. */
  entries: readonly T[] | null;
  /** Message for an empty list. */
  empty: string;
  children: (entries: readonly T[]) => ReactNode;
}

export function SectionList<T>({ entries, empty, children }: SectionListProps<T>) {
  if (entries === null) return <SectionError />;
  if (entries.length === 0) return <EmptyState>{empty}</EmptyState>;
  return children(entries);
}
