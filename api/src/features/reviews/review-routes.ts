import type { Area } from '@admissions/model';
import { textUpTo } from '@admissions/model/schema';
import { REVIEW_PATHS } from '@admissions/protocol/staff';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { kindId, listEditableKinds, requireFlag } from '../../content/routes/entry-id.ts';
import { createNotFoundError } from '../../platform/http/http-error.ts';
import { type SignedIn, staffRoutes } from '../../platform/http/typed-routes.ts';
import { idNumber, MAX_ID, wholeNumberText } from '../../platform/validation/input-schemas.ts';
import { documentAs, ref } from '../../platform/validation/json-schema.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { listReviews } from './list-reviews.ts';
import { CONTENT_AREAS, listRules, saveRule } from './publishing-rules.ts';
import { answerReview, requestReview, withdrawReview } from './request-review.ts';
import { reviewDocs } from './review-docs.ts';
import { draftReviews } from './review-tables.ts';
import { createComment, readComment, readThread, resolveComment } from './review-thread.ts';

/** Review requests, comments, and areas that publish only with approval. */
export async function reviewRoutes(app: FastifyInstance, deps: IdentityDeps) {
  const staff = staffRoutes(app, 'account', 'reviews');
  const { db } = deps;
  /** Throws unless the caller may edit the kind of the review. */
  async function loadEditable(id: number, admin: SignedIn) {
    const [review] = await db.orm.select().from(draftReviews).where(eq(draftReviews.id, id));
    if (!review?.entryId) throw createNotFoundError();
    requireFlag(admin, review.kind);
    return { ...review, entryId: review.entryId };
  }

  staff.get(
    REVIEW_PATHS.list,
    { docs: reviewDocs.list, query: listQuery },
    async ({ query: { kind }, admin }) => {
      if (kind) requireFlag(admin, kind);
      const own = listEditableKinds(admin);
      return listReviews(db.orm, kind ? [kind] : own, admin.id);
    },
  );
  staff.get(
    REVIEW_PATHS.thread,
    { docs: reviewDocs.thread, query: threadQuery },
    async ({ query: { kind, entry: entryId }, admin }) => {
      requireFlag(admin, kind);
      return readThread(deps, { kind, entryId }, admin.id);
    },
  );
  staff.post(
    REVIEW_PATHS.ask,
    { docs: reviewDocs.ask, body: reviewRequestSchema },
    async ({ body, admin }) => {
      requireFlag(admin, body.kind);
      await requestReview(deps, admin, body);
      return readThread(deps, body, admin.id);
    },
  );
  staff.put(
    REVIEW_PATHS.answer(':id'),
    { docs: reviewDocs.answer, body: answerSchema },
    async ({ params: { id }, body, admin }) => {
      const review = await loadEditable(id, admin);
      await answerReview(deps, admin, review, body);
      return readThread(deps, review, admin.id);
    },
  );
  staff.delete(
    REVIEW_PATHS.one(':id'),
    { docs: reviewDocs.withdraw },
    async ({ params: { id }, admin }) => {
      await loadEditable(id, admin);
      await withdrawReview(deps, id, admin);
      return { id };
    },
  );
  commentRoutes(app, deps);
  ruleRoutes(app, deps);
}

function commentRoutes(app: FastifyInstance, deps: IdentityDeps) {
  const staff = staffRoutes(app, 'account', 'reviews');
  staff.post(
    REVIEW_PATHS.comment,
    { docs: reviewDocs.comment, body: commentSchema },
    async ({ body, admin }) => {
      requireFlag(admin, body.kind);
      return createComment(deps, body, admin);
    },
  );
  staff.put(
    REVIEW_PATHS.resolve(':id'),
    { docs: reviewDocs.resolve, body: resolveSchema },
    async ({ params: { id }, body, admin }) => {
      requireFlag(admin, (await readComment(deps.db, id)).kind);
      return resolveComment(deps.db, { id, ...body }, admin);
    },
  );
}

function ruleRoutes(app: FastifyInstance, { db }: IdentityDeps) {
  const staff = staffRoutes(app, 'account', 'reviews');
  staff.get(REVIEW_PATHS.rules, { docs: reviewDocs.rules }, async () => ({
    areas: await listRules(db.orm),
  }));
  staff.put(
    REVIEW_PATHS.rule,
    { docs: reviewDocs.setRule, body: ruleSchema, access: { area: 'account' } },
    async ({ body, admin }) => ({ areas: await saveRule(db, body, admin) }),
  );
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
