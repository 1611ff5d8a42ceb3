import { REVIEW_STATES } from '@admissions/protocol/forms';
import {
  DASHBOARD_DAYS,
  DASHBOARD_PATH,
  SCHEDULE_PATH,
  SCHEDULED_EVENTS,
  SITE_RULES,
} from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { success } from '../../platform/http/http-error.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
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
import { draftFailure } from '../drafts/draft-docs.ts';
import { readDashboard } from './read-dashboard.ts';
import { readSchedule } from './read-schedule.ts';

const at = moment;
const named = { kind: text, id: whole, title: text, parent: orNull(whole) };
const by = orNull(text);
const request = {
  form: text,
  id: whole,
  reference: text,
  school: text,
  audience: orNull(text),
  state: { enum: REVIEW_STATES },
};
/** Somebody who comes on a day. */
const visit = objectSchema({
  ...request,
  day,
  at: orNull(at),
  people: orNull(whole),
});
/** What somebody is asked to look at, or has got back. */
const review = objectSchema({
  ...named,
  id: orNull(whole),
  draftId: orNull(whole),
  by: text,
  at,
  words: text,
});
const docs = {
  tags: ['dashboard'],
  summary: 'What is going on in the areas of the caller',
  description: `What the caller looks after and what nobody does, who comes within a week, the caller’s drafts, what the last look over the site found; new submissions, drafts, what goes live, expires or is changed by a draft within a week, drafts that could not be published when their time came, the last changes and their number on ${DASHBOARD_DAYS} days, the most read entries; of the areas whose flags the caller has.`,
  answer: objectSchema({
    unread: orNull(listSchema(objectSchema({ form: text, count: whole }))),
    waiting: listSchema(objectSchema({ path: text, count: whole })),
    requests: orNull(
      objectSchema({
        mine: whole,
        untaken: whole,
        list: listSchema(objectSchema({ ...request, at, unread: flag, isMine: flag })),
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
    byDay: listSchema(objectSchema({ day, count: whole })),
    mostRead: listSchema(objectSchema({ ...named, count: whole })),
  }),
};

const monthText = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'request.format');
const scheduleDocs = {
  tags: ['dashboard'],
  summary: 'What is scheduled in a month',
  description:
    'What goes live, expires or is changed by itself, events and camps, and who comes; of the areas whose flags the caller has. Days are those of Taipei.',
  answer: objectSchema({
    month: text,
    entries: listSchema(
      objectSchema({
        ...named,
        day,
        until: orNull(day),
        at: orNull(at),
        event: { enum: SCHEDULED_EVENTS },
      }),
    ),
    visits: orNull(listSchema(visit)),
  }),
};

/** One answer for the overview of the back office, and one for the month. */
export async function dashboardRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  staffRoute(app, {
    method: 'GET',
    url: DASHBOARD_PATH,
    config: { access: 'account' },
    docs,
    handler: async ({ admin }) => success(await readDashboard(db.orm, admin)),
  });
  staffRoute(app, {
    method: 'GET',
    url: SCHEDULE_PATH,
    config: { access: 'account' },
    docs: scheduleDocs,
    input: { query: z.strictObject({ month: monthText }) },
    handler: async ({ query: { month }, admin }) =>
      success(await readSchedule(db.orm, admin.priv, month)),
  });
}
