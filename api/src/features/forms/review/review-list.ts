import type { VisitorForm } from '@admissions/model/forms';
import {
  formPathsOf,
  REVIEW_ORDERS,
  REVIEW_STATES,
  type ReviewOrder,
  type ReviewPageOf,
  type ReviewState,
} from '@admissions/protocol/forms';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Database } from '../../../platform/db/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { staffRoutes } from '../../../platform/http/typed-routes.ts';
import { emptyAsAbsent, pageQuery } from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { buildSubmitterKey } from '../data/find-duplicates.ts';
import { describeForm } from '../data/form-docs.ts';
import { submissions } from '../data/forms-tables.ts';
import { selectAssigned, toListed } from '../data/review-view.ts';
import { filtersShape, findMatching, type Matched } from './review-filters.ts';

const listQuery = pageQuery.extend({
  ...filtersShape,
  order: emptyAsAbsent(
    z.enum(REVIEW_ORDERS).meta({
      description:
        'oldest: oldest first; alike: grouped by school or person, at the newest of each; scheduled, -scheduled: by scheduled day, those without one last',
    }),
  ),
});

/** GET <form>_list: newest first, personal data masked, with counts by state. */
export function reviewList(
  app: FastifyInstance,
  { db, sealing, config }: IdentityDeps,
  form: VisitorForm,
) {
  staffRoutes(app, { area: 'forms' }).get(
    formPathsOf(form).list,
    { docs: describeForm(form).list, query: listQuery },
    async ({ query: { page, perpage, state, order, ...filters } }) => {
      const found = await findMatching(db, form, filters, sealing);
      const counts = Object.fromEntries(
        REVIEW_STATES.map((each) => [each, found.filter((row) => row.state === each).length]),
      ) as Record<ReviewState, number>;
      const inState = state === undefined ? found : found.filter((row) => row.state === state);
      const sorted = sortMatched(inState, order, sealing);
      const pageRows = sorted.slice((page - 1) * perpage, page * perpage);
      const allMatched = await findMatching(db, form, { text: '' }, sealing);
      return {
        list: await readRows(db, pageRows, { allMatched, sealing }),
        total: sorted.length,
        page,
        perpage,
        counts,
        canReply: config.smtpUrl !== undefined,
        unread: found.filter(({ readAt }) => readAt === null).length,
      } satisfies ReviewPageOf<VisitorForm>;
    },
  );
}

function sortMatched(rows: readonly Matched[], order: ReviewOrder | undefined, sealing: Sealing) {
  if (order === undefined) return rows;
  if (order === 'oldest') return rows.toReversed();
  if (order === 'alike')
    return [...groupBy(rows, (row) => buildSubmitterKey(row, sealing)).values()].flat();
  const times = order === 'scheduled' ? 1 : -1;
  const day = ({ scheduledMoment }: Matched) => scheduledMoment ?? '';
  const arranged = rows.filter((row) => day(row) !== '');
  // Ties stay newest first.
  return [
    ...arranged.toSorted((one, other) => times * day(one).localeCompare(day(other))),
    ...rows.filter((row) => day(row) === ''),
  ];
}

/** The submissions in order, each with the count of its school or person. */
async function readRows(
  { orm }: Database,
  pageRows: readonly Matched[],
  { allMatched, sealing }: { allMatched: readonly Matched[]; sealing: Sealing },
) {
  const groups = groupBy(allMatched, (row) => buildSubmitterKey(row, sealing));
  const ids = pageRows.map(({ id }) => id);
  const rows = await selectAssigned(orm).where(inArray(submissions.id, ids));
  return pageRows.flatMap(({ id }) => {
    const row = rows.find(({ submission }) => submission.id === id);
    if (!row) return [];
    const alike = groups.get(buildSubmitterKey(row.submission, sealing))?.length ?? 1;
    return [toListed(row.submission, row.account, { sealing, alike })];
  });
}
