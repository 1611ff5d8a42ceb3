import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { SubmissionRow } from './forms-tables.ts';
import type { Personal } from './personal-data.ts';
import { PERSONAL_FIELDS } from './personal-data.ts';

/** The personal answers of a row; all null once erased. */
export function openPersonal(
  { reference, personal }: Pick<SubmissionRow, 'reference' | 'personal'>,
  sealing: Sealing,
): Personal {
  const erased = Object.fromEntries(PERSONAL_FIELDS.map((name) => [name, null]));
  return personal === null ? erased : { ...erased, ...sealing.open<Personal>(reference, personal) };
}
