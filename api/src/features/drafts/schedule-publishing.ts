import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { scheduleJob } from '../../platform/schedule-job.ts';
import { publishDueDrafts } from './publish-due-drafts.ts';

/** Publishes due drafts while the server listens, and overdue ones at its start. */
export const schedulePublishing = (app: FastifyInstance, deps: Deps) =>
  scheduleJob(app, {
    everyMs: 5000,
    failure: 'drafts that are due were not published; tried again soon',
    run: () => publishDueDrafts(deps),
  });
