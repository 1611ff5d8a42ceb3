import { FORMS } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { keepHouse } from '../housekeeping.ts';
import { accessList } from './access-list.ts';
import { assignees } from './assignees.ts';
import { challenge } from './challenge.ts';
import { exportForm } from './export/export-form.ts';
import { formLine } from './form-line.ts';
import { formLoadOf } from './form-load.ts';
import { formStats } from './form-stats.ts';
import { mailList } from './mail/mail-list.ts';
import { mailWorker } from './mail/mail-worker.ts';
import { proofsOf } from './proof.ts';
import { reviewBulk } from './review-bulk.ts';
import { reviewChange } from './review-change.ts';
import { reviewEntry } from './review-entry.ts';
import { reviewErase } from './review-erase.ts';
import { reviewList } from './review-list.ts';
import { sealingOf } from './sealing.ts';
import { sendForm } from './send-form.ts';

/** Every visitor form: sending it, and its review by staff. */
export async function formsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const sealing = sealingOf(deps.config.dataKey);
  const proofs = proofsOf(deps.config);
  const load = formLoadOf(deps.db, deps.config);
  const line = formLine();
  challenge(app, { proofs, load });
  for (const form of FORMS) {
    sendForm(app, deps, { form, sealing, proofs, load, line });
    reviewList(app, deps, { form, sealing });
    reviewEntry(app, deps, { form, sealing });
    reviewChange(app, deps, { form, sealing });
    reviewBulk(app, deps, { form, sealing });
    reviewErase(app, deps, { form, sealing });
    formStats(app, deps, form);
    exportForm(app, deps, { form, sealing });
  }
  accessList(app, deps);
  mailList(app, deps);
  mailWorker(app, deps, sealing);
  assignees(app, deps);
  keepHouse(app, deps);
}
