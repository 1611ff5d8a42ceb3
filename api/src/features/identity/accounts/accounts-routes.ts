import { ACCOUNT_PATHS } from '@admissions/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import { paginate, searchQuery } from '../../../platform/http/list-query.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { idParams } from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { markNoticesSeen, readUnseen } from '../notices/notify-managers.ts';
import { accountResetRoutes, accountSessionRoutes, accountStateRoutes } from './account-actions.ts';
import { accountDocs } from './account-docs.ts';
import { recordOverreach } from './account-rules.ts';
import { readAccount, readAccounts } from './account-view.ts';
import { addAccount, editAccount } from './edit-account.ts';
import { ensureFirstAccount } from './first-account.ts';

const config = { access: { area: 'account' } } as const;

export async function accountsRoutes(app: FastifyInstance, deps: IdentityDeps) {
  await ensureFirstAccount(deps);
  recordOverreach(app, deps.db);

  staffRoute(app, {
    method: 'GET',
    url: ACCOUNT_PATHS.list,
    config,
    docs: accountDocs.list,
    input: { query: searchQuery },
    handler: async ({ query: { search, ...page } }) => {
      const term = search.toLowerCase();
      const found = (await readAccounts(deps.db.orm)).filter(({ account, name, email }) =>
        [account, name, email].some((text) => text.toLowerCase().includes(term)),
      );
      return paginate(found, page);
    },
  });
  staffRoute(app, {
    method: 'GET',
    url: ACCOUNT_PATHS.info(':id'),
    config,
    docs: accountDocs.info,
    input: { params: idParams },
    handler: async ({ params: { id } }) => readAccount(deps.db.orm, id),
  });
  addAccount(app, deps);
  editAccount(app, deps);
  accountStateRoutes(app, deps);
  accountResetRoutes(app, deps);
  accountSessionRoutes(app, deps);
  accountNotices(app, deps);
}

const seen = z.strictObject({
  until: z
    .int('validation.required')
    .min(0, 'validation.required')
    .max(2_147_483_647, 'validation.required')
    .meta({ description: 'The value returned by the list' }),
});

/** Unusual changes by other managers, from the audit log, until seen. */
function accountNotices(app: FastifyInstance, { db }: Deps) {
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
