import type { BodyItem } from '@admissions/model';
import { createContext } from 'react';

/** Inserts items after this key without moving the focus; null outside of a body. */
export const InsertContext = createContext<((key: string, items: BodyItem[]) => void) | null>(null);
