import { createHash } from 'node:crypto';

const hashBy = (algorithm: 'sha256' | 'sha384') => (bytes: string | Uint8Array) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** Of a shell's own scripts, and of what a content policy names. */
export const hashSha256 = hashBy('sha256');
/** Of the files of releases, which are signed over it. */
export const hashSha384 = hashBy('sha384');
