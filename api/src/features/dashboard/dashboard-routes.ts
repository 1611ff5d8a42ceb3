import { DASHBOARD_DAYS, DASHBOARD_PATH } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { success } from '../../platform/http/http-error.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { listSchema, objectSchema, orNull } from '../../platform/validation/json-schema.ts';
import { draftFailure } from '../working-copies/working-copy-docs.ts';
import { readDashboard } from './read-dashboard.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const at = { type: 'string', format: 'date-time' };
const named = { kind: text, id: whole, title: text, parent: orNull(whole) };
const by = orNull(text);
const docs = {
  tags: ['dashboard'],
  summary: 'What is going on in the areas of the caller',
  description: `New submissions, drafts, what goes live, expires or is changed by a draft within a week, drafts that could not be published when their time came, the last changes and their number on ${DASHBOARD_DAYS} days, the most read entries; of the areas whose flags the caller has.`,
  answer: objectSchema({
    unread: orNull(listSchema(objectSchema({ form: text, count: whole }))),
    drafts: objectSchema({ total: whole, list: listSchema(objectSchema({ ...named, at, by })) }),
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
    byDay: listSchema(objectSchema({ day: { type: 'string', format: 'date' }, count: whole })),
    mostRead: listSchema(objectSchema({ ...named, count: whole })),
  }),
};

/** One answer for the overview of the back office. */
export async function dashboardRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  staffRoute(app, {
    method: 'GET',
    url: DASHBOARD_PATH,
    config: { access: 'account' },
    docs,
    handler: async ({ admin }) => success(await readDashboard(db.orm, admin.priv)),
  });
}
