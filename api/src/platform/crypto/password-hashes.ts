import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from './limit-concurrency.ts';

// argon2id as OWASP recommends: 19 MiB, 2 passes, 1 lane; argon2id is the library's default.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const runLimited = limitConcurrency(4, 200);

export const hashPassword = (password: string): Promise<string> =>
  runLimited(() => hash(password, COST));

// Hash of a random password: an unknown account takes as long as an existing one.
let dummyHash: Promise<string> | undefined;

/** Without a hash (no such account) the same work is done, against timing attacks. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const expected = stored ?? (await dummyHash);
  return (await runLimited(() => verify(expected, password))) && stored !== null;
}

/** Computed at start-up, so that the first unknown account is no slower than the rest. */
export const precomputeDummyHash = () => verifyPassword('', null);
