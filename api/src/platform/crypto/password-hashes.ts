import { createFairQueue } from '@admissions/protocol/server';
import { hash, verify } from '@node-rs/argon2';
import { tooManyRequests } from '../http/http-error.ts';

// argon2id as OWASP recommends: 19 MiB, 2 passes, 1 lane; argon2id is the library's default.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const queue = createFairQueue({
  atOnce: 4,
  mostEach: 200,
  most: 200,
  refusal: () => tooManyRequests(5),
});

export const hashPassword = (password: string) => queue.take('hashes', () => hash(password, COST));

// Hash of a random password: an unknown account takes as long as an existing one.
let dummyHash: Promise<string> | undefined;

/** Without a hash (no such account) the same work is done, against timing attacks. */
export async function verifyPassword(password: string, stored: string | null) {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const expected = stored ?? (await dummyHash);
  return (await queue.take('hashes', () => verify(expected, password))) && stored !== null;
}

/** Computed at start-up, so that the first unknown account is no slower than the rest. */
export const precomputeDummyHash = () => verifyPassword('', null);
