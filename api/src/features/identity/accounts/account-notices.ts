import { ACCOUNT_PATHS } from '@admissions/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { markNoticesSeen, readUnseen } from '../notices/unusual-changes.ts';
import { accountDocs } from './account-docs.ts';

const config = { access: { area: 'account' } } as const;
const seen = z.strictObject({
  until: z
    .int('validation.required')
    .min(0, 'validation.required')
    .max(2_147_483_647, 'validation.required')
    .meta({ description: 'The value returned by the list' }),
});

/** Unusual changes by other managers, from the audit log, until seen. */
export function accountNotices(app: FastifyInstance, { db }: Deps) {
  staffRoute(app, {
    method: 'GET',
    url: ACCOUNT_PATHS.notices,
    config,
    docs: accountDocs.notices,
    handler: async ({ admin }) => readUnseen(db.orm, admin.id),
  });
  staffRoute(app, {
    method: 'POST',
    url: ACCOUNT_PATHS.seeNotices,
    config: { ...config, repeats: 'free' },
    docs: accountDocs.seeNotices,
    input: { body: seen },
    handler: async ({ admin, body: { until } }) => {
      await db.transaction((tx) => markNoticesSeen(tx, admin.id, until));
    },
  });
}
