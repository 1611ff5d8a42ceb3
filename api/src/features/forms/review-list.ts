import type { ReviewPageOf, ReviewState, VisitorForm } from '@admissions/contracts';
import { formPathsOf, REVIEW_STATES } from '@admissions/contracts';
import { dayText } from '@admissions/contracts/schema';
import { and, desc, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { success } from '../../answers.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { accounts } from '../accounts/accounts-tables.ts';
import { pageQuery, queryOf } from '../list-query.ts';
import { endOfDay, startOfDay } from '../taipei-day.ts';
import type { SubmissionRow } from './forms-tables.ts';
import { submissions } from './forms-tables.ts';
import { listedOf, personalOf } from './review-view.ts';
import type { Sealing } from './sealing.ts';

const day = () => z.union([z.literal('').transform(() => undefined), dayText()]).optional();
const listQuery = pageQuery.extend({
  state: z.union([z.literal('').transform(() => undefined), z.enum(REVIEW_STATES)]).optional(),
  text: z.string().trim().max(100).default(''),
  begin: day(),
  end: day(),
});
// One year of submissions of every school in the country is a fraction of this.
const SEARCHED = 20_000;

/** GET <form>_list: newest first, personal data masked, with the counts by state for the same filters. */
export function reviewList(app: FastifyInstance, { db }: Deps, { form, sealing }: { form: VisitorForm; sealing: Sealing }): void {
  app.get(
    formPathsOf(form).list,
    { config: { access: { area: 'forms' } }, schema: { tags: ['forms'], summary: `${form.label.en}: list` } },
    async ({ query }) => {
      const { page, perpage, state, text, begin, end } = queryOf(listQuery, query);
      const found = await narrowed(db, { form, begin, end });
      const matching = text === '' ? found : found.filter((row) => mentions(row, text.toLowerCase(), sealing));
      const counts = Object.fromEntries(REVIEW_STATES.map((each) => [each, matching.filter((row) => row.state === each).length])) as Record<
        ReviewState,
        number
      >;
      const wanted = state === undefined ? matching : matching.filter((row) => row.state === state);
      const list = await rowsOf(
        db,
        wanted.slice((page - 1) * perpage, page * perpage).map(({ id }) => id),
        sealing,
      );
      return success({ list, total: wanted.length, page, perpage, counts } satisfies ReviewPageOf<VisitorForm>);
    },
  );
}

type Searched = Pick<SubmissionRow, 'id' | 'reference' | 'school' | 'personal' | 'state'>;

function narrowed({ orm }: Database, { form, begin, end }: { form: VisitorForm; begin: string | undefined; end: string | undefined }): Promise<Searched[]> {
  const { id, reference, school, personal, state, createdAt } = submissions;
  return orm
    .select({ id, reference, school, personal, state })
    .from(submissions)
    .where(
      and(
        eq(submissions.form, form.name),
        isNull(submissions.deletedAt),
        begin ? gte(createdAt, startOfDay(begin)) : undefined,
        end ? lt(createdAt, endOfDay(end)) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(SEARCHED);
}

// Names and numbers are encrypted, so the database cannot search them; what is opened here for a search is not kept.
function mentions(row: Searched, text: string, sealing: Sealing): boolean {
  if (row.reference.toLowerCase().includes(text) || row.school.toLowerCase().includes(text)) return true;
  return Object.values(personalOf(row, sealing)).some((value) => value?.toLowerCase().includes(text));
}

async function rowsOf({ orm }: Database, ids: number[], sealing: Sealing) {
  if (ids.length === 0) return [];
  const rows = await orm
    .select()
    .from(submissions)
    .leftJoin(accounts, eq(accounts.id, submissions.assigneeId))
    .where(inArray(submissions.id, ids))
    .orderBy(desc(submissions.createdAt), desc(submissions.id));
  return rows.map((row) => listedOf(row.submission, row.account, sealing));
}
