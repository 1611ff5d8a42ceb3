import { CITIES, FORMS, type VisitorForm } from '@admissions/model/forms';
import { daySchema } from '@admissions/model/schema';
import { COLLEGES } from '@admissions/model/terms';
import { REVIEW_STATES } from '@admissions/protocol/forms';
import type { NamedRequest } from '@admissions/protocol/staff';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Database, Orm, Queryable } from '../../../platform/db/database.ts';
import { containsAllTerms } from '../../../platform/text/fold-text.ts';
import { type Days, daysShape, isWithinDays } from '../../../platform/time/taipei-day.ts';
import { emptyAsAbsent, rowId } from '../../../platform/validation/input-schemas.ts';
import { buildSubmitterKey } from '../data/find-duplicates.ts';
import {
  type SubmissionRow,
  scheduledDay,
  scheduledMoment,
  submissions,
} from '../data/forms-tables.ts';
import { namedColumns, toNamed } from '../data/named-request.ts';
import { openPersonal } from '../data/personal-data.ts';

/** Filters of lists, counts and exports. */
export const filtersShape = {
  state: emptyAsAbsent(z.enum(REVIEW_STATES)),
  text: z.string().trim().max(100).default(''),
  ...daysShape,
  city: emptyAsAbsent(z.enum(CITIES)),
  college: emptyAsAbsent(z.enum(COLLEGES).meta({ description: 'The requested college' })),
  assignee: emptyAsAbsent(
    z.union([z.literal('none'), rowId]).meta({ description: 'An account id, or none' }),
  ),
  scheduledBegin: emptyAsAbsent(
    daySchema().meta({ description: 'The first day for which it is scheduled or booked' }),
  ),
  scheduledEnd: emptyAsAbsent(
    daySchema().meta({ description: 'The last day for which it is scheduled or booked' }),
  ),
  unread: emptyAsAbsent(
    z.literal('yes').meta({ description: 'Only those that nobody has opened' }),
  ),
  alike: emptyAsAbsent(
    rowId.meta({ description: 'A submission: those of the same school or person' }),
  ),
};
const filters = z.object(filtersShape);
type Filters = z.output<typeof filters>;

// Far above a year of submissions of every school in the country.
const MAX_SEARCHED_ROWS = 20_000;

/** Submissions of this form in the range, without deleted ones. */
export function buildSentCondition(form: VisitorForm, days: Days) {
  const { createdAt } = submissions;
  return and(
    eq(submissions.form, form.name),
    isNull(submissions.deletedAt),
    isWithinDays(createdAt, days),
  );
}

export type Matched = Pick<
  SubmissionRow,
  'id' | 'state' | 'reference' | 'school' | 'personal' | 'readAt'
> & { scheduledMoment: string | null; merged: string | null };

/** Submissions matching every filter except the state, newest first. */
export async function findMatching(
  { orm }: Database,
  form: VisitorForm,
  criteria: Omit<Filters, 'state'>,
  sealing: Sealing,
): Promise<Matched[]> {
  const { id, reference, school, personal, state, createdAt, readAt } = submissions;
  const merged = criteria.text === '' ? sql<null>`null` : mergedReferences;
  const rows = await orm
    .select({ id, reference, school, personal, state, readAt, scheduledMoment, merged })
    .from(submissions)
    .where(and(buildSentCondition(form, criteria), buildAnswerCondition(criteria)))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_SEARCHED_ROWS);
  const { text, alike } = criteria;
  const found = text === '' ? rows : rows.filter((row) => mentions(row, text, sealing));
  return alike === undefined ? found : filterSameSubmitter(orm, alike, found, sealing);
}

/** Rows of the same school or person; empty when the submission is missing. */
async function filterSameSubmitter(
  orm: Orm,
  id: number,
  rows: readonly Matched[],
  sealing: Sealing,
): Promise<Matched[]> {
  const { reference, school, personal, deletedAt } = submissions;
  const [target] = await orm
    .select({ reference, school, personal })
    .from(submissions)
    .where(and(eq(submissions.id, id), isNull(deletedAt)));
  if (!target) return [];
  const submitterKey = buildSubmitterKey(target, sealing);
  return rows.filter((row) => buildSubmitterKey(row, sealing) === submitterKey);
}

function buildAnswerCondition({
  city,
  college,
  assignee,
  scheduledBegin,
  scheduledEnd,
  unread,
}: Omit<Filters, 'state'>) {
  const { facts: answers, readAt } = submissions;
  return and(
    city ? sql`${answers}->>'city' = ${city}` : undefined,
    college
      ? sql`(${answers}->'colleges' @> ${JSON.stringify([college])}::jsonb or ${answers}->>'college' = ${college})`
      : undefined,
    buildAssigneeCondition(assignee),
    scheduledBegin ? sql`${scheduledDay} >= ${scheduledBegin}` : undefined,
    scheduledEnd ? sql`${scheduledDay} <= ${scheduledEnd}` : undefined,
    unread ? isNull(readAt) : undefined,
  );
}

function buildAssigneeCondition(assignee: Filters['assignee']) {
  if (assignee === 'none') return isNull(submissions.assigneeId);
  return assignee ? eq(submissions.assigneeId, assignee) : undefined;
}

/** Of the duplicates merged into a submission: found by them too. */
const mergedReferences = sql<
  string | null
>`(select string_agg(duplicate.reference, ' ') from submission duplicate where duplicate.merged_into = submission.id)`;

/** Searched in memory because names are encrypted; decrypted text is not cached. */
export function mentions(
  row: Pick<SubmissionRow, 'reference' | 'school' | 'personal'> & { merged: string | null },
  text: string,
  sealing: Sealing,
) {
  const personal = Object.values(openPersonal(row, sealing)).map((value) => value ?? null);
  return containsAllTerms([row.reference, row.merged, row.school, ...personal], text);
}

/** Newest rows decrypted per search; the lists of the forms scan more. */
const MAX_SCANNED_ROWS = 2000;

/** The newest requests of all forms matching every term, personal data masked. */
export async function findRequests(
  orm: Queryable,
  { text, limit }: { text: string; limit: number },
  sealing: Sealing,
): Promise<NamedRequest[]> {
  const { id, createdAt, deletedAt } = submissions;
  const rows = await orm
    .select({ ...namedColumns, merged: mergedReferences })
    .from(submissions)
    .where(isNull(deletedAt))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_SCANNED_ROWS);
  const found: NamedRequest[] = [];
  for (const { merged, ...row } of rows) {
    if (found.length === limit) break;
    const isOfForm = FORMS.some(({ name }) => name === row.form);
    if (isOfForm && mentions({ ...row, merged }, text, sealing)) found.push(toNamed(row, sealing));
  }
  return found;
}
