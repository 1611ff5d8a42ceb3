import type { Sealing } from '../../../platform/crypto/sealing.ts';

/** Reference and signature; derived, so that a copy of the database opens no booking. */
export const createVisitKey = (sealing: Sealing, reference: string) =>
  `${reference}.${sealing.hashWithKey(`my visit ${reference}`)}`;

/** The reference of a key; null when it is not signed by this site. */
export function readVisitKey(sealing: Sealing, key: string) {
  const [reference = ''] = key.split('.');
  const right = createVisitKey(sealing, reference);
  // Hashed again, so that the time of the comparison reveals nothing.
  return sealing.hashWithKey(key) === sealing.hashWithKey(right) ? reference : null;
}
