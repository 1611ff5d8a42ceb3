import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { scheduleJob } from '../../platform/schedule-job.ts';
import { runSiteCheck } from './run-site-check.ts';

/** Once a night, in the first process that claims the run. */
export const scheduleSiteCheck = (app: FastifyInstance, deps: Deps) =>
  scheduleJob(app, {
    everyMs: 5 * 60_000,
    // Requests have priority after the start.
    firstMs: 60_000,
    failure: 'the site check failed and will be retried',
    run: () => runSiteCheck(deps, { nightly: true }),
  });
