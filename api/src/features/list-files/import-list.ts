import type { AnyKind } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { kindOf } from '@admissions/model/kinds';
import type { EntryDraft, ImportFile, ImportResult, ImportRow } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { inContentTransaction, lockRows, storeNew } from '../../content/write/write-entry.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { formatIdRanges } from '../../platform/db/id-ranges.ts';
import { HttpError, refused } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { addDraft } from '../drafts/drafts.ts';
import { createPlanned, type Planned, planImport } from './plan-import.ts';
import type { Importer } from './read-file.ts';

type SeenRow = Pick<ImportRow, 'line' | 'id' | 'revision'>;

/** Creates drafts of all given rows or none; fails with every row changed since the preview. */
export async function importList(
  deps: Deps,
  { rows: seen, ...file }: ImportFile & { rows: SeenRow[] },
  { by, locale }: Importer,
): Promise<ImportResult> {
  const kind = kindOf(file.kind);
  const { rows } = await planImport(deps, file, { by, locale });
  const moved = { field: '', message: formatMessage(locale, 'listFile.moved') };
  const chosen = seen.map(({ line, id, revision }): Planned => {
    const row = rows.find((each) => each.line === line) ?? createPlanned(null, line, '');
    const isAsSeen = row.id === id && row.revision === revision && row.state !== 'same';
    if (isAsSeen && rows.includes(row)) return row;
    return { ...row, id, revision, state: 'refused', faults: [...row.faults, moved] };
  });
  refuseAny(chosen);
  return inContentTransaction(deps, kind, async (tx) => {
    const added: ImportResult['added'] = [];
    const changed: ImportResult['changed'] = [];
    const locked = await lockRows(
      tx,
      kind,
      chosen.flatMap(({ id }) => id ?? []),
    );
    for (const row of chosen.filter(({ id }) => id !== null)) {
      const now = locked.find(({ id }) => id === row.id);
      if (now?.deletedAt !== null || now.revision !== row.revision) refuse(row, moved);
    }
    refuseAny(chosen);
    for (const row of chosen) {
      const { title, stored, id } = row;
      if (stored) {
        const draft = await storeNew(deps, tx, { kind, by }, { ...stored, status: 'draft' });
        added.push({ id: draft.id as number, title });
      } else if (id !== null) {
        await saveAsDraft(tx, by, kind, row).catch((error: unknown) => {
          if (!(error instanceof HttpError) || error.status !== 409) throw error;
          const { updatedBy: name = '' } = (error.details.data ?? {}) as Partial<EntryDraft>;
          const message = formatMessage(locale, 'listFile.hasCopy', { name });
          refuse(row, { field: '', message });
        });
        changed.push({ id, title });
      }
    }
    refuseAny(chosen);
    await recordAudit(tx, {
      account: by,
      action: 'import_list',
      area: kind.area,
      target: kind.slug,
      details: {
        added: formatIdRanges(added.map(({ id }) => id)),
        changed: formatIdRanges(changed.map(({ id }) => id)),
      },
    });
    return { added, changed };
  });
}

function refuse(row: Planned, fault: Planned['faults'][number]) {
  row.state = 'refused';
  row.faults.push(fault);
}
function refuseAny(rows: readonly Planned[]) {
  const wrong = rows.filter(({ state }) => state === 'refused').map(toImportRow);
  if (wrong.length > 0)
    throw refused(409, 'error.bulk', { params: { count: wrong.length }, data: { rows: wrong } });
}

/** The row without internal fields. */
export const toImportRow = ({
  values: _values,
  entry: _entry,
  stored: _stored,
  edit: _edit,
  faults,
  ...row
}: Planned): ImportRow => ({
  ...row,
  faults: faults.map(({ field, message }) => ({ field: field.split('.')[0] ?? '', message })),
});

/** Throws 409 when a colleague's draft exists. */
export const saveAsDraft = (
  tx: Tx,
  by: SignedIn,
  { id: kind }: AnyKind,
  { id, values, entry }: Planned,
) =>
  addDraft(tx, by, {
    kind,
    entryId: id as number,
    changed: values,
    base: Object.fromEntries(Object.keys(values).map((name) => [name, entry?.[name] ?? null])),
  });
