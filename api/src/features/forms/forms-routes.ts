import { FORMS, question } from '@admissions/model/forms';
import type { FastifyInstance } from 'fastify';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { myVisitRoutes } from './booking/my-visit-routes.ts';
import { seatsRoutes } from './booking/seats-routes.ts';
import { exportForm } from './export/export-form.ts';
import { mailList } from './mail/mail-list.ts';
import { mailWorker } from './mail/send-mails.ts';
import { answeredQuestions, questionReview } from './questions/question-routes.ts';
import { saveQuestion } from './questions/save-question.ts';
import { accessList } from './review/access-list.ts';
import { assignees } from './review/assignees.ts';
import { entryRoutes } from './review/entry-routes.ts';
import { formStats } from './review/form-stats.ts';
import { bulkRoutes, reviewReply } from './review/reply-routes.ts';
import { reviewList } from './review/review-list.ts';
import { createFormLoad, createFormQueue } from './send/form-load.ts';
import { challengeRoute, createProofs } from './send/proof.ts';
import { saveForm } from './send/save-form.ts';
import { submissionRoute } from './send/submission-route.ts';

export async function formsRoutes(app: FastifyInstance, deps: IdentityDeps) {
  const guards = {
    proofs: createProofs(deps.config),
    load: createFormLoad(deps.db, deps.config),
    queue: createFormQueue(),
  };
  challengeRoute(app, guards);
  seatsRoutes(app, deps);
  for (const form of FORMS) {
    submissionRoute(app, deps, {
      form,
      guards,
      save: (tx, sent, locale) => saveForm(tx, deps, { form, answers: sent, locale }),
    });
    for (const register of [reviewList, entryRoutes, bulkRoutes, formStats, exportForm])
      register(app, deps, form);
  }
  submissionRoute(app, deps, {
    form: question,
    guards,
    save: (tx, sent) => saveQuestion(tx, deps.sealing, sent),
  });
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
