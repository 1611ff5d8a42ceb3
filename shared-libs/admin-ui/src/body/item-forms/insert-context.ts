import type { BodyItem } from '@admissions/model';
import { createContext } from 'react';

/** Inserts items before and after this key; the focus stays. */
export type InsertAround = (
  key: string,
  before: readonly BodyItem[],
  after: readonly BodyItem[],
) => void;
/** Null outside of a body. */
export const InsertContext = createContext<InsertAround | null>(null);
