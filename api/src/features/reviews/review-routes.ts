import { REVIEW_PATHS } from '@admissions/protocol/staff';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listEditableKinds, requireFlag } from '../../content/routes/require-flag.ts';
import { createNotFoundError } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idParams } from '../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { answerReview } from './answer-review.ts';
import { listReviews } from './list-reviews.ts';
import { listRules, saveRule } from './publishing-rules.ts';
import { readThread } from './read-thread.ts';
import { requestReview, withdrawReview } from './request-review.ts';
import { createComment, readComment, resolveComment } from './review-comments.ts';
import { reviewDocs } from './review-docs.ts';
import {
  answerSchema,
  commentSchema,
  listQuery,
  resolveSchema,
  reviewRequestSchema,
  ruleSchema,
  threadQuery,
} from './review-input.ts';
import { draftReviews } from './review-tables.ts';

const config = { access: 'account' } as const;

/** Review requests, comments, and areas that publish only with approval. */
export async function reviewRoutes(app: FastifyInstance, deps: IdentityDeps): Promise<void> {
  const { db } = deps;
  /** Throws unless the caller may edit the kind of the review. */
  async function loadEditable(id: number, admin: SignedIn) {
    const [review] = await db.orm.select().from(draftReviews).where(eq(draftReviews.id, id));
    if (!review?.entryId) throw createNotFoundError();
    requireFlag(admin, review.kind);
    return { ...review, entryId: review.entryId };
  }

  staffRoute(app, {
    method: 'GET',
    url: REVIEW_PATHS.list,
    config,
    docs: reviewDocs.list,
    input: { query: listQuery },
    handler: async ({ query: { kind }, admin }) => {
      if (kind) requireFlag(admin, kind);
      const own = listEditableKinds(admin);
      return listReviews(db.orm, kind ? [kind] : own, admin.id);
    },
  });
  staffRoute(app, {
    method: 'GET',
    url: REVIEW_PATHS.thread,
    config,
    docs: reviewDocs.thread,
    input: { query: threadQuery },
    handler: async ({ query: { kind, entry: entryId }, admin }) => {
      requireFlag(admin, kind);
      return readThread(deps, { kind, entryId }, admin.id);
    },
  });
  staffRoute(app, {
    method: 'POST',
    url: REVIEW_PATHS.ask,
    config,
    docs: reviewDocs.ask,
    input: { body: reviewRequestSchema },
    handler: async ({ body, admin }) => {
      requireFlag(admin, body.kind);
      await requestReview(deps, { by: admin }, body);
      return readThread(deps, body, admin.id);
    },
  });
  staffRoute(app, {
    method: 'PUT',
    url: REVIEW_PATHS.answer(':id'),
    config,
    docs: reviewDocs.answer,
    input: { params: idParams, body: answerSchema },
    handler: async ({ params: { id }, body, admin }) => {
      const review = await loadEditable(id, admin);
      await answerReview(deps, { review, by: admin }, body);
      return readThread(deps, review, admin.id);
    },
  });
  staffRoute(app, {
    method: 'DELETE',
    url: REVIEW_PATHS.one(':id'),
    config,
    docs: reviewDocs.withdraw,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) => {
      await loadEditable(id, admin);
      await withdrawReview(deps, id, admin);
      return { id };
    },
  });
  commentRoutes(app, deps);
  ruleRoutes(app, deps);
}

function commentRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  staffRoute(app, {
    method: 'POST',
    url: REVIEW_PATHS.comment,
    config,
    docs: reviewDocs.comment,
    input: { body: commentSchema },
    handler: async ({ body, admin }) => {
      requireFlag(admin, body.kind);
      return createComment(deps, body, admin);
    },
  });
  staffRoute(app, {
    method: 'PUT',
    url: REVIEW_PATHS.resolve(':id'),
    config,
    docs: reviewDocs.resolve,
    input: { params: idParams, body: resolveSchema },
    handler: async ({ params: { id }, body, admin }) => {
      requireFlag(admin, (await readComment(deps.db, id)).kind);
      return resolveComment(deps.db, { id, ...body }, admin);
    },
  });
}

function ruleRoutes(app: FastifyInstance, { db }: IdentityDeps): void {
  staffRoute(app, {
    method: 'GET',
    url: REVIEW_PATHS.rules,
    config,
    docs: reviewDocs.rules,
    handler: async () => ({ areas: await listRules(db.orm) }),
  });
  staffRoute(app, {
    method: 'PUT',
    url: REVIEW_PATHS.rule,
    config: { access: { area: 'account' } },
    docs: reviewDocs.setRule,
    input: { body: ruleSchema },
    handler: async ({ body, admin }) => ({ areas: await saveRule(db, body, admin) }),
  });
}
