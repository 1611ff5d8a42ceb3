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
import { draftDocs } from './draft-docs.ts';
import {
  addWorkingCopy,
  beginEntry,
  deleteDraft,
  listDrafts,
  readDraft,
  updateDraft,
} from './drafts.ts';
import { scheduleDraft } from './publish-due-drafts.ts';

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
});
const discardQuery = z.strictObject({ version: wholeNumberText(MAX_ID) });

/** Unpublished changes, stored on the server for other devices and colleagues. */
export async function draftRoutes(app: FastifyInstance, deps: Deps) {
  const staff = staffRoutes(app, 'account', 'drafts');
  const { db } = deps;

  /** The draft, if the account may edit its kind. */
  async function loadEditable(id: number, admin: SignedIn): Promise<EntryDraft> {
    const copy = await readDraft(db, id);
    requireFlag(admin, copy.kind);
    return copy;
  }

  staff.get(
    ENTRY_DRAFT_PATHS.list,
    { docs: draftDocs.list, query: listQuery },
    async ({ query: { kind, entry }, admin }) => {
      if (kind) requireFlag(admin, kind);
      const own = listEditableKinds(admin);
      return { list: await listDrafts(db, kind ? [kind] : own, entry) };
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
        : addWorkingCopy(db, admin, { ...body, entryId });
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
