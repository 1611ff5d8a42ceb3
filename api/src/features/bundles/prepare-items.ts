import { type AnyKind, allows, type Flags } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import type { BundleItem } from '@admissions/protocol/staff';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { findParent, isVisible, type Row, tableOf } from '../../content/schema/tables.ts';
import { toFailure } from '../drafts/merge-with-live.ts';
import { type FoundSubject, mergeSubject, readSubject } from '../reviews/read-subject.ts';
import type { BundleItemRow } from './bundles.ts';

export interface PreparedItem
  extends Pick<BundleItem, 'title' | 'state' | 'fields' | 'unconfirmed' | 'hidden'> {
  item: BundleItemRow;
  kind: AnyKind;
  /** Null without the flag, and for a deleted subject. */
  found: FoundSubject | null;
  /** The changes that a publication writes. */
  values: Row;
  /** The revision that they are based on; null without a subject. */
  revision: number | null;
}
type Result = Pick<PreparedItem, 'state'> & Partial<PreparedItem>;

/** What this account would publish, with the reasons against it. */
export async function prepareItems(
  deps: Deps,
  items: readonly BundleItemRow[],
  by: { id: number; priv: Flags },
): Promise<PreparedItem[]> {
  const prepared: PreparedItem[] = [];
  for (const item of items) {
    const kind = kindOf(item.kind);
    const rest = {
      item,
      kind,
      title: item.title,
      fields: [],
      found: null,
      values: {},
      unconfirmed: 0,
      hidden: null,
    };
    const result = allows(by.priv, kind.area)
      ? await prepareItem(deps, item, by.id)
      : ({ state: 'right', title: '' } as const);
    prepared.push({ ...rest, revision: null, ...result });
  }
  for (const each of prepared)
    if (each.hidden === null && (await isParentHidden(deps, each, prepared)))
      each.hidden = 'parent';
  return prepared;
}

async function prepareItem(deps: Deps, item: BundleItemRow, byId: number): Promise<Result> {
  const result: Result = { state: 'ready' };
  try {
    const found = await readSubject(deps, item);
    const unconfirmed = await deps.hooks.countUnconfirmed(found.kind, item.entryId);
    Object.assign(result, { found, title: found.title, unconfirmed });
    if (item.after !== null) {
      const isSame = found.entry.revision === item.after;
      return {
        ...result,
        hidden: findHidden(found.entry),
        state: isSame ? 'published' : 'changed',
      };
    }
    return { ...result, ...(await prepareSubject(deps, found, byId)) };
  } catch (error) {
    const { reason, fields } = toFailure(error);
    return { ...result, state: reason, fields };
  }
}

async function prepareSubject(deps: Deps, found: FoundSubject, byId: number): Promise<Result> {
  const { kind, entry } = found;
  const merged = await mergeSubject(deps, found);
  if (merged.conflicts) return { state: 'conflict', fields: merged.conflicts };
  const status = entry.status === 'published' ? {} : { status: 'published' };
  const written = { values: { ...status, ...merged.values }, revision: merged.revision };
  if (Object.keys(written.values).length === 0) return { state: 'unchanged', ...written };
  const after = { ...entry, ...written.values };
  const by = { id: byId };
  const objection = await deps.hooks.findObjection(deps.db.orm, { kind, by, before: entry, after });
  return { state: objection ? 'approval' : 'ready', hidden: findHidden(after), ...written };
}

function findHidden({ publishAt, unpublishAt }: Row) {
  const isOver = (at: unknown) => Date.parse(String(at)) <= Date.now();
  if (unpublishAt && isOver(unpublishAt)) return 'ended';
  return publishAt && !isOver(publishAt) ? 'later' : null;
}

/** A parent in the same bundle counts as it will be. */
async function isParentHidden(
  { db }: Deps,
  { kind, found }: PreparedItem,
  all: readonly PreparedItem[],
) {
  const to = findParent(kind)?.to;
  if (!to || !found || found.parent === null) return false;
  const id = found.parent;
  const together = all.find(({ item }) => item.kind === to && item.entryId === id);
  if (together?.state === 'ready') return together.hidden !== null;
  const table = tableOf({ id: to });
  return (await db.orm.$count(table, and(eq(table.id, id), isVisible(table)))) === 0;
}

/** Without what only the server uses. */
export const toBundleItem = ({
  item,
  found,
  title,
  state,
  fields,
  unconfirmed,
  hidden,
}: PreparedItem) =>
  ({
    id: item.id,
    kind: item.kind,
    entryId: item.entryId,
    title,
    parent: found?.parent ?? null,
    state,
    fields: [...fields],
    unconfirmed,
    hidden,
  }) satisfies BundleItem;
