import { kindOf } from '@admissions/model/kinds';
import { BULK_FIELD_PATH, listBulkFields, MAX_BULK_ENTRIES } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { invalid } from '../../platform/http/http-error.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idNumber, uniqueRows } from '../../platform/validation/input-schemas.ts';
import { ref } from '../../platform/validation/json-schema.ts';
import type { Deps } from '../deps.ts';
import { editFieldOfMany } from '../write/bulk-change.ts';
import { kindId, requireFlag } from './entry-id.ts';

const bodySchema = z.strictObject({
  kind: kindId(),
  field: z.string('validation.required').min(1, 'validation.required').max(60),
  entries: uniqueRows(
    z.strictObject({
      id: idNumber(),
      revision: z.int().min(1).max(2_000_000_000),
      value: z.unknown().meta({ description: 'Same format as in an edit of the entry' }),
    }),
    MAX_BULK_ENTRIES,
  ),
});
const docs = {
  tags: ['drafts'],
  operationId: 'changeFieldOfMany',
  summary: 'One field of many entries, all or none',
  description:
    'Each entry has its revision and its new value. Accepted are the simple fields of a kind: texts except the title, days and times, numbers, switches, choices and relations. Entries that have the value already get no revision.',
  answer: ref('EntryRevisions'),
  conflicts:
    'data.conflicts lists each conflicting entry with the reason (older, missing, approval, refused with the message) and its current state',
};

/** `POST bulk_field`: edits one field of many entries, each checked like a single edit. */
export function bulkFieldRoute(app: FastifyInstance, deps: Deps) {
  staffRoute(app, {
    method: 'POST',
    url: BULK_FIELD_PATH,
    config: { access: 'account' },
    docs,
    input: { body: bodySchema },
    handler: async ({ body: { kind: ofKind, field, entries }, admin, locale }) => {
      requireFlag(admin, ofKind);
      const kind = kindOf(ofKind);
      if (!listBulkFields(kind).includes(field)) throw invalid({ field: 'validation.select' });
      const by = { by: admin, locale };
      return {
        entries: await editFieldOfMany(deps, kind, { field, entries }, by),
      };
    },
  });
}
