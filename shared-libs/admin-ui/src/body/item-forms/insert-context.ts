import type { BodyItem } from '@admissions/model';
import { createContext } from 'react';

/** Puts items behind the one with this key, without leaving what is being typed; null outside of a body. */
export const InsertContext = createContext<((key: string, items: BodyItem[]) => void) | null>(null);
