import { createHmac, timingSafeEqual } from 'node:crypto';

/** Proves to the API that the shell says for whom a request is passed on; worth nothing else. In lower case. */
export const FORWARDING_PROOF_HEADER = 'x-forwarding-proof';

/** Headers in which a request claims where it comes from, in lower case. */
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

/** What the header carries: made of the internal token, which cannot be found out from it. */
export const forwardingProof = (internalToken: string): string =>
  createHmac('sha256', internalToken).update(FORWARDING_PROOF_HEADER).digest('base64url');

/** Whether two secrets are the same; takes the same time for every wrong one. */
export function isSameSecret(given: string | string[] | undefined, secret: string): boolean {
  if (typeof given !== 'string' || secret === '') return false;
  const wanted = Buffer.from(secret);
  // As long as the secret, whatever was given: nothing is to be learned of its length either.
  const compared = Buffer.alloc(wanted.length);
  compared.write(given);
  return timingSafeEqual(compared, wanted) && Buffer.byteLength(given) === wanted.length;
}
