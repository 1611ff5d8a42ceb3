import { allows, taipeiDay } from '@admissions/model';
import {
  DASHBOARD_PATH,
  GO_LIVE_CHECKS,
  SCHEDULE_PATH,
  SCHEDULED_EVENTS,
  SITE_RULES,
} from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { staffRoutes } from '../../platform/http/typed-routes.ts';
import {
  day,
  flag,
  listSchema,
  moment,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { draftFailure } from '../drafts/draft-routes.ts';
import { namedRequest } from '../forms/data/named-request.ts';
import { readGoLive } from '../go-live/read-go-live.ts';
import { readDashboard } from './read-dashboard.ts';
import { readSchedule } from './read-schedule.ts';

const at = moment;
const named = { kind: text, id: whole, title: text, parent: orNull(whole) };
const by = orNull(text);
const visit = objectSchema({ ...namedRequest, day, at: orNull(at) });
/** A requested or returned review. */
const review = objectSchema({
  ...named,
  by: text,
  at,
  words: text,
});
const docs = {
  summary: 'What is going on in the areas of the caller',
  description:
    'Own and unassigned requests, visitors within a week, own drafts, findings of the last site check; new submissions, drafts, entries that go live, expire or change within a week, failed scheduled drafts, the last changes, the most read entries; limited to the areas of the caller.',
  answer: objectSchema({
    waiting: listSchema(objectSchema({ path: text, count: whole })),
    requests: orNull(
      objectSchema({
        mine: whole,
        untaken: whole,
        list: listSchema(
          objectSchema({ ...namedRequest, revision: whole, at, unread: flag, isMine: flag }),
        ),
      }),
    ),
    visits: orNull(listSchema(visit)),
    reviews: objectSchema({ forMe: listSchema(review), returned: listSchema(review) }),
    copies: listSchema(objectSchema({ ...named, at })),
    found: orNull(
      objectSchema({
        checkedAt: at,
        counts: objectSchema(Object.fromEntries(SITE_RULES.map((rule) => [rule, whole]))),
      }),
    ),
    drafts: objectSchema({
      total: whole,
      list: listSchema(objectSchema({ ...named, at, by, isMine: flag })),
    }),
    soon: listSchema(
      objectSchema({ ...named, at, event: { enum: ['live', 'expires', 'change'] } }),
    ),
    held: listSchema(objectSchema({ ...named, at, by: text, failure: draftFailure })),
    changes: listSchema(
      objectSchema({
        ...named,
        at,
        by,
        action: { enum: ['add', 'edit', 'body', 'remove', 'restore', 'seed'] },
      }),
    ),
    mostRead: listSchema(objectSchema({ ...named, count: whole })),
    goLive: listSchema({ enum: GO_LIVE_CHECKS }),
  }),
};

const scheduleQuery = z.strictObject({
  from: z.iso.date('request.format').startsWith('20', 'request.format').optional(),
  /** YYYY-MM: the query of the shell of 1.0.0, which expects it in the answer. */
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'request.format')
    .optional(),
});
const scheduleDocs = {
  tags: ['dashboard'],
  summary: 'What is scheduled in four weeks',
  description:
    'Scheduled publications, expiries, drafts and bundles, events and camps, and visitors, from the Sunday of a week, by default of this one; limited to the areas of the caller. Days in Taipei.',
  answer: objectSchema({
    days: listSchema(day),
    entries: listSchema(
      objectSchema({
        ...named,
        day,
        until: orNull(day),
        at: orNull(at),
        event: { enum: SCHEDULED_EVENTS },
      }),
    ),
    bundles: listSchema(
      objectSchema({ id: whole, name: text, day, at, event: { enum: ['change', 'held'] } }),
    ),
    visits: orNull(listSchema(visit)),
  }),
};

export async function dashboardRoutes(app: FastifyInstance, deps: Deps) {
  const staff = staffRoutes(app, 'account');
  staff.get(
    DASHBOARD_PATH,
    { docs, query: z.strictObject({ goLive: z.literal('yes').optional() }) },
    async ({ query, admin, request }) => {
      const [dashboard, steps] = await Promise.all([
        readDashboard(deps, admin),
        query.goLive && allows(admin.priv, 'setting') ? readGoLive(deps, request.protocol) : [],
      ]);
      return {
        ...dashboard,
        goLive: steps.flatMap(({ check, state }) => (state === 'open' ? [check] : [])),
      };
    },
  );
  staff.get(
    SCHEDULE_PATH,
    { docs: scheduleDocs, query: scheduleQuery },
    async ({ query: { month, from }, admin }) => {
      if (from || !month) return readSchedule(deps, admin.priv, from ?? taipeiDay());
      // The shell of 1.0.0 shows months, and does not know dates of admission.
      const { entries, ...rest } = await readSchedule(deps, admin.priv, `${month}-01`, 6);
      return { month, ...rest, entries: entries.filter(({ event }) => event !== 'admission') };
    },
  );
}
