import type { MessageKey } from '@admissions/model/messages';
import { PASSWORD_MIN } from '@admissions/protocol';
import { verifyPassword } from '../../../platform/crypto/password-hashes.ts';
import { COMMON, LOCAL, WEIGHTLESS } from './common-passwords.ts';

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

// Keyboard and alphabet runs, in either direction.
const LINES = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
];
const RUNS = LINES.flatMap((line) => [line, [...line].reverse().join('')]);
const MIN_RUN_LENGTH = 4;
/** Required letters outside all lists. */
const MIN_LETTER_COUNT = 4;

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
};
const COMMON_WORDS = new Set(COMMON);
const sortByLength = (words: readonly string[]) =>
  words.toSorted((one, other) => other.length - one.length);
const FILLERS = sortByLength(WEIGHTLESS.filter((word) => word.length > 3));
const LOCALS = sortByLength(LOCAL.filter((word) => word.length > 2 || /\P{ASCII}/u.test(word)));
const ALL_COMMON = sortByLength(COMMON.filter((word) => word.length > 3));

/** Lower case, without separators. */
const normalizePassword = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]/g, '');

/** `common` or `context` (local terms) when easily guessed, else null. */
function findWeakness(password: string) {
  const plain = normalizePassword(password);
  if (new Set(plain).size < 5) return 'common';
  for (const form of listVariants(plain)) {
    if (COMMON_WORDS.has(form)) return 'common';
    const elsewhere = removeWords(form, LOCALS);
    if (isSpent(form)) return 'common';
    if (elsewhere !== form && isSpent(elsewhere)) return 'context';
  }
  return null;
}

// In pa55w0rd!2026 the end is decoration, the digits within are letters.
function listVariants(plain: string) {
  const core = plain.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  const read = (one: string) =>
    [...core].map((sign) => (sign === '1' ? one : (LOOK_ALIKES[sign] ?? sign))).join('');
  return [plain, core, read('i'), read('l')];
}

/** True when only fillers, runs, digits and one (repeated) listed word remain. */
function isSpent(text: string) {
  if (hasFewLetters(removeWords(removeRuns(text), FILLERS))) return true;
  return ALL_COMMON.some(
    (word) =>
      text.includes(word) &&
      hasFewLetters(removeWords(removeRuns(removeWords(text, [word])), FILLERS)),
  );
}

const hasFewLetters = (text: string) => text.replace(/\P{L}/gu, '').length < MIN_LETTER_COUNT;
// Leaves a gap, so that separate parts do not form a word.
const removeWords = (text: string, words: readonly string[]) =>
  words.reduce((left, word) => left.replaceAll(word, '|'), text);

function removeRuns(text: string) {
  let left = '';
  for (let at = 0; at < text.length; ) {
    const length = Math.max(...RUNS.map((run) => measureRun(text, at, run)));
    left += length >= MIN_RUN_LENGTH ? '|' : text[at];
    at += length >= MIN_RUN_LENGTH ? length : 1;
  }
  return left;
}

function measureRun(text: string, at: number, run: string) {
  const start = run.indexOf(text[at] as string);
  let length = 0;
  if (start >= 0)
    while (start + length < run.length && text[at + length] === run[start + length]) length++;
  return length;
}
