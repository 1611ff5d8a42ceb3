import { createHash } from 'node:crypto';

const hashBy = (algorithm: 'sha256' | 'sha384') => (bytes: string | Uint8Array) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** Names a version of a content. */
export const fingerprint = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** For the shell's own scripts and content security policies. */
export const hashSha256 = hashBy('sha256');
/** For release files; signatures cover it. */
export const hashSha384 = hashBy('sha384');
