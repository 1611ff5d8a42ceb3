import { createHmac, timingSafeEqual } from 'node:crypto';

/** On sign-ins of the shell for its pages: visitor forms need a proof of work with this token. */
export const BROWSER_TOKEN_HEADER = 'x-browser-token';
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
export const createForwardingProof = (internalToken: string) =>
  createHmac('sha256', internalToken).update(FORWARDING_PROOF_HEADER).digest('base64url');

/** Compares secrets in constant time. */
export function isSameSecret(received: string | string[] | undefined, secret: string) {
  if (typeof received !== 'string' || secret === '') return false;
  const expected = Buffer.from(secret);
  // Same length for every input, so that timing does not reveal the length.
  const compared = Buffer.alloc(expected.length);
  compared.write(received);
  return timingSafeEqual(compared, expected) && Buffer.byteLength(received) === expected.length;
}
