import type { AnyKind } from '@admissions/contracts';
import { adminPathsOf, BULK_ACTIONS } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parsed, success } from '../../platform/http/http-error.ts';
import { readLocale } from '../../platform/http/locale.ts';
import type { Deps } from '../deps.ts';
import { bulkChange } from '../write/bulk-change.ts';
import { requireEditor } from '../write/editor.ts';
import { describeAdminRoutes } from './kind-docs.ts';

const bulkSchema = z.strictObject({
  action: z.enum(BULK_ACTIONS, 'validation.select'),
  entries: z
    .array(
      z.strictObject({
        id: z.int().min(1).max(999_999_999),
        revision: z.int().min(1).max(2_000_000_000),
      }),
      'validation.required',
    )
    .min(1, 'validation.required')
    .max(200, 'error.tooLarge')
    .refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length),
});

/** `POST bulk_{kind}`: publishes, withdraws, trashes or restores many entries at once. */
export function adminBulkRoute(app: FastifyInstance, deps: Deps, kind: AnyKind): void {
  app.post(
    adminPathsOf(kind).bulk,
    { config: { access: { area: kind.area } }, schema: describeAdminRoutes(kind).bulk },
    async (request) => {
      const write = parsed(bulkSchema, request.body, readLocale(request));
      return success({ entries: await bulkChange(deps, kind, write, requireEditor(request)) });
    },
  );
}
