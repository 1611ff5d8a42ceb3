import { FORMS } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { keepHouse } from '../housekeeping.ts';
import { assignees } from './assignees.ts';
import { reviewChange } from './review-change.ts';
import { reviewEntry } from './review-entry.ts';
import { reviewList } from './review-list.ts';
import { sealingOf } from './sealing.ts';
import { sendForm } from './send-form.ts';

/** Every visitor form: sending it, and its review by staff. */
export async function formsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const sealing = sealingOf(deps.config.dataKey);
  for (const form of FORMS) {
    sendForm(app, deps, { form, sealing });
    reviewList(app, deps, { form, sealing });
    reviewEntry(app, deps, { form, sealing });
    reviewChange(app, deps, { form, sealing });
  }
  assignees(app, deps);
  keepHouse(app, deps);
}
