import type { AnyKind } from '@admissions/model';
import type { Comparison, Revision, RevisionNaming } from '@admissions/protocol/staff';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { notExists } from '../../platform/http/http-error.ts';
import type { Deps } from '../deps.ts';
import { entryRevisions } from './revision-table.ts';
import type { Editor } from './revisions.ts';

interface Naming extends Omit<RevisionNaming, 'kind'> {
  kind: AnyKind;
  by: Editor;
}
/** Gives a revision of an entry a name, or takes it away. Throws "there is no such thing" when there is no such revision. */
export async function nameRevision(
  { db }: Pick<Deps, 'db'>,
  { kind, id, to, name, by }: Naming,
): Promise<Comparison['to']> {
  return db.transaction(async (tx) => {
    const [named] = await tx
      .update(entryRevisions)
      .set({ name })
      .where(
        and(
          eq(entryRevisions.kind, kind.id),
          eq(entryRevisions.entryId, id),
          eq(entryRevisions.revision, to),
        ),
      )
      .returning({
        revision: entryRevisions.revision,
        at: entryRevisions.at,
        by: entryRevisions.by,
        action: entryRevisions.action,
        name: entryRevisions.name,
      });
    if (!named) throw notExists();
    await recordAudit(tx, {
      account: by,
      action: `name_${kind.slug}`,
      area: kind.area,
      target: `${kind.slug}/${id}`,
      details: { revision: to, name },
    });
    return { ...named, action: named.action as Revision['action'] };
  });
}
