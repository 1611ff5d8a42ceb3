import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header that proves to the API that the shell forwarded a request. In lower case. */
export const FORWARDING_PROOF_HEADER = 'x-forwarding-proof';

/** Headers that claim an origin, in lower case. */
export const FORWARDING_HEADERS: readonly string[] = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  FORWARDING_PROOF_HEADER,
];

/** HMAC of the internal token, which it does not reveal. */
export const forwardingProof = (internalToken: string): string =>
  createHmac('sha256', internalToken).update(FORWARDING_PROOF_HEADER).digest('base64url');

/** Compares secrets in constant time. */
export function isSameSecret(given: string | string[] | undefined, secret: string): boolean {
  if (typeof given !== 'string' || secret === '') return false;
  const wanted = Buffer.from(secret);
  // Same length for every input, so that timing does not reveal the length.
  const compared = Buffer.alloc(wanted.length);
  compared.write(given);
  return timingSafeEqual(compared, wanted) && Buffer.byteLength(given) === wanted.length;
}
