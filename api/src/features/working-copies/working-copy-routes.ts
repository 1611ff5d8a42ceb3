import { kindOf } from '@admissions/model/kinds';
import type { WorkingCopy } from '@admissions/protocol/staff';
import { WORKING_COPY_PATHS } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { kindId } from '../../content/routes/entry-id.ts';
import { listOwnKinds, requireFlag } from '../../content/routes/require-flag.ts';
import { success } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idParams, momentOrNone } from '../../platform/validation/input-schemas.ts';
import { wholeNumberText } from '../../platform/validation/request-faults.ts';
import { scheduleCopy } from './schedule-copy.ts';
import {
  addWorkingCopy,
  changeWorkingCopy,
  discardWorkingCopy,
  listWorkingCopies,
  readWorkingCopy,
} from './working-copies.ts';
import { workingCopyDocs } from './working-copy-docs.ts';

const LARGEST = 999_999_999;
const values = () => z.record(z.string().max(60), z.unknown(), 'validation.required');
const written = {
  changed: values().meta({ description: 'The fields that differ; unknown ones are left out' }),
  base: values().meta({ description: 'The same fields as the entry had them' }),
};
const addSchema = z.strictObject({
  kind: kindId(),
  entryId: z
    .int('validation.required')
    .min(1)
    .max(LARGEST)
    .nullable()
    .meta({ description: 'Null: an entry that has not been stored yet' }),
  ...written,
});
const version = z.int('validation.required').min(1).max(LARGEST);
const listQuery = z.strictObject({
  kind: kindId().optional(),
  entry: wholeNumberText(LARGEST).optional(),
});
const discardQuery = z.strictObject({ version: wholeNumberText(LARGEST) });

/** Working copies: what is changed and not published, kept here so that it is seen on every machine and by colleagues. */
export async function workingCopyRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  const config = { access: 'account' } as const;
  /** The copy, for whoever may edit its kind. */
  async function readOwn(id: number, admin: SignedIn): Promise<WorkingCopy> {
    const copy = await readWorkingCopy(db, id);
    requireFlag(admin, copy.kind);
    return copy;
  }

  staffRoute(app, {
    method: 'GET',
    url: WORKING_COPY_PATHS.list,
    config,
    docs: workingCopyDocs.list,
    input: { query: listQuery },
    handler: async ({ query: { kind, entry }, admin }) => {
      if (kind) requireFlag(admin, kind);
      const own = listOwnKinds(admin);
      return success({ list: await listWorkingCopies(db, kind ? [kind] : own, entry) });
    },
  });
  staffRoute(app, {
    method: 'GET',
    url: WORKING_COPY_PATHS.one(':id'),
    config,
    docs: workingCopyDocs.read,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) => success(await readOwn(id, admin)),
  });
  staffRoute(app, {
    method: 'POST',
    url: WORKING_COPY_PATHS.add,
    config,
    docs: workingCopyDocs.add,
    input: { body: addSchema },
    handler: async ({ body, admin }) => {
      requireFlag(admin, body.kind);
      return success(await addWorkingCopy(db, { id: admin.id, name: admin.name }, body));
    },
  });
  staffRoute(app, {
    method: 'PUT',
    url: WORKING_COPY_PATHS.one(':id'),
    config,
    docs: workingCopyDocs.change,
    input: { params: idParams, body: z.strictObject({ version, ...written }) },
    handler: async ({ params: { id }, body, admin }) => {
      const kind = kindOf((await readOwn(id, admin)).kind);
      const by = { id: admin.id, name: admin.name };
      return success(await changeWorkingCopy(db, by, { id, kind, ...body }));
    },
  });
  staffRoute(app, {
    method: 'PUT',
    url: WORKING_COPY_PATHS.schedule(':id'),
    config,
    docs: workingCopyDocs.schedule,
    input: { params: idParams, body: z.strictObject({ version, at: momentOrNone() }) },
    handler: async ({ params: { id }, body, admin }) => {
      const copy = await readOwn(id, admin);
      return success(await scheduleCopy(deps, admin, copy, body));
    },
  });
  staffRoute(app, {
    method: 'DELETE',
    url: WORKING_COPY_PATHS.one(':id'),
    config,
    docs: workingCopyDocs.discard,
    input: { params: idParams, query: discardQuery },
    handler: async ({ params: { id }, query, admin }) => {
      await readOwn(id, admin);
      await discardWorkingCopy(db, { id, version: query.version });
      return success({ id });
    },
  });
}
