import type { ReactNode } from 'react';
import type { Compared } from './load-compared.ts';

/** `show` returns a falsy value for a department without one. */
export interface CompareRow {
  label: string;
  /** Long text: on a phone, departments are stacked at full width. */
  isWide?: boolean;
  show: (compared: Compared, all: readonly Compared[]) => ReactNode;
}
export interface CompareGroup {
  title: string;
  rows: readonly CompareRow[];
}
