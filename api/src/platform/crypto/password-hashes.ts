import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from './limit-concurrency.ts';

// argon2id as OWASP has it: 19 MiB, 2 passes, 1 lane; the library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const runLimited = limitConcurrency(4, 200);

export const hashPassword = (password: string): Promise<string> =>
  runLimited(() => hash(password, COST));

// A hash of nothing that anybody knows: an unknown account takes as long as a known one.
let dummyHash: Promise<string> | undefined;

/** Whether this is the password; without a hash (no such account) the same work is done for nothing. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const expected = stored ?? (await dummyHash);
  return (await runLimited(() => verify(expected, password))) && stored !== null;
}

/** Makes the hash of nobody ahead, so that the first unknown account is no slower than the rest. */
export const precomputeDummyHash = () => verifyPassword('', null);
