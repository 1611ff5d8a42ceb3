import { taipeiDay } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import { COLLEGES } from '@admissions/model/terms';
import {
  type FormStats,
  formPathsOf,
  REVIEW_STATES,
  type ReviewState,
} from '@admissions/protocol/forms';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import type { Database } from '../../../platform/db/database.ts';
import { malformed } from '../../../platform/http/http-error.ts';
import { staffRoutes } from '../../../platform/http/typed-routes.ts';
import { type Days, daysShape } from '../../../platform/time/taipei-day.ts';
import { describeForm } from '../data/form-docs.ts';
import { submissions } from '../data/forms-tables.ts';
import { buildSentCondition } from './review-filters.ts';

const MAX_MONTHS = 120;
const daysQuery = z.strictObject(daysShape);

/** GET <form>_stats: counts by state, month, county and college; by default of the last year. */
export function formStats(app: FastifyInstance, { db }: Deps, form: VisitorForm) {
  staffRoutes(app, { area: 'forms' }).get(
    formPathsOf(form).stats,
    { docs: describeForm(form).stats, query: daysQuery },
    async ({ query: { begin, end = taipeiDay() } }) => {
      const days = { begin: begin ?? `${addMonths(end, -11)}-01`, end };
      const months = listMonths(days);
      if (days.begin > end || months.length > MAX_MONTHS)
        throw malformed({ begin: `request.days|months=${MAX_MONTHS}` });
      return readStats(db, form, { days, months });
    },
  );
}

// One query, so that the counts are consistent.
async function readStats(
  { orm }: Database,
  form: VisitorForm,
  { days, months }: { days: Days; months: string[] },
): Promise<FormStats> {
  const { rows } = await orm.execute<{ what: string; name: string; count: number }>(sql`
    with sent as (
      select state, facts, to_char(created_at at time zone 'Asia/Taipei', 'YYYY-MM') as month from ${submissions} where ${buildSentCondition(form, days)}
    )
    select 'total' as what, '' as name, count(*)::int as count from sent
    union all select 'state', state, count(*)::int from sent group by state
    union all select 'month', month, count(*)::int from sent group by month
    union all select 'city', facts->>'city', count(*)::int from sent where facts->>'city' is not null group by facts->>'city'
    union all select 'college', college, count(*)::int from sent, lateral jsonb_array_elements_text(
      case when jsonb_typeof(facts->'colleges') = 'array' then facts->'colleges'
        when facts->>'college' is not null then jsonb_build_array(facts->'college') else '[]'::jsonb end
    ) as college group by college`);
  const count = (what: string, name = '') =>
    rows.find((row) => row.what === what && row.name === name)?.count ?? 0;
  const cities = rows
    .filter(({ what }) => what === 'city')
    .map(({ name, count }) => ({ city: name, count }));
  return {
    total: count('total'),
    byState: Object.fromEntries(
      REVIEW_STATES.map((state) => [state, count('state', state)]),
    ) as Record<ReviewState, number>,
    byMonth: months.map((month) => ({ month, count: count('month', month) })),
    byCity: cities.sort(
      (one, other) => other.count - one.count || (one.city < other.city ? -1 : 1),
    ),
    byCollege: COLLEGES.map((college) => ({ college, count: count('college', college) })),
  };
}

/** One more than the limit when there are too many. */
function listMonths({ begin, end }: { begin: string; end: string }) {
  const months = [];
  for (
    let month = begin.slice(0, 7);
    month <= end && months.length <= MAX_MONTHS;
    month = addMonths(month, 1)
  )
    months.push(month);
  return months;
}

function addMonths(day: string, count: number) {
  const date = new Date(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}
