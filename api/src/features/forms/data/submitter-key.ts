import type { Sealing } from '../../../platform/crypto/sealing.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import type { SubmissionRow } from './forms-tables.ts';
import { openPersonal } from './review-view.ts';

type Row = Pick<SubmissionRow, 'reference' | 'school' | 'personal'>;

/** What submissions of one school or of one person have in common; it may name somebody, so it is kept nowhere. */
export function buildSubmitterKey(row: Row, sealing: Sealing): string {
  if (row.school !== '') return `school ${foldText(row.school)}`;
  const { email, mobile, phone } = openPersonal(row, sealing);
  if (email) return `email ${email.trim().toLowerCase()}`;
  const number = (mobile || phone || '').replace(/\D/g, '');
  return number === '' ? row.reference : `number ${number}`;
}

/** The rows in the order of the first of each school or person, whose others follow it. */
export function groupBySubmitter<T extends Row>(rows: readonly T[], sealing: Sealing): T[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const submitterKey = buildSubmitterKey(row, sealing);
    groups.set(submitterKey, [...(groups.get(submitterKey) ?? []), row]);
  }
  return [...groups.values()].flat();
}
