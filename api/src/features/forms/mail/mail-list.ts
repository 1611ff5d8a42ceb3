import {
  type ListedMail,
  MAIL_PATHS,
  MAIL_STATES,
  type MailRole,
} from '@admissions/protocol/forms';
import { and, desc, eq, isNotNull, notExists } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import { createNotFoundError } from '../../../platform/http/http-error.ts';
import { staffRoutes } from '../../../platform/http/typed-routes.ts';
import {
  emptyAsAbsent,
  pageQuery,
  readPage,
  rowId,
} from '../../../platform/validation/input-schemas.ts';
import { formsDocs } from '../data/form-docs.ts';
import { formMails, submissions } from '../data/forms-tables.ts';
import { recordFormAudit } from '../data/record-form-audit.ts';
import { countByState } from '../data/state-page.ts';
import { requeueMail } from './mail-queue.ts';

const mailQuery = pageQuery.extend({
  state: emptyAsAbsent(z.enum(MAIL_STATES)),
  submission: emptyAsAbsent(rowId),
});

/** GET mail_list: letters without address and text, newest first; POST resend_mail: retries one. */
export function mailList(app: FastifyInstance, { db, config }: Deps) {
  const staff = staffRoutes(app, { area: 'forms' });
  staff.get(MAIL_PATHS.list, { docs: formsDocs.mails, query: mailQuery }, async ({ query }) => {
    const { state, submission } = query;
    const isListed = submission
      ? eq(formMails.submissionId, submission)
      : isNotNull(formMails.submissionId);
    const condition = and(isListed, state && eq(formMails.state, state));
    const { id, role, attempts, createdAt, nextAt, sentAt, fault } = formMails;
    const { form, reference, id: of } = submissions;
    const mail = { id, role, state: formMails.state, attempts, createdAt, nextAt, sentAt, fault };
    const rows = db.orm
      .select({ ...mail, form, reference, submission: of })
      .from(formMails)
      .innerJoin(submissions, eq(of, formMails.submissionId))
      .where(condition)
      .orderBy(desc(id));
    const found = await readPage(rows, db.orm.$count(formMails, condition), query);
    const list = found.list.map(
      (row): ListedMail => ({
        ...row,
        // Notices are excluded by the query.
        role: row.role as MailRole,
        nextAt: row.state === 'queued' ? row.nextAt : null,
      }),
    );
    const counts = await countByState(db.orm, formMails, isListed);
    const hasMail = db.orm.select().from(formMails).where(eq(formMails.submissionId, of));
    const unmailed = await db.orm.$count(submissions, notExists(hasMail));
    return { ...found, list, counts, canSend: Boolean(config.smtpUrl), unmailed };
  });

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
