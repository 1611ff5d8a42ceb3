import type { ReactNode } from 'react';
import type { Compared } from './load-compared.ts';

/** A row of the comparison: what stands in it for a department, nothing where it has none. */
export interface CompareRow {
  label: string;
  /** Long words, which on a phone need its whole width: there the departments stand one below the other. */
  isWide?: boolean;
  show: (compared: Compared, all: readonly Compared[]) => ReactNode;
}
export interface CompareGroup {
  title: string;
  rows: readonly CompareRow[];
}
