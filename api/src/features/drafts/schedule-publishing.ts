import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { scheduleJob } from '../../platform/schedule-job.ts';
import { publishDueDrafts } from './publish-due-drafts.ts';

/** Publishes drafts when their time has come, for as long as the server listens; what came due while it did not is made up for. */
export const schedulePublishing = (app: FastifyInstance, deps: Deps): void =>
  scheduleJob(app, {
    everyMs: 5000,
    failure: 'drafts that are due were not published; tried again soon',
    run: () => publishDueDrafts(deps),
  });
