import { ACCOUNT_PATHS } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parsed, success } from '../../answers.ts';
import type { Deps } from '../../deps.ts';
import { localeOf } from '../../plugins/locale.ts';
import { noteSeen, readUnseen } from '../audit/unusual-changes.ts';
import type { SignedIn } from '../auth/admin-sessions.ts';

const config = { access: { area: 'account' } } as const;
const saying = (summary: string) => ({ config, schema: { tags: ['account'], summary } });
const seen = z.strictObject({
  until: z
    .int('validation.required')
    .min(0, 'validation.required')
    .max(2_147_483_647, 'validation.required'),
});

/** What other managers changed that is unusual, out of the audit log, until this one has seen it. */
export function accountNotices(app: FastifyInstance, { db }: Deps): void {
  app.get(
    ACCOUNT_PATHS.notices,
    saying('Unusual changes by others that were not seen'),
    async ({ admin }) => success(await readUnseen(db.orm, (admin as SignedIn).id)),
  );
  app.post(
    ACCOUNT_PATHS.seeNotices,
    { ...saying('These changes were seen'), config: { ...config, repeats: 'free' } },
    async (request) => {
      const { until } = parsed(seen, request.body, localeOf(request));
      await db.transaction((tx) => noteSeen(tx, (request.admin as SignedIn).id, until));
      return success(null);
    },
  );
}
