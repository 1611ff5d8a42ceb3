import type { AnyKind } from '@admissions/model';
import { buildEditSchema } from '@admissions/model/schema';
import type { Tx } from '../../platform/db/database.ts';
import { parseInput } from '../../platform/http/http-error.ts';
import { memoize } from '../../platform/memoize.ts';
import type { Deps } from '../deps.ts';
import { storedEntry } from '../read/read-entry.ts';
import type { Editor } from '../revisions/revisions.ts';
import type { Row } from '../schema/row.ts';
import { checkValues } from './check-values.ts';
import { cleanValues } from './clean-values.ts';
import { preserveUnknownItems } from './preserve-unknown-items.ts';
import { changeEntry } from './write-entry.ts';

interface Edit {
  kind: AnyKind;
  id: number;
  by: Editor;
  /** Runs in the same transaction. */
  within?: (tx: Tx) => Promise<void>;
}

const editSchemaOf = memoize(buildEditSchema);

/** Cleans and validates the resulting entry; only with `mayMiss` it may be incomplete. */
export async function readEdit(
  deps: Pick<Deps, 'db' | 'hooks'>,
  kind: AnyKind,
  body: unknown,
  current: Row,
  mayMiss = false,
): Promise<{ revision: number; values: Row }> {
  const { sent, restore } = preserveUnknownItems(kind, body, current);
  const { revision, ...changes } = parseInput(editSchemaOf(kind), cleanValues(kind, sent)) as {
    revision: number;
  } & Row;
  const values = restore(changes);
  await checkValues(deps, kind, { values, entry: { ...current, ...values }, mayMiss });
  return { revision, values };
}

/** Changes only the given fields, like the entry's form. */
export async function editFields(deps: Deps, { kind, id, by, within }: Edit, body: unknown) {
  const current = await storedEntry(deps, kind, id);
  const { revision, values } = await readEdit(deps, kind, body, current);
  await changeEntry(deps, {
    kind,
    by,
    action: 'edit',
    id,
    current,
    revision,
    ...(within && { within }),
    values: () => values,
  });
}
