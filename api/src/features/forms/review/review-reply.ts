import { FORMS } from '@admissions/model/forms';
import { lineUpTo, textUpTo } from '@admissions/model/schema';
import { REVIEW_STATES, SUBMISSION_PATHS } from '@admissions/protocol/forms';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createNotFoundError, invalid, refused } from '../../../platform/http/http-error.ts';
import { staffRoutes } from '../../../platform/http/typed-routes.ts';
import { revisionNumber, rowId } from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { formsDocs } from '../data/form-docs.ts';
import { submissions } from '../data/forms-tables.ts';
import { openPersonal } from '../data/personal-data.ts';
import { recordFormAudit } from '../data/record-form-audit.ts';
import { readReviewed } from '../data/review-view.ts';
import { lockSubmissions, promoteFreed, sendReply } from './change-submission.ts';

export const letterShape = {
  subject: lineUpTo(200).refine((value) => value !== '', 'validation.required'),
  text: textUpTo(5000).refine((value) => value !== '', 'validation.required'),
};
const reply = z.strictObject({
  revision: revisionNumber(),
  ...letterShape,
  state: z.enum(REVIEW_STATES, 'validation.select').optional(),
  assignee: rowId.nullable().optional(),
});

/** POST reply: mails the submitter and applies changes, all or none; POST unread: resets it. */
export function reviewReply(app: FastifyInstance, deps: IdentityDeps) {
  const staff = staffRoutes(app, { area: 'forms' });
  const { db, config, sealing } = deps;
  staff.post(
    SUBMISSION_PATHS.reply(':id'),
    { docs: formsDocs.reply, body: reply, repeats: 'secret' },
    async ({ params: { id }, body, admin: by }) => {
      if (!config.smtpUrl) throw refused(409, 'error.noMail');
      return db.transaction(async (tx) => {
        const { revision, subject, text, ...changes } = body;
        const isThis = and(eq(submissions.id, id), isNull(submissions.deletedAt));
        const [found] = await tx.select().from(submissions).where(isThis);
        const form = FORMS.find(({ name }) => name === found?.form);
        const to = found && openPersonal(found, sealing).email;
        // Erased, or never given.
        if (!form || !to) throw createNotFoundError();
        const [row] = await lockSubmissions(tx, { form, items: [{ id, revision }] }, deps);
        const [, name] = /\{(稱呼|申請編號|學校|排定時間)\}/.exec(text) ?? [];
        if (name)
          throw invalid({ text: `reply.noValue|reference=${found.reference}|name=${name}` });
        const letter = { to, subject, text };
        const { state } = await sendReply(tx, deps, row, { form, letter, changes, by });
        await promoteFreed(tx, deps, [row], state);
        await recordFormAudit(tx, by, 'reply', `${form.name}/${id}`, { state });
        return readReviewed(tx, { form, id }, deps);
      });
    },
  );

  staff.post(
    SUBMISSION_PATHS.unread(':id'),
    { docs: formsDocs.unread },
    async ({ params: { id } }) => {
      const { rowCount } = await db.orm
        .update(submissions)
        .set({ readAt: null })
        .where(and(eq(submissions.id, id), isNull(submissions.deletedAt)));
      if (!rowCount) throw createNotFoundError();
    },
  );
}
