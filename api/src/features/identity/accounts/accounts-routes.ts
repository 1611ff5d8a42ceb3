import { ACCOUNT_PATHS } from '@admissions/protocol';
import type { FastifyInstance } from 'fastify';
import { paginate, searchQuery } from '../../../platform/http/list-query.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { idParams } from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../deps/identity-deps.ts';
import { accountSessionRoutes, accountStateRoutes } from './account-actions.ts';
import { accountDocs } from './account-docs.ts';
import { accountNotices } from './account-notices.ts';
import { accountResetRoutes } from './account-resets.ts';
import { recordOverreach } from './account-rules.ts';
import { readAccount, readAccounts } from './account-view.ts';
import { addAccount } from './add-account.ts';
import { editAccount } from './edit-account.ts';
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
