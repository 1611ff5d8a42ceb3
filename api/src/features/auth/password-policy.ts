import { PASSWORD_MIN } from '@admissions/contracts';
import type { MessageKey } from '@admissions/contracts/messages';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { isPassword } from './password-hashes.ts';

/** How many passwords back one may not go, the present one among them. */
export const REMEMBERED_PASSWORDS = 5;
export const PASSWORD_MAX = 200;

interface Wish {
  password: string;
  account: string;
  /** Hashes of the present password and the ones before. */
  recent?: readonly string[];
}

/** What is wrong with a new password, as a message in words, or null. */
export async function passwordProblem({ password, account, recent = [] }: Wish): Promise<MessageKey | null> {
  const plain = password.toLowerCase().replace(/[\s._-]/g, '');
  if ([...password].length < PASSWORD_MIN) return 'validation.passwordShort';
  if (account !== '' && plain.includes(account.toLowerCase().replace(/[\s._-]/g, ''))) return 'validation.passwordName';
  if (COMMON_PASSWORDS.has(plain) || new Set(plain).size < 5) return 'validation.passwordCommon';
  for (const hash of recent.slice(0, REMEMBERED_PASSWORDS)) if (await isPassword(password, hash)) return 'validation.passwordRecent';
  return null;
}
