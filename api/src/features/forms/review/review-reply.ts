import { FORMS } from '@admissions/model/forms';
import { lineUpTo, textUpTo } from '@admissions/model/schema';
import { REVIEW_STATES, SUBMISSION_PATHS } from '@admissions/protocol/forms';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { createNotFoundError, refused } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { idParams, revisionNumber, rowId } from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { formsAuditLine } from '../data/audit-line.ts';
import { formsDocs } from '../data/form-docs.ts';
import { submissions } from '../data/forms-tables.ts';
import { openPersonal } from '../data/open-personal.ts';
import { readReviewed } from '../data/review-view.ts';
import { findSubmission } from './review-entry.ts';
import { sendReply } from './send-reply.ts';

const config = { access: { area: 'forms' }, repeats: 'secret' } as const;
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
export function reviewReply(app: FastifyInstance, deps: IdentityDeps, sealing: Sealing): void {
  const { db, config: settings } = deps;
  staffRoute(app, {
    method: 'POST',
    url: SUBMISSION_PATHS.reply(':id'),
    config,
    docs: formsDocs.reply,
    input: { params: idParams, body: reply },
    handler: async ({ params: { id }, body, admin }) => {
      if (!settings.smtpUrl) throw refused(409, 'error.noMail');
      return db.transaction(async (tx) => {
        const found = await findOfAnyForm(tx, id);
        const { email } = openPersonal(found.submission, sealing);
        // Erased, or never given.
        if (!email) throw createNotFoundError();
        const { revision, subject, text, ...changes } = body;
        const changed = await sendReply(tx, found, {
          form: found.form,
          letter: { to: email, subject, text },
          changes,
          revision,
          by: admin,
          sealing,
          deps,
        });
        await recordAudit(
          tx,
          formsAuditLine(admin, 'reply', `${found.form.name}/${id}`, {
            state: changed.submission.state,
          }),
        );
        return readReviewed(tx, changed.submission, changed.account, {
          sealing,
          config: settings,
        });
      });
    },
  });

  staffRoute(app, {
    method: 'POST',
    url: SUBMISSION_PATHS.unread(':id'),
    config: { access: { area: 'forms' } },
    docs: formsDocs.unread,
    input: { params: idParams },
    handler: async ({ params: { id } }) => {
      const marked = await db.orm
        .update(submissions)
        .set({ readAt: null })
        .where(and(eq(submissions.id, id), isNull(submissions.deletedAt)))
        .returning({ id: submissions.id });
      if (marked.length === 0) throw createNotFoundError();
      return null;
    },
  });
}

async function findOfAnyForm(tx: Tx, id: number) {
  const [row] = await tx
    .select({ form: submissions.form })
    .from(submissions)
    .where(eq(submissions.id, id));
  const form = FORMS.find(({ name }) => name === row?.form);
  if (!form) throw createNotFoundError();
  return { form, ...(await findSubmission(tx, form, id)) };
}
