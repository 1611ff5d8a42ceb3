import type { ReviewPageOf, ReviewState, VisitorForm } from '@admissions/contracts';
import { formPathsOf, REVIEW_STATES } from '@admissions/contracts';
import { desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { success } from '../../answers.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { staffRoute } from '../../typed-route.ts';
import { accounts } from '../accounts/accounts-tables.ts';
import { pageQuery } from '../list-query.ts';
import { formDocsOf } from './form-docs.ts';
import { submissions } from './forms-tables.ts';
import { filtersShape, matching } from './review-filters.ts';
import { listedOf } from './review-view.ts';
import type { Sealing } from './sealing.ts';

const listQuery = pageQuery.extend(filtersShape);

/** GET <form>_list: newest first, personal data masked, with the counts by state for the same filters. */
export function reviewList(
  app: FastifyInstance,
  { db }: Deps,
  { form, sealing }: { form: VisitorForm; sealing: Sealing },
): void {
  staffRoute(app, {
    method: 'GET',
    url: formPathsOf(form).list,
    config: { access: { area: 'forms' } },
    docs: formDocsOf(form).list,
    input: { query: listQuery },
    handler: async ({ query: { page, perpage, state, ...filters } }) => {
      const found = await matching(db, form, filters, sealing);
      const counts = Object.fromEntries(
        REVIEW_STATES.map((each) => [each, found.filter((row) => row.state === each).length]),
      ) as Record<ReviewState, number>;
      const wanted = state === undefined ? found : found.filter((row) => row.state === state);
      const list = await rowsOf(
        db,
        wanted.slice((page - 1) * perpage, page * perpage).map(({ id }) => id),
        sealing,
      );
      return success({
        list,
        total: wanted.length,
        page,
        perpage,
        counts,
      } satisfies ReviewPageOf<VisitorForm>);
    },
  });
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
