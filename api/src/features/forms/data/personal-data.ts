import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { SubmissionRow } from './forms-tables.ts';

/** Personal answers: encrypted at rest, masked in lists, erased after the retention period. */
export const PERSONAL_FIELDS = ['name', 'phone', 'mobile', 'email', 'remarks'] as const;
export type Personal = Partial<Record<(typeof PERSONAL_FIELDS)[number], string | null>>;
type Answers = Record<string, unknown>;

const isPersonal = (name: string) => (PERSONAL_FIELDS as readonly string[]).includes(name);

export function splitAnswers(answers: Answers): { personal: Personal; nonPersonal: Answers } {
  const entries = Object.entries(answers);
  return {
    personal: Object.fromEntries(entries.filter(([name]) => isPersonal(name))),
    nonPersonal: Object.fromEntries(entries.filter(([name]) => !isPersonal(name))),
  };
}

/** The personal answers of a row; all null once erased. */
export function openPersonal(
  { reference, personal }: Pick<SubmissionRow, 'reference' | 'personal'>,
  sealing: Sealing,
): Personal {
  const erased = Object.fromEntries(PERSONAL_FIELDS.map((name) => [name, null]));
  return personal === null ? erased : { ...erased, ...sealing.open<Personal>(reference, personal) };
}

/** Masked for lists: recognisable, but not enough to contact anybody. */
export function maskPersonal({ name, phone, mobile, email }: Personal): Personal {
  return {
    name: maskName(name),
    phone: maskNumber(phone),
    mobile: maskNumber(mobile),
    email: maskEmail(email),
    remarks: null,
  };
}

function maskName(name: string | null | undefined) {
  const [first, ...rest] = [...(name ?? '')];
  return first === undefined
    ? (name ?? null)
    : `${first}${'○'.repeat(Math.max(1, Math.min(rest.length, 2)))}`;
}
// Keeps the last three digits and the separators.
function maskNumber(number: string | null | undefined) {
  const digits = (number ?? '').replace(/\D/g, '').length;
  let seenCount = 0;
  return number
    ? number.replace(/\d/g, (digit) => (seenCount++ < digits - 3 ? '*' : digit))
    : (number ?? null);
}
function maskEmail(email: string | null | undefined) {
  const at = email?.lastIndexOf('@') ?? -1;
  return email && at > 0 ? `${email[0]}***${email.slice(at)}` : (email ?? null);
}
