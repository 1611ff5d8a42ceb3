import type { VisitorForm } from '@admissions/model/forms';
import type { BulkReplyAnswer } from '@admissions/protocol/forms';
import { formPathsOf, REVIEW_STATES } from '@admissions/protocol/forms';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { formatIdRanges } from '../../../platform/db/id-ranges.ts';
import { HttpError, invalid } from '../../../platform/http/http-error.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { formsAuditLine } from '../data/audit-line.ts';
import { describeForm } from '../data/form-docs.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import { openPersonal } from '../data/open-personal.ts';
import { fillTemplate } from './fill-template.ts';
import { itemsSchema, lockItems } from './lock-items.ts';
import { findSubmission } from './review-entry.ts';
import { letterShape } from './review-reply.ts';
import { sendReply } from './send-reply.ts';

const MAX_PREVIEWED = 3;
const bulkReply = z.strictObject({
  items: itemsSchema,
  ...letterShape,
  state: z.enum(REVIEW_STATES, 'validation.select').optional(),
  isPreview: z.boolean('validation.select').default(false),
});

/** POST bulk_reply_<form>: one letter to each of many, all or none; or a preview of the first. */
export function reviewBulkReply(
  app: FastifyInstance,
  deps: IdentityDeps,
  { form, sealing }: { form: VisitorForm; sealing: Sealing },
): void {
  const { db, config } = deps;
  staffRoute(app, {
    method: 'POST',
    url: formPathsOf(form).bulkReply,
    config: { access: { area: 'forms' }, repeats: 'secret' },
    docs: describeForm(form).bulkReply,
    input: { body: bulkReply },
    handler: async ({ body: { items, state, isPreview, ...template }, admin }) => {
      if (!config.smtpUrl) throw new HttpError(-1, 409, { message: 'error.noMail' });
      return db.transaction(async (tx): Promise<BulkReplyAnswer> => {
        const rows = await lockItems(tx, { form, items }, { sealing, config });
        const { letters, without } = writeAll(rows, { form, template, sealing });
        if (letters.length === 0) throw invalid({ items: 'reply.noAddress' });
        const answer = { count: letters.length, letters: [], without };
        if (isPreview) {
          const shown = letters.slice(0, MAX_PREVIEWED);
          await auditViews(tx, { admin, form, rows: shown.map(({ row }) => row) });
          return {
            ...answer,
            letters: shown.map(({ row, to: _to, ...letter }) => ({
              ...letter,
              reference: row.reference,
            })),
          };
        }
        for (const { row, ...letter } of letters)
          await sendReply(tx, await findSubmission(tx, form, row.id), {
            form,
            letter,
            changes: { state: state ?? (row.state === 'new' ? 'contacted' : undefined) },
            revision: row.revision,
            by: admin,
            sealing,
            deps,
          });
        const ids = formatIdRanges(letters.map(({ row }) => row.id));
        await recordAudit(
          tx,
          formsAuditLine(admin, 'bulk_reply', form.name, { ids, ...(state && { state }) }),
        );
        return answer;
      });
    },
  });
}

interface Template {
  subject: string;
  text: string;
}
function writeAll(
  rows: readonly SubmissionRow[],
  { form, template, sealing }: { form: VisitorForm; template: Template; sealing: Sealing },
) {
  const opened = rows.map((row) => ({ row, personal: openPersonal(row, sealing) }));
  return {
    letters: opened.flatMap(({ row, personal }) => {
      const { email: to } = personal;
      if (!to) return [];
      const recipient = { form, row, personal };
      const subject = fillTemplate(template.subject, recipient, 'subject');
      return [{ row, to, subject, text: fillTemplate(template.text, recipient, 'text') }];
    }),
    without: opened.flatMap(({ row, personal }) => (personal.email ? [] : [row.reference])),
  };
}

/** A preview shows names. */
async function auditViews(
  tx: Tx,
  { admin, form, rows }: { admin: SignedIn; form: VisitorForm; rows: readonly SubmissionRow[] },
): Promise<void> {
  for (const { id } of rows)
    await recordAudit(tx, formsAuditLine(admin, 'view', `${form.name}/${id}`));
}
