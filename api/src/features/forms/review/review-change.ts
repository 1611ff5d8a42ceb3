import type { Locale, ReviewEvent, VisitorForm } from '@admissions/contracts';
import { allows, formPathsOf, privOf, REVIEW_STATES } from '@admissions/contracts';
import { messageOf } from '@admissions/contracts/catalogues';
import { textUpTo } from '@admissions/contracts/schema';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { conflict, invalid, success } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import {
  idParams,
  limited,
  momentOrNone,
  revisionNumber,
} from '../../../platform/validation/input-schemas.ts';
import type { AccountRow } from '../../identity/tables/accounts-tables.ts';
import { accountWithId } from '../../identity/tables/find-account.ts';
import { describeForm } from '../data/form-docs.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import { submissions } from '../data/forms-tables.ts';
import { listReviewEvents } from '../data/review-events.ts';
import { openNotes, sealedNotes, toReviewed } from '../data/review-view.ts';
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
  scheduledAt: momentOrNone().optional().meta({ description: 'Wanted by the state `scheduled`' }),
  note: limited(textUpTo, 2000).optional(),
});

/** edit_<form>: state, assignee, schedule and notes; every change is in the entry's history and in the audit log. */
export function reviewChange(
  app: FastifyInstance,
  { db }: Deps,
  { form, sealing }: { form: VisitorForm; sealing: Sealing },
): void {
  staffRoute(app, {
    method: 'PUT',
    url: formPathsOf(form).edit(':id'),
    config: { access: { area: 'forms' }, repeats: 'secret' },
    docs: describeForm(form).edit,
    input: { params: idParams, body: change },
    handler: async ({ params: { id }, body, admin, locale }) => {
      const { revision, note, ...wish } = body;
      const answer = await db.transaction(async (tx) => {
        const { submission: row, account: before } = await findSubmission(tx, form, id);
        if (row.revision !== revision)
          throw conflict(toReviewed(row, before, sealing), row.updatedBy ?? '');
        const now = new Date().toISOString();
        const assignee =
          wish.assignee === undefined ? before : await findAssignee(tx, wish.assignee, locale);
        const next = {
          state: wish.state ?? row.state,
          scheduledAt:
            wish.scheduledAt === undefined
              ? row.scheduledAt
              : wish.scheduledAt && new Date(wish.scheduledAt).toISOString(),
        };
        if (next.state === 'scheduled' && next.scheduledAt === null)
          throw invalid({ scheduledAt: [messageOf(locale, 'validation.scheduled')] });
        const events = listReviewEvents({
          before: { ...row, assignee: before?.name ?? null },
          after: { ...next, assignee: assignee?.name ?? null },
          at: now,
          by: admin.name,
        });
        const notes = note
          ? [...openNotes(row, sealing), { author: admin.name, at: now, text: note }]
          : openNotes(row, sealing);
        const changed = await write(tx, row, {
          ...next,
          assigneeId: assignee?.id ?? null,
          notes: notes.length > 0 ? sealedNotes(row.reference, notes, sealing) : null,
          events,
          by: admin.name,
          at: now,
        });
        if (!changed) {
          const current = await findSubmission(tx, form, id);
          throw conflict(
            toReviewed(current.submission, current.account, sealing),
            current.submission.updatedBy ?? '',
          );
        }
        const fields = [...Object.keys(wish), ...(note ? ['note'] : [])];
        await recordAudit(tx, {
          account: admin,
          action: 'edit',
          area: 'forms',
          target: `${form.name}/${id}`,
          details: { fields, state: next.state },
        });
        return toReviewed(changed, assignee, sealing);
      });
      return success(answer);
    },
  });
}

interface Write {
  state: SubmissionRow['state'];
  scheduledAt: string | null;
  assigneeId: number | null;
  notes: string | null;
  events: ReviewEvent[];
  by: string;
  at: string;
}
// The revision stands in the condition too: of two writers at once the second changes nothing.
async function write(
  tx: Tx,
  row: SubmissionRow,
  { events, by, at, ...values }: Write,
): Promise<SubmissionRow | undefined> {
  const [changed] = await tx
    .update(submissions)
    .set({
      ...values,
      history: [...row.history, ...events],
      updatedAt: at,
      updatedBy: by,
      revision: row.revision + 1,
    })
    .where(and(eq(submissions.id, row.id), eq(submissions.revision, row.revision)))
    .returning();
  return changed;
}

/** Somebody who may see the submissions. */
async function findAssignee(tx: Tx, id: number | null, locale: Locale): Promise<AccountRow | null> {
  if (id === null) return null;
  const account = await accountWithId(tx, id);
  if (!account?.active || !allows(privOf(account.priv), 'forms'))
    throw invalid({ assignee: [messageOf(locale, 'validation.select')] });
  return account;
}
