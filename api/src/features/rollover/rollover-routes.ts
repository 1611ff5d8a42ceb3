import { ROLLOVER_PATHS } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { listedKindId, requireFlag } from '../../content/routes/entry-id.ts';
import { type SignedIn, staffRoutes } from '../../platform/http/typed-routes.ts';
import { idNumber, revisionNumber } from '../../platform/validation/input-schemas.ts';
import {
  flag,
  id,
  type Json,
  listSchema,
  moment,
  objectSchema,
  orNull,
  text,
} from '../../platform/validation/json-schema.ts';
import { createRollovers } from './create-rollovers.ts';
import {
  listRollovers,
  readRolloverLine,
  reviewRollover,
  updateRollover,
} from './review-rollover.ts';

const year: Json = { type: 'integer', minimum: 100, maximum: 199 };
const LINE_FIELDS: Record<string, Json> = {
  id,
  from: id,
  made: id,
  year,
  toYear: year,
  at: moment,
  by: text,
};
const line = objectSchema(LINE_FIELDS);
const review = objectSchema({
  ...LINE_FIELDS,
  title: text,
  status: { type: 'string', enum: ['draft', 'published'] },
  revision: { type: 'integer', minimum: 1 },
  finds: listSchema(
    objectSchema({
      at: text,
      field: text,
      text,
      before: text,
      after: text,
      suggestions: objectSchema({ date: text, weekday: text }),
      isSure: flag,
      state: { type: 'string', enum: ['open', 'kept', 'changed'] },
      was: text,
    }),
  ),
});

const rolloverDocs = {
  list: {
    operationId: 'listTurnovers',
    summary: 'Lists drafts copied from last year’s entries',
    description: 'Of one kind, except drafts in the trash.',
    answer: objectSchema({ list: listSchema(line) }),
  },
  add: {
    operationId: 'addTurnovers',
    summary: 'Copies entries to drafts for another year',
    description:
      'Creates all drafts or none; existing ones are listed in `already`. Nothing is published. The new drafts join the open bundle of the year.',
    answer: objectSchema({
      made: listSchema(line),
      already: listSchema(line),
      missing: listSchema(id),
      refused: listSchema(
        objectSchema({
          id,
          errors: { type: 'object', additionalProperties: listSchema(text) },
        }),
      ),
      bundle: orNull(objectSchema({ id, name: text })),
    }),
  },
  read: {
    operationId: 'getTurnover',
    summary: 'Returns a draft for another year with every copied year and date',
    answer: review,
  },
  change: {
    operationId: 'changeTurnover',
    summary: 'Replaces or confirms years and dates of a draft',
    description: 'All or none; each names its previous text.',
    answer: review,
    conflicts: 'The draft has changed; data is its current state',
  },
};

/** Entries per request. */
const MAX_ROLLOVERS = 100;

const MAX_CHANGES = 1000;
const schoolYear = z.int('validation.required').min(100).max(199);
const addSchema = z.strictObject({
  kind: listedKindId(),
  entries: z
    .array(idNumber(), 'validation.required')
    .min(1, 'validation.required')
    .max(MAX_ROLLOVERS, 'error.tooLarge'),
  year: schoolYear.meta({ description: 'Year of the Republic: 115 is 2026' }),
  toYear: schoolYear,
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
  const staff = staffRoutes(app, 'account', 'drafts');

  async function loadEditable(id: number, admin: SignedIn) {
    const line = await readRolloverLine(deps.db, id);
    requireFlag(admin, line.kind);
    return line;
  }

  staff.get(
    ROLLOVER_PATHS.list,
    { docs: rolloverDocs.list, query: z.strictObject({ kind: listedKindId() }) },
    async ({ query: { kind }, admin }) => {
      requireFlag(admin, kind);
      return { list: await listRollovers(deps.db, kind) };
    },
  );
  staff.post(
    ROLLOVER_PATHS.add,
    { docs: rolloverDocs.add, body: addSchema },
    async ({ body, admin, locale }) => {
      requireFlag(admin, body.kind);
      const entries = [...new Set(body.entries)];
      return createRollovers(deps, { by: admin, locale }, { ...body, entries });
    },
  );
  staff.get(
    ROLLOVER_PATHS.one(':id'),
    { docs: rolloverDocs.read },
    async ({ params: { id }, admin }) => reviewRollover(deps, await loadEditable(id, admin)),
  );
  staff.put(
    ROLLOVER_PATHS.one(':id'),
    { docs: rolloverDocs.change, body: changeSchema },
    async ({ params: { id }, body, admin }) => {
      await updateRollover(deps, admin, await loadEditable(id, admin), body);
      return reviewRollover(deps, await readRolloverLine(deps.db, id));
    },
  );
}
