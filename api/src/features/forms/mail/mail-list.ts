import type { MailListed, MailRole, Page } from '@admissions/contracts';
import { MAIL_PATHS, MAIL_STATES } from '@admissions/contracts';
import { and, count, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notExists, success } from '../../../answers.ts';
import type { Deps } from '../../../deps.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { idOf, pageQuery, queryOf } from '../../list-query.ts';
import { formMails, submissions } from '../forms-tables.ts';
import { queueAgain } from './mail-queue.ts';

const config = { access: { area: 'forms' } } as const;
const mailQuery = pageQuery.extend({
  state: z.union([z.literal('').transform(() => undefined), z.enum(MAIL_STATES)]).optional(),
});

/** GET mail_list: what became of the letters, newest first; POST resend_mail: a failed one is queued again. Addresses and texts are not shown. */
export function mailList(app: FastifyInstance, { db }: Deps): void {
  app.get(
    MAIL_PATHS.list,
    { config, schema: { tags: ['forms'], summary: 'Letters about submissions' } },
    async ({ query }) => {
      const { page, perpage, state } = queryOf(mailQuery, query);
      const wanted = and(state && eq(formMails.state, state));
      const rows = await db.orm
        .select()
        .from(formMails)
        .innerJoin(submissions, eq(submissions.id, formMails.submissionId))
        .where(wanted)
        .orderBy(desc(formMails.id))
        .limit(perpage)
        .offset((page - 1) * perpage);
      const [sum] = await db.orm.select({ total: count() }).from(formMails).where(wanted);
      const list = rows.map(
        ({
          form_mail: { id, role, state, attempts, createdAt, nextAt, sentAt, fault },
          submission: { form, id: submission, reference },
        }): MailListed => ({
          id,
          form,
          submission,
          reference,
          // Only what belongs to a submission is read here.
          role: role as MailRole,
          state,
          attempts,
          createdAt,
          nextAt: state === 'queued' ? nextAt : null,
          sentAt,
          fault,
        }),
      );
      return success({ list, total: sum?.total ?? 0, page, perpage } satisfies Page<MailListed>);
    },
  );

  app.post(
    MAIL_PATHS.resend(':id'),
    { config, schema: { tags: ['forms'], summary: 'Send a failed letter again' } },
    async ({ params, admin }) => {
      const id = idOf(params);
      await db.transaction(async (tx) => {
        if (!(await queueAgain(tx, id))) throw notExists();
        await recordAudit(tx, {
          account: admin,
          action: 'resend',
          area: 'forms',
          target: `mail/${id}`,
        });
      });
      return success(null);
    },
  );
}
