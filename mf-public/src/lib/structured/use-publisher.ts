import { useIdentity, useSite } from '@admissions/ui';
import type { Publisher } from './university.ts';

/** Where the site is, and whose it is as staff wrote it last: what machines read of a page names both. */
export function usePublisher(): Publisher {
  const { origin } = useSite();
  return { origin, identity: useIdentity() };
}
