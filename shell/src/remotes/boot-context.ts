import type { Boot } from '@admissions/protocol/releases';
import { createContext, use } from 'react';

/** What the server knew when it answered with this document. */
export const BootContext = createContext<Boot | null>(null);

/** The boot data: the footer's blocks, the site's address, the request id. */
export function useBoot(): Boot {
  const boot = use(BootContext);
  if (!boot) throw new Error('BootContext is missing: render below the shell.');
  return boot;
}
