import type { Area } from '@admissions/model';
import { textUpTo } from '@admissions/model/schema';
import { REVIEW_PATHS } from '@admissions/protocol/staff';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { kindId, listEditableKinds, requireFlag } from '../../content/routes/entry-id.ts';
import { createNotFoundError } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idNumber, idParams, MAX_ID } from '../../platform/validation/input-schemas.ts';
import { documentAs, ref } from '../../platform/validation/json-schema.ts';
import { wholeNumberText } from '../../platform/validation/request-faults.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { listReviews } from './list-reviews.ts';
import { CONTENT_AREAS, listRules, saveRule } from './publishing-rules.ts';
import { readThread } from './read-thread.ts';
import { answerReview, requestReview, withdrawReview } from './request-review.ts';
import { createComment, readComment, resolveComment } from './review-comments.ts';
import { reviewDocs } from './review-docs.ts';
import { draftReviews } from './review-tables.ts';

const config = { access: 'account' } as const;

/** Review requests, comments, and areas that publish only with approval. */
export async function reviewRoutes(app: FastifyInstance, deps: IdentityDeps) {
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
      await requestReview(deps, admin, body);
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
      await answerReview(deps, admin, review, body);
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

function commentRoutes(app: FastifyInstance, deps: IdentityDeps) {
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

function ruleRoutes(app: FastifyInstance, { db }: IdentityDeps) {
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

/** Characters of a note, an answer or a comment. */
const REVIEW_TEXT_MAX = 1000;

const kind = kindId();
const subject = {
  kind: documentAs(kindId(), ref('KindId')),
  entryId: idNumber(),
};
const reviewText = () => textUpTo(REVIEW_TEXT_MAX);
const positionSchema = () => z.string('validation.required').min(1).max(120).nullable();

export const listQuery = z.strictObject({ kind: kind.optional() });
const threadQuery = z.strictObject({
  kind,
  entry: wholeNumberText(MAX_ID),
});
export const reviewRequestFields = {
  of: idNumber().meta({ description: 'Account of the reviewer' }),
  note: reviewText(),
};
const reviewRequestSchema = z.strictObject({ ...subject, ...reviewRequestFields });
const answerSchema = z.strictObject({
  state: z.enum(['approved', 'returned'], 'validation.select'),
  words: reviewText(),
  seen: z
    .strictObject({ version: idNumber().nullable(), revision: idNumber().nullable() })
    .meta({ description: 'The version of the draft and the revision of the entry that were seen' }),
});
const commentSchema = z.strictObject({
  ...subject,
  field: positionSchema(),
  item: positionSchema(),
  text: reviewText().refine((text) => text.trim() !== '', 'validation.required'),
});
const resolveSchema = z.strictObject({ isResolved: z.boolean('validation.select') });
const ruleSchema = z.strictObject({
  area: z.enum(CONTENT_AREAS as [Area, ...Area[]], 'validation.select'),
  needsApproval: z.boolean('validation.select'),
});
