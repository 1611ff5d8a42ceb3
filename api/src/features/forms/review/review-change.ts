import type { VisitorForm } from '@admissions/model/forms';
import { textUpTo } from '@admissions/model/schema';
import { formPathsOf, REVIEW_STATES } from '@admissions/protocol/forms';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import {
  idParams,
  momentOrNone,
  revisionNumber,
} from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { queueBookingLetter } from '../booking/booking-letter.ts';
import { formsAuditLine } from '../data/audit-line.ts';
import { describeForm } from '../data/form-docs.ts';
import { readReviewed } from '../data/review-view.ts';
import { changeSubmission } from './change-submission.ts';
import { findSubmission } from './review-entry.ts';

const change = z.strictObject({
  revision: revisionNumber(),
  state: z.enum(REVIEW_STATES, 'validation.select').optional(),
  assignee: z
    .int('validation.select')
    .min(1, 'validation.select')
    .max(999_999_999, 'validation.select')
    .nullable()
    .optional()
    .meta({ description: 'Account id, out of assignee_list' }),
  scheduledAt: momentOrNone().optional().meta({ description: 'Required by the state `scheduled`' }),
  note: textUpTo(2000).optional(),
});

/** edit_<form>: state, assignee, schedule and notes; changes go into history and audit log. */
export function reviewChange(
  app: FastifyInstance,
  deps: IdentityDeps,
  { form, sealing }: { form: VisitorForm; sealing: Sealing },
): void {
  const { db, config } = deps;
  staffRoute(app, {
    method: 'PUT',
    url: formPathsOf(form).edit(':id'),
    config: { access: { area: 'forms' }, repeats: 'secret' },
    docs: describeForm(form).edit,
    input: { params: idParams, body: change },
    handler: async ({ params: { id }, body, admin }) => {
      const { revision, note, ...changes } = body;
      return db.transaction(async (tx) => {
        const found = await findSubmission(tx, form, id);
        const changed = await changeSubmission(tx, found, {
          form,
          changes,
          note,
          revision,
          by: admin,
          sealing,
          deps,
        });
        const bookings = { before: found.submission, after: changed.submission };
        await queueBookingLetter(tx, bookings, { config, sealing });
        const fields = [...Object.keys(changes), ...(note ? ['note'] : [])];
        await recordAudit(
          tx,
          formsAuditLine(admin, 'edit', `${form.name}/${id}`, {
            fields,
            state: changed.submission.state,
          }),
        );
        return readReviewed(tx, changed.submission, changed.account, { sealing, config });
      });
    },
  });
}
