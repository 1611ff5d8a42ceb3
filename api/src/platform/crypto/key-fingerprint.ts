import { createHash } from 'node:crypto';

/** Identifies a key without revealing it. */
export const fingerprintKey = (dataKey: string) =>
  createHash('sha256').update(`export ${dataKey}`).digest('hex').slice(0, 16);
