import { DUPLICATE_DAYS, type Duplicate } from '@admissions/protocol/forms';
import { and, desc, eq, gte, isNull, lte, ne } from 'drizzle-orm';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { type SubmissionRow, submissions } from './forms-tables.ts';
import { openPersonal } from './personal-data.ts';

const SPAN_MS = DUPLICATE_DAYS * 24 * 3_600_000;
/** Shorter numbers are extensions. */
const MIN_DIGITS = 8;

/** Submissions of the same form at about the same time, with a contact in common; newest first. */
export async function findDuplicates(
  orm: Queryable,
  row: Pick<SubmissionRow, 'id' | 'form' | 'createdAt' | 'reference' | 'personal'>,
  sealing: Sealing,
): Promise<Duplicate[]> {
  const own = listContacts(row, sealing);
  if (own.length === 0) return [];
  const sentAt = Date.parse(row.createdAt);
  const { id, form, createdAt, deletedAt, reference, personal, revision, state } = submissions;
  const rows = await orm
    .select({ id, reference, personal, createdAt, revision, state })
    .from(submissions)
    .where(
      and(
        eq(form, row.form),
        isNull(deletedAt),
        ne(id, row.id),
        gte(createdAt, new Date(sentAt - SPAN_MS).toISOString()),
        lte(createdAt, new Date(sentAt + SPAN_MS).toISOString()),
      ),
    )
    .orderBy(desc(createdAt));
  return rows.flatMap(({ personal: sealed, ...found }) => {
    const contacts = listContacts({ ...found, personal: sealed }, sealing);
    return contacts.some((each) => own.includes(each)) ? [found] : [];
  });
}

function listContacts(row: Pick<SubmissionRow, 'reference' | 'personal'>, sealing: Sealing) {
  const { email, phone, mobile } = openPersonal(row, sealing);
  const numbers = [phone, mobile].map((each) => (each ?? '').replace(/\D/g, ''));
  return [
    ...(email ? [email.trim().toLowerCase()] : []),
    ...numbers.filter(({ length }) => length >= MIN_DIGITS),
  ];
}

type Row = Pick<SubmissionRow, 'reference' | 'school' | 'personal'>;

/** Identifies submissions of one school or person. Personal data, so never stored. */
export function buildSubmitterKey(row: Row, sealing: Sealing) {
  if (row.school !== '') return `school ${foldText(row.school)}`;
  const { email, mobile, phone } = openPersonal(row, sealing);
  if (email) return `email ${email.trim().toLowerCase()}`;
  const number = (mobile || phone || '').replace(/\D/g, '');
  return number === '' ? row.reference : `number ${number}`;
}
