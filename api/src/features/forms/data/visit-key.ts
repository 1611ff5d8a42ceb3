import { timingSafeEqual } from 'node:crypto';
import type { Sealing } from '../../../platform/crypto/sealing.ts';

/** Reference and signature; derived, so that a copy of the database opens no booking. */
export const createVisitKey = (sealing: Sealing, reference: string): string =>
  `${reference}.${sealing.hashWithKey(`my visit ${reference}`)}`;

/** The reference of a key; null when it is not signed by this site. */
export function readVisitKey(sealing: Sealing, key: string): string | null {
  const [reference = ''] = key.split('.');
  const [given, right] = [key, createVisitKey(sealing, reference)].map((each) => Buffer.from(each));
  return given && right && given.length === right.length && timingSafeEqual(given, right)
    ? reference
    : null;
}
