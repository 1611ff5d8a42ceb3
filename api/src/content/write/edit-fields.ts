import { isDeepStrictEqual } from 'node:util';
import { type AnyKind, BODY_ITEM_TYPES } from '@admissions/model';
import { buildEditSchema } from '@admissions/model/schema';
import { mapValues } from '../../platform/collections/map-values.ts';
import type { Tx } from '../../platform/db/database.ts';
import { parseInput } from '../../platform/http/http-error.ts';
import { memoize } from '../../platform/memoize.ts';
import type { Deps } from '../deps.ts';
import { storedEntry } from '../read/read-entry.ts';
import type { Editor } from '../revisions/revisions.ts';
import type { Row } from '../schema/tables.ts';
import { checkValues } from './check-values.ts';
import { cleanValues } from './clean-values.ts';
import { changeEntry } from './write-entry.ts';

interface Edit {
  kind: AnyKind;
  id: number;
  by: Editor;
  /** Runs in the same transaction. */
  beforeWrite?: (tx: Tx) => Promise<void>;
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
export async function editFields(deps: Deps, { kind, id, by, beforeWrite }: Edit, body: unknown) {
  const current = await storedEntry(deps, kind, id);
  const { revision, values } = await readEdit(deps, kind, body, current);
  await changeEntry(deps, {
    kind,
    by,
    action: 'edit',
    id,
    current,
    revision,
    ...(beforeWrite && { beforeWrite }),
    values: () => values,
  });
}

type Item = Record<string, unknown>;
interface PreservedItems {
  /** The input, with dividers in place of the preserved items. */
  sent: unknown;
  restore(values: Row): Row;
}

/** Retains content items of removed types: unchanged ones pass validation as dividers. */
function preserveUnknownItems(kind: AnyKind, sent: unknown, stored: Row): PreservedItems {
  const aside = new Map<string, Item>();
  if (typeof sent !== 'object' || sent === null) return { sent, restore: (values) => values };
  const through = mapValues(sent as Row, (value, name) => {
    if (kind.fields[name]?.type !== 'items' || !Array.isArray(value)) return value;
    const old = ((stored[name] ?? []) as Item[]).filter(isUnknown);
    return value.map((item: unknown, index) => {
      const original = old.find((each) => isDeepStrictEqual(each, item));
      if (!original) return item;
      aside.set(`${name}.${index}`, original);
      return { type: 'divider' };
    });
  });
  return {
    sent: through,
    restore: (values) =>
      mapValues(values, (value, name) =>
        Array.isArray(value)
          ? value.map((item: unknown, index) => aside.get(`${name}.${index}`) ?? item)
          : value,
      ),
  };
}

const isUnknown = ({ type }: Item) => !(BODY_ITEM_TYPES as readonly unknown[]).includes(type);
