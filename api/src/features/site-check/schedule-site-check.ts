import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { scheduleJob } from '../../platform/schedule-job.ts';
import { runSiteCheck } from './run-site-check.ts';

/** Looks over the site once a night, in whichever process comes first. */
export const scheduleSiteCheck = (app: FastifyInstance, deps: Deps): void =>
  scheduleJob(app, {
    everyMs: 5 * 60_000,
    // Visitors come first when the server has just begun.
    firstMs: 60_000,
    failure: 'the look over the site failed; it is tried again',
    run: () => runSiteCheck(deps, { nightly: true }),
  });
