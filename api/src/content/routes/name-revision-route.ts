import { kindOf } from '@admissions/model/kinds';
import { requiredLine } from '@admissions/model/schema';
import { NAME_REVISION_PATH, REVISION_NAME_MAX } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idNumber, olderRevision } from '../../platform/validation/input-schemas.ts';
import { ref } from '../../platform/validation/json-schema.ts';
import type { Deps } from '../deps.ts';
import { nameRevision } from '../revisions/name-revision.ts';
import { kindId } from './entry-id.ts';
import { requireFlag } from './require-flag.ts';

const bodySchema = z.strictObject({
  kind: kindId(),
  id: idNumber(),
  to: olderRevision('The revision'),
  name: requiredLine(REVISION_NAME_MAX).nullable(),
});
const docs = {
  tags: ['drafts'],
  operationId: 'nameRevision',
  summary: 'Name a revision of an entry',
  description: 'Null removes the name. The entry itself stays unchanged.',
  answer: ref('RevisionHead'),
  mayMiss: true,
};

export function nameRevisionRoute(app: FastifyInstance, deps: Deps) {
  staffRoute(app, {
    method: 'PUT',
    url: NAME_REVISION_PATH,
    config: { access: 'account' },
    docs,
    input: { body: bodySchema },
    handler: async ({ body: { kind: ofKind, ...naming }, admin }) => {
      requireFlag(admin, ofKind);
      const kind = kindOf(ofKind);
      return nameRevision(deps, { ...naming, kind, by: admin });
    },
  });
}
