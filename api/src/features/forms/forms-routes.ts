import { FORMS } from '@admissions/model/forms';
import type { FastifyInstance } from 'fastify';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { myVisitRoutes } from './booking/my-visit-routes.ts';
import { seatsRoute } from './booking/seats-route.ts';
import { visitDaysRoute } from './booking/visit-days-route.ts';
import { exportForm } from './export/export-form.ts';
import { mailList } from './mail/mail-list.ts';
import { mailWorker } from './mail/mail-worker.ts';
import { answeredQuestions } from './questions/answered-questions.ts';
import { questionReview } from './questions/question-review.ts';
import { sendQuestion } from './questions/send-question.ts';
import { accessList } from './review/access-list.ts';
import { assignees } from './review/assignees.ts';
import { formStats } from './review/form-stats.ts';
import { reviewBulk } from './review/review-bulk.ts';
import { reviewBulkReply } from './review/review-bulk-reply.ts';
import { reviewChange } from './review/review-change.ts';
import { reviewEntry } from './review/review-entry.ts';
import { reviewErase } from './review/review-erase.ts';
import { reviewList } from './review/review-list.ts';
import { reviewMerge } from './review/review-merge.ts';
import { reviewReply } from './review/review-reply.ts';
import { challenge } from './send/challenge.ts';
import { createFormLoad } from './send/form-load.ts';
import { createFormQueue } from './send/form-queue.ts';
import { createProofs } from './send/proof.ts';
import { sendForm } from './send/send-form.ts';

export async function formsRoutes(app: FastifyInstance, deps: IdentityDeps): Promise<void> {
  const { sealing } = deps;
  const proofs = createProofs(deps.config);
  const load = createFormLoad(deps.db, deps.config);
  const guards = { sealing, proofs, load, queue: createFormQueue() };
  challenge(app, { proofs, load });
  visitDaysRoute(app, deps);
  seatsRoute(app, deps);
  for (const form of FORMS) {
    sendForm(app, deps, form, guards);
    reviewList(app, deps, { form, sealing });
    reviewEntry(app, deps, { form, sealing });
    reviewChange(app, deps, { form, sealing });
    reviewBulk(app, deps, { form, sealing });
    reviewBulkReply(app, deps, { form, sealing });
    reviewMerge(app, deps, { form, sealing });
    reviewErase(app, deps, { form, sealing });
    formStats(app, deps, form);
    exportForm(app, deps, { form, sealing });
  }
  myVisitRoutes(app, deps, sealing);
  sendQuestion(app, deps, guards);
  questionReview(app, deps, sealing);
  answeredQuestions(app, deps);
  reviewReply(app, deps, sealing);
  accessList(app, deps);
  mailList(app, deps);
  mailWorker(app, deps, sealing);
  assignees(app, deps);
}
