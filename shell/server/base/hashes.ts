import { createHash } from 'node:crypto';

const hashBy = (algorithm: 'sha256' | 'sha384') => (bytes: string | Uint8Array) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** For the shell's own scripts and content security policies. */
export const hashSha256 = hashBy('sha256');
/** For release files; signatures cover it. */
export const hashSha384 = hashBy('sha384');
