import { createHash } from 'node:crypto';

/** A fingerprint that tells two keys apart without revealing either. */
export const fingerprintKey = (dataKey: string): string =>
  createHash('sha256').update(`export ${dataKey}`).digest('hex').slice(0, 16);
