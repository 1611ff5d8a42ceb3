import type { OwnMailNotices } from '@admissions/protocol/staff';
import { MAIL_NOTICE_PATHS, MAIL_NOTICES } from '@admissions/protocol/staff';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { unauthorized } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import type { AuthDeps } from '../deps/auth-deps.ts';
import { accounts } from '../tables/accounts-tables.ts';
import { findAccountById } from '../tables/find-account.ts';
import { authDocs } from './auth-docs.ts';

const choice = z.strictObject({ when: z.enum(MAIL_NOTICES, 'validation.select') });

/** When the signed-in account gets letters about its tasks. */
export function ownMailNotices(app: FastifyInstance, { db, config }: AuthDeps): void {
  staffRoute(app, {
    method: 'GET',
    url: MAIL_NOTICE_PATHS.info,
    config: { access: 'account' },
    docs: authDocs.mailNotices,
    handler: async ({ admin }): Promise<OwnMailNotices> => {
      const row = await findAccountById(db.orm, admin.id);
      if (!row) throw unauthorized();
      return { when: row.mailNotices, to: (config.smtpUrl && row.email) || null };
    },
  });
  staffRoute(app, {
    method: 'PUT',
    url: MAIL_NOTICE_PATHS.edit,
    config: { access: 'account', repeats: 'free' },
    docs: authDocs.editMailNotices,
    input: { body: choice },
    handler: async ({ admin, body: { when } }) => {
      await db.orm.update(accounts).set({ mailNotices: when }).where(eq(accounts.id, admin.id));
      return null;
    },
  });
}
