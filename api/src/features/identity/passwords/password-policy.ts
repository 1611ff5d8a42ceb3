import type { MessageKey } from '@admissions/model/messages';
import { PASSWORD_MIN } from '@admissions/protocol';
import { verifyPassword } from '../../../platform/crypto/password-hashes.ts';
import { findWeakness, normalizePassword } from './password-strength.ts';

/** How many passwords back one may not go, the present one among them. */
export const REMEMBERED_PASSWORDS = 5;
export const PASSWORD_MAX_LENGTH = 200;
// A shorter one turns up in other words.
const MAILBOX_MIN_LENGTH = 4;

interface PasswordCandidate {
  password: string;
  account: string;
  email?: string;
  /** Hashes of the present password and the ones before. */
  recent?: readonly string[];
}

/** What is wrong with a new password, as a message in words, or null. No rule about which signs it has to have: length and rarity are what counts. */
export async function passwordProblem({
  password,
  account,
  email = '',
  recent = [],
}: PasswordCandidate): Promise<MessageKey | null> {
  const plain = normalizePassword(password);
  if ([...password].length < PASSWORD_MIN) return 'validation.passwordShort';
  if (account !== '' && plain.includes(normalizePassword(account)))
    return 'validation.passwordName';
  const mailbox = normalizePassword(email.split('@', 1)[0] as string);
  if (mailbox.length >= MAILBOX_MIN_LENGTH && plain.includes(mailbox))
    return 'validation.passwordContext';
  const weakness = findWeakness(password);
  if (weakness)
    return weakness === 'common' ? 'validation.passwordCommon' : 'validation.passwordContext';
  for (const hash of recent.slice(0, REMEMBERED_PASSWORDS))
    if (await verifyPassword(password, hash)) return 'validation.passwordRecent';
  return null;
}
