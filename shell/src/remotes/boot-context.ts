import type { Boot } from '@admissions/protocol/releases';
import { createContext, use } from 'react';

/** Boot data of this document. */
export const BootContext = createContext<Boot | null>(null);

export function useBoot(): Boot {
  const boot = use(BootContext);
  if (!boot) throw new Error('BootContext is missing: render below the shell.');
  return boot;
}
