import type { AnyKind, Locale } from '@admissions/model';
import { RESULT_CODES } from '@admissions/protocol';
import type { NumberImport } from '@admissions/protocol/staff';
import { inArray } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { lockRows } from '../../content/write/change-many.ts';
import { storeChange, storeNew } from '../../content/write/write-entry.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { runAnnouncedTransaction } from '../../platform/db/changes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { formatIdRanges } from '../../platform/db/id-ranges.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { entryDrafts } from '../drafts/draft-table.ts';
import { addWorkingCopy } from '../drafts/drafts.ts';
import { planNumbers } from './plan-numbers.ts';
import type { NumberTarget } from './sheet-context.ts';

interface Write {
  by: SignedIn;
  isPublished: boolean;
}

/** Saves what the preview showed as drafts, or publishes it: all or nothing. */
export async function importNumbers(
  deps: Deps,
  { seen, isPublished, ...file }: NumberImport,
  { by, locale }: { by: SignedIn; locale: Locale },
): Promise<{ entries: number }> {
  const plan = await planNumbers(deps, file, { by, locale });
  const { faults, targets } = plan;
  if (faults.length > 0)
    throw new HttpError(RESULT_CODES.failed, 422, {
      message: 'listFile.faults',
      params: { count: faults.length },
    });
  if (plan.seen !== seen) throw createMoved();
  const kinds = [...new Set(targets.map(({ kind }) => kind))];
  return runAnnouncedTransaction(deps, async (tx) => {
    const ids: string[] = [];
    for (const kind of kinds) {
      const own = targets.filter((target) => target.kind === kind);
      const stored = await storeTargets(deps, tx, kind, own, { by, isPublished });
      ids.push(`${kind.slug} ${formatIdRanges(stored)}`);
    }
    await recordAudit(tx, {
      account: by,
      action: 'import_numbers',
      area: kinds[0]?.area ?? '',
      target: 'numbers',
      details: { ids: ids.join('; '), state: isPublished ? 'published' : 'draft' },
    });
    return { result: { entries: targets.length }, kinds: kinds.map(({ id }) => id) };
  });
}

const createMoved = () =>
  new HttpError(RESULT_CODES.failed, 409, { message: 'listFile.movedFile' });

/** Returns the ids. */
async function storeTargets(
  deps: Deps,
  tx: Tx,
  kind: AnyKind,
  targets: readonly NumberTarget[],
  { by, isPublished }: Write,
): Promise<number[]> {
  const rows = new Map(
    (
      await lockRows(
        tx,
        kind,
        targets.map(({ planned }) => planned.id ?? 0),
      )
    ).map((row) => [row.id, row]),
  );
  const ids: number[] = [];
  for (const { planned, draft } of targets) {
    const { id, revision, values, stored, edit = {} } = planned;
    if (stored) {
      const status = isPublished ? 'published' : 'draft';
      const added = await storeNew(deps, tx, { kind, by }, { ...stored, status });
      ids.push(added.id as number);
      continue;
    }
    const current = rows.get(id);
    if (id === null || !current || current.deletedAt !== null || current.revision !== revision)
      throw createMoved();
    ids.push(id);
    if (isPublished) {
      await storeChange(deps, tx, { kind, by, id, action: 'edit', values: () => edit }, current);
      if (draft) await tx.delete(entryDrafts).where(inArray(entryDrafts.id, [draft.id]));
    } else if (!draft) {
      const base = Object.fromEntries(
        Object.keys(values).map((name) => [name, planned.entry?.[name] ?? null]),
      );
      await addWorkingCopy({ orm: tx }, by, { kind: kind.id, entryId: id, changed: values, base });
    }
  }
  return ids;
}
