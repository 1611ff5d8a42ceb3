import type { AnyKind } from '@admissions/contracts';
import { adminPathsOf } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { notExists, success } from '../../platform/http/http-error.ts';
import { readLocale } from '../../platform/http/locale.ts';
import type { Deps } from '../deps.ts';
import { readStaffEntry, storedEntry } from '../read/staff-entry.ts';
import { checkValues } from '../write/checked-values.ts';
import { copiedEntry } from '../write/copied-entry.ts';
import { requireEditor } from '../write/editor.ts';
import { addEntry } from '../write/write-entry.ts';
import { readEntryId } from './entry-id.ts';
import { describeAdminRoutes } from './kind-docs.ts';

/** `POST copy_{kind}/{id}`: a second entry with the same content, a draft. */
export function adminCopyRoute(app: FastifyInstance, deps: Deps, kind: AnyKind): void {
  app.post(
    adminPathsOf(kind).copy(':id'),
    { config: { access: { area: kind.area } }, schema: describeAdminRoutes(kind).copy },
    async (request) => {
      const source = await storedEntry(deps, kind, readEntryId(request));
      if (source.deletedAt !== null) throw notExists();
      const values = copiedEntry(kind, source);
      await checkValues(deps, kind, { values, entry: values, locale: readLocale(request) });
      const id = await addEntry(deps, { kind, by: requireEditor(request) }, values);
      return success(await readStaffEntry(deps, kind, id));
    },
  );
}
