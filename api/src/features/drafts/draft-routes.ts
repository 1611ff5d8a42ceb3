import { kindOf } from '@admissions/model/kinds';
import { ENTRY_DRAFT_PATHS, type EntryDraft } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { kindId, listEditableKinds, requireFlag } from '../../content/routes/entry-id.ts';
import { type SignedIn, staffRoutes } from '../../platform/http/typed-routes.ts';
import {
  idNumber,
  MAX_ID,
  momentOrNone,
  wholeNumberText,
} from '../../platform/validation/input-schemas.ts';
import {
  flag,
  id,
  type Json,
  listSchema,
  moment,
  objectSchema,
  orNull,
  ref,
  text,
} from '../../platform/validation/json-schema.ts';
import { addDraft, beginEntry, deleteDraft, listDrafts, readDraft, updateDraft } from './drafts.ts';
import { scheduleDraft } from './publish-due-drafts.ts';

const shownValues: Json = { type: 'object', additionalProperties: true };
/** Why a scheduled draft was not published. */
export const draftFailure = objectSchema({
  reason: { type: 'string', enum: ['conflict', 'refused', 'right', 'approval', 'gone'] },
  fields: listSchema(text),
});
const schedule = objectSchema({
  at: moment,
  by: text,
  failure: orNull(draftFailure),
});
const LISTED_FIELDS: Record<string, Json> = {
  id,
  kind: ref('KindId'),
  entryId: id,
  version: { type: 'integer', minimum: 1 },
  title: text,
  updatedAt: moment,
  updatedBy: text,
  schedule: orNull(schedule),
  isNew: flag,
};
const whole = objectSchema({ ...LISTED_FIELDS, changed: shownValues, base: shownValues });
const VERSION_CONFLICT = 'Somebody has written in it; data is the working copy as it is now';

const draftDocs = {
  list: {
    operationId: 'listWorkingCopies',
    summary: 'What is changed and not published, the latest first',
    description:
      'At most 200, of the kinds that the account may edit; optionally of one kind and one entry, or without those of a bundle.',
    answer: objectSchema({ list: listSchema(objectSchema(LISTED_FIELDS)) }),
  },
  read: {
    operationId: 'getWorkingCopy',
    summary: 'One working copy',
    answer: whole,
  },
  add: {
    operationId: 'addWorkingCopy',
    summary: 'Begin a working copy',
    description:
      'Of an existing entry, or of a new one, which is stored with it as a draft (`isNew`). May be incomplete: only the rich text is checked, and visitors see none of it.',
    answer: whole,
    mayMiss: true,
    conflicts: 'The entry has one already, which is in data; or a singleton exists already',
  },
  change: {
    operationId: 'changeWorkingCopy',
    summary: 'Change a working copy',
    answer: whole,
    conflicts: VERSION_CONFLICT,
  },
  schedule: {
    operationId: 'scheduleWorkingCopy',
    summary: 'Let a working copy be published by itself',
    description:
      'Of an existing entry. When due, the draft is merged with later published changes and saved in the name of the caller; if both changed the same field it stays a draft with the reason in `failure`. Edits until then are published, too. Null cancels it.',
    answer: whole,
    conflicts: `${VERSION_CONFLICT}; or its entry is new, or changed in the same field, or requires an approval that is missing`,
  },
  discard: {
    operationId: 'deleteWorkingCopy',
    summary: 'Discard a working copy',
    description:
      'Names the version that is discarded: what a colleague has written since stays. With `isNew` the entry is deleted, too.',
    answer: objectSchema({ id }),
    conflicts: VERSION_CONFLICT,
  },
};

const values = () => z.record(z.string().max(60), z.unknown(), 'validation.required');
const draftFields = {
  changed: values().meta({ description: 'The fields that differ; unknown ones are left out' }),
  base: values().meta({ description: 'The same fields as the entry had them' }),
};
const addSchema = z.strictObject({
  kind: kindId(),
  entryId: idNumber()
    .nullable()
    .meta({ description: 'Null: a new entry, which begins with this draft' }),
  ...draftFields,
});
const version = idNumber();
const listQuery = z.strictObject({
  kind: kindId().optional(),
  entry: wholeNumberText(MAX_ID).optional(),
  bundled: z.literal('no').optional(),
});
const discardQuery = z.strictObject({ version: wholeNumberText(MAX_ID) });

/** Unpublished changes, stored on the server for other devices and colleagues. */
export async function draftRoutes(app: FastifyInstance, deps: Deps) {
  const staff = staffRoutes(app, 'account', 'drafts');
  const { db } = deps;

  /** The draft, if the account may edit its kind. */
  async function loadEditable(id: number, admin: SignedIn): Promise<EntryDraft> {
    const copy = await readDraft(db.orm, id);
    requireFlag(admin, copy.kind);
    return copy;
  }

  staff.get(
    ENTRY_DRAFT_PATHS.list,
    { docs: draftDocs.list, query: listQuery },
    async ({ query: { kind, entry, bundled }, admin }) => {
      if (kind) requireFlag(admin, kind);
      const own = listEditableKinds(admin);
      return { list: await listDrafts(db.orm, kind ? [kind] : own, entry, bundled === 'no') };
    },
  );
  staff.get(
    ENTRY_DRAFT_PATHS.one(':id'),
    { docs: draftDocs.read },
    async ({ params: { id }, admin }) => loadEditable(id, admin),
  );
  staff.post(
    ENTRY_DRAFT_PATHS.add,
    { docs: draftDocs.add, body: addSchema },
    async ({ body, admin }) => {
      requireFlag(admin, body.kind);
      const { entryId } = body;
      return entryId === null
        ? beginEntry(deps, admin, body)
        : addDraft(db.orm, admin, { ...body, entryId });
    },
  );
  staff.put(
    ENTRY_DRAFT_PATHS.one(':id'),
    { docs: draftDocs.change, body: z.strictObject({ version, ...draftFields }) },
    async ({ params: { id }, body, admin }) => {
      const kind = kindOf((await loadEditable(id, admin)).kind);
      return db.transaction((tx) => updateDraft(tx, deps, admin, { id, kind, ...body }));
    },
  );
  staff.put(
    ENTRY_DRAFT_PATHS.schedule(':id'),
    {
      docs: draftDocs.schedule,
      body: z.strictObject({ version, at: momentOrNone() }),
    },
    async ({ params: { id }, body, admin }) => {
      const copy = await loadEditable(id, admin);
      return scheduleDraft(deps, admin, copy, body);
    },
  );
  staff.delete(
    ENTRY_DRAFT_PATHS.one(':id'),
    { docs: draftDocs.discard, query: discardQuery },
    async ({ params: { id }, query, admin }) => {
      const { kind } = await loadEditable(id, admin);
      await deleteDraft(deps, admin, { id, kind, version: query.version });
      return { id };
    },
  );
}
