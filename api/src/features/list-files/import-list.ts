import type { AnyKind, Locale } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { kindOf } from '@admissions/model/kinds';
import { RESULT_CODES } from '@admissions/protocol';
import type { EntryDraft, ImportFile, ImportResult, ImportRow } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { lockRows } from '../../content/write/change-many.ts';
import { inContentTransaction, storeNew } from '../../content/write/write-entry.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { formatIdRanges } from '../../platform/db/id-ranges.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { addWorkingCopy } from '../drafts/drafts.ts';
import { type Planned, planImport } from './plan-import.ts';

interface ImportWrite extends ImportFile {
  rows: Pick<ImportRow, 'line' | 'id' | 'revision'>[];
}

/** Creates drafts of all given rows or none; fails with every row changed since the preview. */
export async function importList(
  deps: Deps,
  { rows: selected, ...file }: ImportWrite,
  { by, locale }: { by: SignedIn; locale: Locale },
): Promise<ImportResult> {
  const kind = kindOf(file.kind);
  const { rows } = await planImport(deps, file, { by, locale });
  const moved = { field: '', message: formatMessage(locale, 'listFile.moved') };
  const chosen = selected.map(({ line, id, revision }): Planned => {
    const row = rows.find((each) => each.line === line);
    if (!row) return createMissingRow(line, id, revision, moved);
    const isAsSeen = row.id === id && row.revision === revision && row.state !== 'same';
    return isAsSeen ? row : { ...row, state: 'refused', faults: [...row.faults, moved] };
  });
  refuseAny(chosen);
  return inContentTransaction(deps, kind, async (tx) => {
    const changed = chosen.filter(({ state }) => state === 'changed');
    await requireUnchanged(tx, kind, changed, moved);
    const added: ImportResult['added'] = [];
    for (const { stored, title } of chosen)
      if (stored) {
        const { id } = await storeNew(deps, tx, { kind, by }, { ...stored, status: 'draft' });
        added.push({ id: id as number, title });
      }
    for (const row of changed) await createDraft(tx, kind, row, { by, locale });
    refuseAny(chosen);
    const details = {
      added: formatIdRanges(added.map(({ id }) => id)),
      changed: formatIdRanges(changed.map(({ id }) => id ?? 0)),
    };
    await recordAudit(tx, {
      account: by,
      action: 'import_list',
      area: kind.area,
      target: kind.slug,
      details,
    });
    return { added, changed: changed.map(({ id, title }) => ({ id: id ?? 0, title })) };
  });
}

/** The row without internal fields. */
export const toImportRow = ({
  values: _,
  entry: __,
  stored: ___,
  edit: ____,
  ...row
}: Planned): ImportRow => row;

function refuseAny(rows: readonly Planned[]) {
  const refused = rows.filter(({ state }) => state === 'refused').map(toImportRow);
  if (refused.length > 0)
    throw new HttpError(RESULT_CODES.failed, 409, {
      message: 'error.bulk',
      params: { count: refused.length },
      data: { rows: refused },
    });
}

const createMissingRow = (
  line: number,
  id: number | null,
  revision: number | null,
  fault: ImportRow['faults'][number],
): Planned => ({
  line,
  id,
  revision,
  state: 'refused',
  title: '',
  changes: [],
  faults: [fault],
  values: {},
  entry: null,
});

/** Locks the entries in a fixed order; marks those changed since the preview. */
async function requireUnchanged(
  tx: Tx,
  kind: AnyKind,
  changed: readonly Planned[],
  moved: ImportRow['faults'][number],
) {
  if (changed.length === 0) return;
  const found = await lockRows(
    tx,
    kind,
    changed.map(({ id }) => id ?? 0),
  );
  for (const row of changed) {
    const now = found.find(({ id }) => id === row.id);
    if (now && now.deletedAt === null && now.revision === row.revision) continue;
    row.state = 'refused';
    row.faults.push(moved);
  }
  refuseAny(changed);
}

/** Creates the draft of a row; marks it when a colleague's draft exists. */
async function createDraft(
  tx: Tx,
  { id: kind }: AnyKind,
  row: Planned,
  { by, locale }: { by: SignedIn; locale: Locale },
) {
  const base = Object.fromEntries(
    Object.keys(row.values).map((name) => [name, row.entry?.[name] ?? null]),
  );
  try {
    await addWorkingCopy({ orm: tx }, by, {
      kind,
      entryId: row.id as number,
      changed: row.values,
      base,
    });
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409) throw error;
    const { updatedBy: name = '' } = (error.details.data ?? {}) as Partial<EntryDraft>;
    row.state = 'refused';
    row.faults.push({ field: '', message: formatMessage(locale, 'listFile.hasCopy', { name }) });
  }
}
