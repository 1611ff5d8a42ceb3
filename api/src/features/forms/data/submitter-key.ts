import type { Sealing } from '../../../platform/crypto/sealing.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import type { SubmissionRow } from './forms-tables.ts';
import { openPersonal } from './open-personal.ts';

type Row = Pick<SubmissionRow, 'reference' | 'school' | 'personal'>;

/** Identifies submissions of one school or person. Personal data, so never stored. */
export function buildSubmitterKey(row: Row, sealing: Sealing): string {
  if (row.school !== '') return `school ${foldText(row.school)}`;
  const { email, mobile, phone } = openPersonal(row, sealing);
  if (email) return `email ${email.trim().toLowerCase()}`;
  const number = (mobile || phone || '').replace(/\D/g, '');
  return number === '' ? row.reference : `number ${number}`;
}

/** Groups rows by school or person, each group at its first row. */
export function groupBySubmitter<T extends Row>(rows: readonly T[], sealing: Sealing): T[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const submitterKey = buildSubmitterKey(row, sealing);
    groups.set(submitterKey, [...(groups.get(submitterKey) ?? []), row]);
  }
  return [...groups.values()].flat();
}
