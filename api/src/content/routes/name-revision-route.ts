import type { AnyKind } from '@admissions/contracts';
import { adminPathsOf, REVISION_NAME_MAX } from '@admissions/contracts';
import { requiredLine } from '@admissions/contracts/schema';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parsed, success } from '../../platform/http/http-error.ts';
import { readLocale } from '../../platform/http/locale.ts';
import { editRoute } from '../../platform/http/method-override.ts';
import type { Deps } from '../deps.ts';
import { nameRevision } from '../revisions/name-revision.ts';
import { requireEditor } from '../write/editor.ts';
import { readEntryId } from './entry-id.ts';
import { describeAdminRoutes } from './kind-docs.ts';

const bodySchema = z.strictObject({
  to: z.int('validation.required').min(1).max(2_000_000_000),
  name: requiredLine(REVISION_NAME_MAX).nullable(),
});

/** `PUT name_{kind}_revision/{id}`: what staff call a revision, to find it again. */
export function nameRevisionRoute(app: FastifyInstance, deps: Deps, kind: AnyKind): void {
  editRoute(app, {
    url: adminPathsOf(kind).nameRevision(':id'),
    config: { access: { area: kind.area } },
    schema: describeAdminRoutes(kind).nameRevision,
    handler: async (request) => {
      const id = readEntryId(request);
      const by = requireEditor(request);
      const naming = parsed(bodySchema, request.body, readLocale(request));
      return success(await nameRevision(deps, { kind, id, by, ...naming }));
    },
  });
}
