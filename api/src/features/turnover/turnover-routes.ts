import type { KindId } from '@admissions/model/kinds';
import { KINDS } from '@admissions/model/kinds';
import { TURNOVER_PATHS } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { requireFlag } from '../../content/routes/require-flag.ts';
import { success } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idParams, revisionNumber } from '../../platform/validation/input-schemas.ts';
import {
  changeTurnover,
  listTurnovers,
  readTurnoverLine,
  reviewTurnover,
} from './review-turnover.ts';
import { turnOver } from './turn-over.ts';
import { turnoverDocs } from './turnover-docs.ts';

/** Entries that are taken over at once. */
const MOST_TURNOVERS = 100;

const LARGEST = 999_999_999;
const MOST_CHANGES = 1000;
const kindId = () =>
  z.enum(
    KINDS.filter(({ singleton }) => !singleton).map(({ id }) => id) as [KindId, ...KindId[]],
    'validation.select',
  );
const schoolYear = () => z.int('validation.required').min(100).max(199);
const addSchema = z.strictObject({
  kind: kindId(),
  entries: z
    .array(z.int().min(1).max(LARGEST), 'validation.required')
    .min(1, 'validation.required')
    .max(MOST_TURNOVERS, 'error.tooLarge'),
  year: schoolYear().meta({ description: 'Of the Republic: 115 is 2026' }),
  toYear: schoolYear(),
});
const find = { at: z.string().min(1).max(300), was: z.string().max(200) };
const changeSchema = z.strictObject({
  revision: revisionNumber(),
  changes: z
    .array(z.strictObject({ ...find, to: z.string().trim().min(1).max(200) }))
    .max(MOST_CHANGES, 'error.tooLarge'),
  keep: z
    .array(z.strictObject({ ...find, isKept: z.boolean() }))
    .max(MOST_CHANGES, 'error.tooLarge'),
});

/** A year's turnover: drafts made from last year's entries, and the years and dates in them. */
export async function turnoverRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const config = { access: 'account' } as const;
  async function readOwn(id: number, admin: SignedIn) {
    const line = await readTurnoverLine(deps.db, id);
    requireFlag(admin, line.kind);
    return line;
  }

  staffRoute(app, {
    method: 'GET',
    url: TURNOVER_PATHS.list,
    config,
    docs: turnoverDocs.list,
    input: { query: z.strictObject({ kind: kindId() }) },
    handler: async ({ query: { kind }, admin }) => {
      requireFlag(admin, kind);
      return success({ list: await listTurnovers(deps.db, kind) });
    },
  });
  staffRoute(app, {
    method: 'POST',
    url: TURNOVER_PATHS.add,
    config,
    docs: turnoverDocs.add,
    input: { body: addSchema },
    handler: async ({ body, admin, locale }) => {
      requireFlag(admin, body.kind);
      const entries = [...new Set(body.entries)];
      return success(await turnOver(deps, { by: admin, locale }, { ...body, entries }));
    },
  });
  staffRoute(app, {
    method: 'GET',
    url: TURNOVER_PATHS.one(':id'),
    config,
    docs: turnoverDocs.read,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) =>
      success(await reviewTurnover(deps, await readOwn(id, admin))),
  });
  staffRoute(app, {
    method: 'PUT',
    url: TURNOVER_PATHS.one(':id'),
    config,
    docs: turnoverDocs.change,
    input: { params: idParams, body: changeSchema },
    handler: async ({ params: { id }, body, admin }) => {
      await changeTurnover(deps, admin, await readOwn(id, admin), body);
      return success(await reviewTurnover(deps, await readTurnoverLine(deps.db, id)));
    },
  });
}
