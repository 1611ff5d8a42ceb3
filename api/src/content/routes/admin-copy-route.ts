import { type AnyKind, adminPathsOf } from '@admissions/model';
import type { FastifyInstance } from 'fastify';
import { createNotFoundError, HttpError } from '../../platform/http/http-error.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import type { Deps } from '../deps.ts';
import { findMissing } from '../read/begun-entries.ts';
import { readStaffEntry, storedEntry } from '../read/staff-entry.ts';
import { checkValues } from '../write/check-values.ts';
import { copyEntry } from '../write/copy-entry.ts';
import { addEntry } from '../write/write-entry.ts';
import { entryParams } from './entry-id.ts';
import { describeAdminRoutes } from './kind-docs.ts';

/** `POST copy_{kind}/{id}`: creates a draft with the same content. */
export function adminCopyRoute(app: FastifyInstance, deps: Deps, kind: AnyKind) {
  staffRoute(app, {
    method: 'POST',
    url: adminPathsOf(kind).copy(':id'),
    config: { access: { area: kind.area } },
    docs: describeAdminRoutes(kind).copy,
    input: { params: entryParams(kind) },
    handler: async ({ params, admin: by }) => {
      const source = await storedEntry(deps, kind, params.id);
      if (source.deletedAt !== null) throw createNotFoundError();
      if (findMissing(kind, source).length > 0)
        throw new HttpError(-1, 409, { message: 'error.notYetCopied' });
      const values = copyEntry(kind, source);
      await checkValues(deps, kind, { values, entry: values });
      const id = await addEntry(deps, { kind, by }, values);
      return readStaffEntry(deps, kind, id);
    },
  });
}
