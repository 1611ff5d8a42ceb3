import { allows, privOf } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import type { WorkingCopyFailure } from '@admissions/protocol/staff';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { isApprovalRefusal } from '../../content/publication/publication.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import { changeEntry } from '../../content/write/write-entry.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { accounts } from '../identity/tables/accounts-tables.ts';
import { meetLive, readFailure } from './meet-live.ts';
import { workingCopies } from './working-copy-table.ts';

type Due = typeof workingCopies.$inferSelect & { entryId: number; dueAt: string; dueFor: Editor };

/** Publishes the drafts whose time has come, one after another; whoever comes first does it, in whichever process. One that cannot be published stays a draft and says why. */
export async function publishDue(deps: Deps): Promise<void> {
  const due = await deps.db.orm
    .select()
    .from(workingCopies)
    .where(and(lte(workingCopies.dueAt, new Date().toISOString()), isNull(workingCopies.failure)))
    .orderBy(asc(workingCopies.dueAt));
  for (const copy of due) {
    if (!isDue(copy)) continue;
    // One that fails for a reason that is not its own stands in nobody's way.
    await publish(deps, copy).catch((error: unknown) =>
      deps.log.warn({ err: error, draft: copy.id }, 'a due draft was not published; tried again'),
    );
  }
}

const isDue = (copy: typeof workingCopies.$inferSelect): copy is Due =>
  copy.entryId !== null && copy.dueAt !== null && copy.dueFor !== null;

async function publish(deps: Deps, copy: Due): Promise<void> {
  const failure = (await mayPublish(deps.db, copy))
    ? await write(deps, copy).catch(readFailureOnce)
    : ({ reason: 'right', fields: [] } as const);
  if (failure) await hold(deps.db, copy, { ...failure, fields: [...failure.fields] });
}

/** Writes what it makes of its entry, and ends it; answers with why it could not. */
async function write(deps: Deps, copy: Due): Promise<WorkingCopyFailure | null> {
  const kind = kindOf(copy.kind);
  const met = await meetLive(deps, kind, copy);
  if (met.conflicts) return { reason: 'conflict', fields: met.conflicts };
  await changeEntry(deps, {
    kind,
    by: copy.dueFor,
    action: 'edit',
    id: copy.entryId,
    revision: met.revision,
    noted: { scheduledFor: copy.dueAt },
    within: (tx) => end(tx, copy),
    values: () => met.values,
  });
  return null;
}

/** What is waited for is an approval; or somebody was faster, with the draft or with its entry: the next look starts anew. */
function readFailureOnce(error: unknown): WorkingCopyFailure | null {
  if (isApprovalRefusal(error)) return { reason: 'approval', fields: [] };
  if (error instanceof HttpError && error.status === 409) return null;
  return readFailure(error);
}

/** As it was read, and still to be published. */
const asRead = ({ id, version, dueAt }: Due) =>
  and(
    eq(workingCopies.id, id),
    eq(workingCopies.version, version),
    eq(workingCopies.dueAt, dueAt),
    isNull(workingCopies.failure),
  );

async function end(tx: Tx, copy: Due): Promise<void> {
  const gone = await tx
    .delete(workingCopies)
    .where(asRead(copy))
    .returning({ id: workingCopies.id });
  if (gone.length === 0) throw new HttpError(-1, 409);
}

async function hold(db: Database, copy: Due, failure: WorkingCopyFailure): Promise<void> {
  const kind = kindOf(copy.kind);
  await db.transaction(async (tx) => {
    const held = await tx
      .update(workingCopies)
      .set({ failure })
      .where(asRead(copy))
      .returning({ id: workingCopies.id });
    if (held.length === 0) return;
    await recordAudit(tx, {
      account: null,
      action: `hold_${kind.slug}`,
      area: kind.area,
      target: `${kind.slug}/${copy.entryId}`,
      details: { by: copy.dueFor.name, scheduledFor: copy.dueAt, fields: failure.fields },
    });
  });
}

/** Whether whoever wanted it could still publish it. */
async function mayPublish({ orm }: Pick<Database, 'orm'>, { dueFor, kind }: Due): Promise<boolean> {
  const [account] = await orm
    .select({ priv: accounts.priv })
    .from(accounts)
    .where(and(eq(accounts.id, dueFor.id), eq(accounts.active, true), isNull(accounts.deletedAt)));
  return account !== undefined && allows(privOf(account.priv), kindOf(kind).area);
}
