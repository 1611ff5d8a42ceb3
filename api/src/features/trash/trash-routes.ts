import type { KindId } from '@admissions/model/kinds';
import { KINDS, kindOf } from '@admissions/model/kinds';
import type { TrashTerms } from '@admissions/protocol/staff';
import { MOST_AT_ONCE, mayPurge, TRASH_PATHS } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { forbidden, success } from '../../platform/http/http-error.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { revisionNumber, rowsOnce } from '../../platform/validation/input-schemas.ts';
import { purgeChosen } from './purge-chosen.ts';
import { trashDocs } from './trash-docs.ts';

/** Entries in the trash that are deleted for ever: all of them, or none. */
const purgeSchema = z.strictObject({
  kind: z.enum(
    KINDS.filter(({ singleton }) => !singleton).map(({ id }) => id) as [KindId, ...KindId[]],
    'validation.select',
  ),
  entries: rowsOnce(
    z.strictObject({ id: z.int().min(1).max(999_999_999), revision: revisionNumber() }),
    MOST_AT_ONCE,
  ),
});

/** How long the trash keeps what lies in it, and its end by hand. */
export async function trashRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const config = { access: 'account' } as const;
  staffRoute(app, {
    method: 'GET',
    url: TRASH_PATHS.terms,
    config,
    docs: trashDocs.terms,
    handler: async () => success({ days: deps.config.trashRetentionDays } satisfies TrashTerms),
  });
  staffRoute(app, {
    method: 'POST',
    url: TRASH_PATHS.purge,
    config,
    docs: trashDocs.purge,
    input: { body: purgeSchema },
    handler: async ({ body: { kind: kindId, entries }, admin }) => {
      const kind = kindOf(kindId);
      if (!mayPurge(admin.priv, kind.area)) throw forbidden();
      return success({ ids: await purgeChosen(deps, kind, entries, admin) });
    },
  });
}
