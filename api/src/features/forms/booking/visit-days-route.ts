import { VISIT_DAYS_PATH } from '@admissions/model/forms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import { success } from '../../../platform/http/http-error.ts';
import { formsDocs } from '../data/form-docs.ts';
import { readVisitDays } from './visit-day-states.ts';

/** GET visit_days: bookable days of students and parents, with the reason for unavailable ones. */
export function visitDaysRoute(app: FastifyInstance, { db }: Deps) {
  app.get(
    VISIT_DAYS_PATH,
    { config: { access: 'app' }, schema: formsDocs.visitDays },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return success(await readVisitDays(db.orm));
    },
  );
}
