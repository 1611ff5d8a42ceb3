import type { AnyKind } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { kindOf } from '@admissions/model/kinds';
import type { ImportFile, ImportResult, ImportRow } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { inContentTransaction, lockRows, storeNew } from '../../content/write/write-entry.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { formatIdRanges } from '../../platform/db/id-ranges.ts';
import { refused } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { addWorkingCopy } from '../drafts/drafts.ts';
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
  const wrong = chosen.filter(({ state }) => state === 'refused').map(toImportRow);
  if (wrong.length > 0)
    throw refused(409, 'error.bulk', { params: { count: wrong.length }, data: { rows: wrong } });
  return inContentTransaction(deps, kind, async (tx) => {
    const added: ImportResult['added'] = [];
    const changed: ImportResult['changed'] = [];
    // Concurrent imports of the same entries come one after the other.
    await lockRows(
      tx,
      kind,
      chosen.flatMap(({ id }) => id ?? []),
    );
    for (const row of chosen) {
      const { title, stored, id } = row;
      if (stored) {
        const draft = await storeNew(deps, tx, { kind, by }, { ...stored, status: 'draft' });
        added.push({ id: draft.id as number, title });
      } else if (id !== null) {
        await saveAsDraft(tx, by, kind, row);
        changed.push({ id, title });
      }
    }
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
  addWorkingCopy({ orm: tx }, by, {
    kind,
    entryId: id as number,
    changed: values,
    base: Object.fromEntries(Object.keys(values).map((name) => [name, entry?.[name] ?? null])),
  });
