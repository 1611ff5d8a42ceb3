import type { AnyKind } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { requiredLine } from '@admissions/model/schema';
import {
  type Comparison,
  NAME_REVISION_PATH,
  REVISION_NAME_MAX,
  type RevisionNameWrite,
} from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { createNotFoundError } from '../../platform/http/http-error.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idNumber, olderRevision } from '../../platform/validation/input-schemas.ts';
import { ref } from '../../platform/validation/json-schema.ts';
import type { Deps } from '../deps.ts';
import { entryRevisions } from '../revisions/revision-table.ts';
import { type Editor, isRevisionOf, toHead } from '../revisions/revisions.ts';
import { kindId, requireFlag } from './entry-id.ts';

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

interface Naming extends Omit<RevisionNameWrite, 'kind'> {
  kind: AnyKind;
  by: Editor;
}
/** Sets or removes the name; throws "not found" for a missing revision. */
export async function nameRevision(
  { db }: Deps,
  { kind, id, to, name, by }: Naming,
): Promise<Comparison['to']> {
  return db.transaction(async (tx) => {
    const [named] = await tx
      .update(entryRevisions)
      .set({ name })
      .where(isRevisionOf(kind, id, to))
      .returning();
    if (!named) throw createNotFoundError();
    await recordAudit(tx, {
      account: by,
      action: `name_${kind.slug}`,
      area: kind.area,
      target: `${kind.slug}/${id}`,
      details: { revision: to, name },
    });
    return toHead(named);
  });
}
