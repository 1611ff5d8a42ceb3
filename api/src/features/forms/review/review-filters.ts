import type { VisitorForm } from '@admissions/contracts';
import { CITIES, COLLEGES, REVIEW_STATES } from '@admissions/contracts';
import type { SQL } from 'drizzle-orm';
import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Database } from '../../../platform/db/database.ts';
import { mentionsAll } from '../../../platform/text/fold-text.ts';
import { endOfDay, startOfDay } from '../../../platform/time/taipei-day.ts';
import { accountId, day, emptyAsAbsent } from '../../../platform/validation/input-schemas.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import { submissions } from '../data/forms-tables.ts';
import { openPersonal } from '../data/review-view.ts';

/** The days of sending, in Taipei. */
export const daysShape = { begin: emptyAsAbsent(day()), end: emptyAsAbsent(day()) };
/** What lists, counts and exports can be narrowed to. */
export const filtersShape = {
  state: emptyAsAbsent(z.enum(REVIEW_STATES)),
  text: z.string().trim().max(100).default(''),
  ...daysShape,
  city: emptyAsAbsent(z.enum(CITIES)),
  college: emptyAsAbsent(z.enum(COLLEGES).meta({ description: 'The college asked for' })),
  assignee: emptyAsAbsent(
    z.union([z.literal('none'), accountId]).meta({ description: 'An account id, or none' }),
  ),
};
const filters = z.object(filtersShape);
type Filters = z.output<typeof filters>;
export type Days = Pick<Filters, 'begin' | 'end'>;

// One year of submissions of every school in the country is a fraction of this.
const SEARCHED = 20_000;

/** What was sent with this form on these days and is not deleted. */
export function sentOn(form: VisitorForm, { begin, end }: Days): SQL | undefined {
  const { createdAt } = submissions;
  return and(
    eq(submissions.form, form.name),
    isNull(submissions.deletedAt),
    begin ? gte(createdAt, startOfDay(begin)) : undefined,
    end ? lt(createdAt, endOfDay(end)) : undefined,
  );
}

/** The submissions that match every filter but the state, newest first. */
export async function matching(
  { orm }: Database,
  form: VisitorForm,
  wanted: Omit<Filters, 'state'>,
  sealing: Sealing,
): Promise<Pick<SubmissionRow, 'id' | 'state'>[]> {
  const { id, reference, school, personal, state, createdAt } = submissions;
  const where = and(sentOn(form, wanted), factsAre(wanted));
  const order = [desc(createdAt), desc(id)];
  const { text } = wanted;
  if (text === '')
    return orm
      .select({ id, state })
      .from(submissions)
      .where(where)
      .orderBy(...order)
      .limit(SEARCHED);
  const rows = await orm
    .select({ id, reference, school, personal, state })
    .from(submissions)
    .where(where)
    .orderBy(...order)
    .limit(SEARCHED);
  return rows.filter((row) => mentions(row, text, sealing));
}

function factsAre({ city, college, assignee }: Omit<Filters, 'state'>): SQL | undefined {
  const { facts } = submissions;
  return and(
    city ? sql`${facts}->>'city' = ${city}` : undefined,
    college
      ? sql`(${facts}->'colleges' @> ${JSON.stringify([college])}::jsonb or ${facts}->>'college' = ${college})`
      : undefined,
    assignedTo(assignee),
  );
}

function assignedTo(assignee: Filters['assignee']): SQL | undefined {
  if (assignee === 'none') return isNull(submissions.assigneeId);
  return assignee ? eq(submissions.assigneeId, assignee) : undefined;
}

// Names and numbers are encrypted, so the database cannot search them; what is opened here for a search is not kept.
function mentions(
  row: Pick<SubmissionRow, 'reference' | 'school' | 'personal'>,
  text: string,
  sealing: Sealing,
): boolean {
  const personal = Object.values(openPersonal(row, sealing)).map((value) => value ?? null);
  return mentionsAll([row.reference, row.school, ...personal], text);
}
