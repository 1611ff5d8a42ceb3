import { FORMS } from '@admissions/model/forms';
import type { FastifyInstance } from 'fastify';
import { createSealing } from '../../platform/crypto/sealing.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { myVisitRoutes } from './booking/my-visit-routes.ts';
import { seatsRoutes } from './booking/seats-routes.ts';
import { exportForm } from './export/export-form.ts';
import { mailList } from './mail/mail-list.ts';
import { mailWorker } from './mail/send-mails.ts';
import { answeredQuestions } from './questions/answered-questions.ts';
import { questionReview } from './questions/question-review.ts';
import { sendQuestion } from './questions/send-question.ts';
import { accessList } from './review/access-list.ts';
import { assignees } from './review/assignees.ts';
import { bulkRoutes } from './review/bulk-routes.ts';
import { entryRoutes } from './review/entry-routes.ts';
import { formStats } from './review/form-stats.ts';
import { reviewList } from './review/review-list.ts';
import { reviewMerge } from './review/review-merge.ts';
import { reviewReply } from './review/review-reply.ts';
import { createFormLoad, createFormQueue } from './send/form-load.ts';
import { challengeRoute, createProofs } from './send/proof.ts';
import { sendForm } from './send/send-form.ts';

export async function formsRoutes(app: FastifyInstance, given: IdentityDeps): Promise<void> {
  const deps = { ...given, sealing: createSealing(given.config.dataKey) };
  const guards = {
    proofs: createProofs(deps.config),
    load: createFormLoad(deps.db, deps.config),
    queue: createFormQueue(),
  };
  challengeRoute(app, guards);
  seatsRoutes(app, deps);
  for (const form of FORMS) {
    sendForm(app, deps, form, guards);
    for (const register of [
      reviewList,
      entryRoutes,
      bulkRoutes,
      reviewMerge,
      formStats,
      exportForm,
    ])
      register(app, deps, form);
  }
  sendQuestion(app, deps, guards);
  for (const register of [
    myVisitRoutes,
    questionReview,
    answeredQuestions,
    reviewReply,
    accessList,
    mailList,
    mailWorker,
    assignees,
  ])
    register(app, deps);
}
