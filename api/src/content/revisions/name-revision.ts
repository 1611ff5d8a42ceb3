import type { AnyKind } from '@admissions/model';
import type { Comparison, RevisionNameWrite } from '@admissions/protocol/staff';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { createNotFoundError } from '../../platform/http/http-error.ts';
import type { Deps } from '../deps.ts';
import { entryRevisions } from './revision-table.ts';
import { type Editor, isRevisionOf, toHead } from './revisions.ts';

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
