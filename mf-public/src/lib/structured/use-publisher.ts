import { useIdentity, useSite } from '@admissions/ui';
import type { Publisher } from './university.ts';

/** Origin and identity for structured data. */
export function usePublisher(): Publisher {
  const { origin } = useSite();
  return { origin, identity: useIdentity() };
}
