import { REVIEW_STATES } from '@admissions/protocol/forms';
import type { NamedRequest } from '@admissions/protocol/staff';
import { type SQL, sql } from 'drizzle-orm';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import { day, flag, orNull, text, whole } from '../../../platform/validation/json-schema.ts';
import { scheduledDay, submissions } from './forms-tables.ts';
import { maskPersonal, openPersonal } from './personal-data.ts';

const { form, id, reference, school, facts: answers, state, people, personal } = submissions;
const headcount: SQL<number | null> =
  sql`coalesce(${people}, (${answers}->>'students')::int + coalesce((${answers}->>'teachers')::int, 0))`;

export const namedRequest = {
  form: text,
  id: whole,
  reference: text,
  school: text,
  audience: orNull(text),
  state: { enum: REVIEW_STATES },
  name: { ...orNull(text), description: 'Masked' },
  day: orNull(day),
  isHoped: flag,
  people: orNull(whole),
};

/** Columns by which staff recognise a request; a day that is only hoped for is the earliest. */
export const namedColumns = {
  form,
  id,
  reference,
  school,
  audience: sql<string | null>`${answers}->>'audience'`,
  state,
  day: sql<string | null>`coalesce(${scheduledDay}, ${answers}->'dates'->>'begin')`,
  isHoped: sql<boolean>`${scheduledDay} is null`,
  people: headcount,
  personal,
};

/** Its name is masked as in the inbox. */
export const toNamed = <Row extends Omit<NamedRequest, 'name'> & { personal: string | null }>(
  { personal: sealed, ...row }: Row,
  sealing: Sealing,
) => ({
  ...row,
  name:
    maskPersonal(openPersonal({ reference: row.reference, personal: sealed }, sealing)).name ??
    null,
});
