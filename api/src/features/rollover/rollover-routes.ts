import { ROLLOVER_PATHS } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { listedKindId, requireFlag } from '../../content/routes/entry-id.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idNumber, idParams, revisionNumber } from '../../platform/validation/input-schemas.ts';
import { createRollovers } from './create-rollovers.ts';
import {
  listRollovers,
  readRolloverLine,
  reviewRollover,
  updateRollover,
} from './review-rollover.ts';
import { rolloverDocs } from './rollover-docs.ts';

/** Entries per request. */
const MAX_ROLLOVERS = 100;

const MAX_CHANGES = 1000;
const schoolYear = () => z.int('validation.required').min(100).max(199);
const addSchema = z.strictObject({
  kind: listedKindId(),
  entries: z
    .array(idNumber(), 'validation.required')
    .min(1, 'validation.required')
    .max(MAX_ROLLOVERS, 'error.tooLarge'),
  year: schoolYear().meta({ description: 'Year of the Republic: 115 is 2026' }),
  toYear: schoolYear(),
});
const matchFields = { at: z.string().min(1).max(300), was: z.string().max(200) };
const changeSchema = z.strictObject({
  revision: revisionNumber(),
  changes: z
    .array(z.strictObject({ ...matchFields, to: z.string().trim().min(1).max(200) }))
    .max(MAX_CHANGES, 'error.tooLarge'),
  keep: z
    .array(z.strictObject({ ...matchFields, isKept: z.boolean() }))
    .max(MAX_CHANGES, 'error.tooLarge'),
});

/** Annual rollover: drafts copied from last year's entries, with their years and dates. */
export async function rolloverRoutes(app: FastifyInstance, deps: Deps) {
  const config = { access: 'account' } as const;
  async function loadEditable(id: number, admin: SignedIn) {
    const line = await readRolloverLine(deps.db, id);
    requireFlag(admin, line.kind);
    return line;
  }

  staffRoute(app, {
    method: 'GET',
    url: ROLLOVER_PATHS.list,
    config,
    docs: rolloverDocs.list,
    input: { query: z.strictObject({ kind: listedKindId() }) },
    handler: async ({ query: { kind }, admin }) => {
      requireFlag(admin, kind);
      return { list: await listRollovers(deps.db, kind) };
    },
  });
  staffRoute(app, {
    method: 'POST',
    url: ROLLOVER_PATHS.add,
    config,
    docs: rolloverDocs.add,
    input: { body: addSchema },
    handler: async ({ body, admin, locale }) => {
      requireFlag(admin, body.kind);
      const entries = [...new Set(body.entries)];
      return createRollovers(deps, { by: admin, locale }, { ...body, entries });
    },
  });
  staffRoute(app, {
    method: 'GET',
    url: ROLLOVER_PATHS.one(':id'),
    config,
    docs: rolloverDocs.read,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) =>
      reviewRollover(deps, await loadEditable(id, admin)),
  });
  staffRoute(app, {
    method: 'PUT',
    url: ROLLOVER_PATHS.one(':id'),
    config,
    docs: rolloverDocs.change,
    input: { params: idParams, body: changeSchema },
    handler: async ({ params: { id }, body, admin }) => {
      await updateRollover(deps, admin, await loadEditable(id, admin), body);
      return reviewRollover(deps, await readRolloverLine(deps.db, id));
    },
  });
}
