import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from './limit-concurrency.ts';

// argon2id as OWASP has it: 19 MiB, 2 passes, 1 lane; the library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const turn = limitConcurrency(4, 200);

export const hashPassword = (password: string): Promise<string> => turn(() => hash(password, COST));

// A hash of nothing that anybody knows: an unknown account takes as long as a known one.
let ofNobody: Promise<string> | undefined;

/** Whether this is the password; without a hash (no such account) the same work is done for nothing. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  ofNobody ??= hashPassword(crypto.randomUUID());
  const against = stored ?? (await ofNobody);
  return (await turn(() => verify(against, password))) && stored !== null;
}

/** Makes the hash of nobody ahead, so that the first unknown account is no slower than the rest. */
export const warmUp = () => isPassword('', null);
