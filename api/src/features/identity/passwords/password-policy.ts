import type { MessageKey } from '@admissions/model/messages';
import { PASSWORD_MIN } from '@admissions/protocol';
import { verifyPassword } from '../../../platform/crypto/password-hashes.ts';
import { findWeakness, normalizePassword } from './password-strength.ts';

/** Includes the current one. */
export const REMEMBERED_PASSWORDS = 5;
export const PASSWORD_MAX_LENGTH = 200;
// Shorter ones occur in ordinary words.
const MAILBOX_MIN_LENGTH = 4;

interface PasswordCandidate {
  password: string;
  account: string;
  email?: string;
  /** Hashes of the current and previous passwords. */
  recent?: readonly string[];
}

/** The error of a new password, or null. No rules on character classes: length and rarity count. */
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
