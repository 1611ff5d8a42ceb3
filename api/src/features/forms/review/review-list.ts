import type { ReviewPageOf, ReviewState, VisitorForm } from '@admissions/contracts';
import { formPathsOf, REVIEW_STATES } from '@admissions/contracts';
import { desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Database } from '../../../platform/db/database.ts';
import { success } from '../../../platform/http/http-error.ts';
import { pageQuery } from '../../../platform/http/list-query.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { accounts } from '../../identity/tables/accounts-tables.ts';
import { describeForm } from '../data/form-docs.ts';
import { submissions } from '../data/forms-tables.ts';
import { toListed } from '../data/review-view.ts';
import { filtersShape, matching } from './review-filters.ts';

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
    docs: describeForm(form).list,
    input: { query: listQuery },
    handler: async ({ query: { page, perpage, state, ...filters } }) => {
      const found = await matching(db, form, filters, sealing);
      const counts = Object.fromEntries(
        REVIEW_STATES.map((each) => [each, found.filter((row) => row.state === each).length]),
      ) as Record<ReviewState, number>;
      const wanted = state === undefined ? found : found.filter((row) => row.state === state);
      const list = await readRows(
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

async function readRows({ orm }: Database, ids: number[], sealing: Sealing) {
  if (ids.length === 0) return [];
  const rows = await orm
    .select()
    .from(submissions)
    .leftJoin(accounts, eq(accounts.id, submissions.assigneeId))
    .where(inArray(submissions.id, ids))
    .orderBy(desc(submissions.createdAt), desc(submissions.id));
  return rows.map((row) => toListed(row.submission, row.account, sealing));
}
