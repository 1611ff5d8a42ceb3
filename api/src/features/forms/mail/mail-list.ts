import {
  type ListedMail,
  MAIL_PATHS,
  MAIL_STATES,
  type MailRole,
  type MailState,
  type StatePage,
} from '@admissions/protocol/forms';
import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import { createNotFoundError } from '../../../platform/http/http-error.ts';
import { staffRoutes } from '../../../platform/http/typed-routes.ts';
import { emptyAsAbsent, pageQuery, rowId } from '../../../platform/validation/input-schemas.ts';
import { formsDocs } from '../data/form-docs.ts';
import { formMails, submissions } from '../data/forms-tables.ts';
import { recordFormAudit } from '../data/record-form-audit.ts';
import { requeueMail } from './mail-queue.ts';

const mailQuery = pageQuery.extend({
  state: emptyAsAbsent(z.enum(MAIL_STATES)),
  submission: emptyAsAbsent(rowId),
});

/** GET mail_list: letters without address and text, newest first; POST resend_mail: retries one. */
export function mailList(app: FastifyInstance, { db, config }: Deps) {
  const staff = staffRoutes(app, { area: 'forms' });
  staff.get(
    MAIL_PATHS.list,
    { docs: formsDocs.mails, query: mailQuery },
    async ({ query: { page, perpage, state, submission } }) => {
      const isListed = submission
        ? eq(formMails.submissionId, submission)
        : isNotNull(formMails.submissionId);
      const condition = and(isListed, state && eq(formMails.state, state));
      const { id, role, attempts, createdAt, nextAt, sentAt, fault } = formMails;
      const { form, reference, id: of } = submissions;
      const mail = { id, role, state: formMails.state, attempts, createdAt, nextAt, sentAt, fault };
      const rows = await db.orm
        .select({ ...mail, form, reference, submission: of })
        .from(formMails)
        .innerJoin(submissions, eq(of, formMails.submissionId))
        .where(condition)
        .orderBy(desc(id))
        .limit(perpage)
        .offset((page - 1) * perpage);
      const total = await db.orm.$count(formMails, condition);
      const sums = await db.orm
        .select({ state: formMails.state, count: count() })
        .from(formMails)
        .where(isListed)
        .groupBy(formMails.state);
      const list = rows.map((row) => ({
        ...row,
        // Notices are excluded by the query.
        role: row.role as MailRole,
        nextAt: row.state === 'queued' ? row.nextAt : null,
      }));
      const counts = Object.fromEntries(sums.map((each) => [each.state, each.count]));
      const found: StatePage<ListedMail, MailState> = { list, total, page, perpage, counts };
      return { ...found, canSend: Boolean(config.smtpUrl) };
    },
  );

  staff.post(
    MAIL_PATHS.resend(':id'),
    { docs: formsDocs.resendMail },
    async ({ params: { id }, admin }) => {
      await db.transaction(async (tx) => {
        if (!(await requeueMail(tx, id))) throw createNotFoundError();
        await recordFormAudit(tx, admin, 'resend', `mail/${id}`);
      });
    },
  );
}
