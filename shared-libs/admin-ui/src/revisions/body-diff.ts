import { type AnyItem, findLongestIncreasing } from '@admissions/model/merge';

export interface ItemChange {
  before: AnyItem | null;
  after: AnyItem | null;
  /** Index in the old and in the new body; null where it is missing. */
  from: number | null;
  to: number | null;
  isMoved: boolean;
  isChanged: boolean;
}

/** All items of both bodies: new ones in order, each removed one after its old predecessor. */
export function diffBodies(before: readonly AnyItem[], after: readonly AnyItem[]): ItemChange[] {
  const matches = matched(before, after);
  const staying = findLongestIncreasing(matches.filter((from) => from !== null));
  const changes = after.map((item, to): ItemChange => {
    const from = matches[to] ?? null;
    const old = from === null ? null : (before[from] ?? null);
    return {
      before: old,
      after: item,
      from,
      to,
      isMoved: from !== null && !staying.has(from),
      isChanged: old !== null && serializeItem(old) !== serializeItem(item),
    };
  });
  for (const [from, item] of before.entries()) {
    if (matches.includes(from)) continue;
    const gone: ItemChange = {
      before: item,
      after: null,
      from,
      to: null,
      isMoved: false,
      isChanged: false,
    };
    const behind = changes.findLastIndex(
      (change) => change.from !== null && change.from < from && !change.isMoved,
    );
    changes.splice(behind + 1, 0, gone);
  }
  return changes;
}

/** Old index of each new item: by key, else by content, else the next unmatched of its type. */
function matched(before: readonly AnyItem[], after: readonly AnyItem[]): (number | null)[] {
  const free = new Set(before.keys());
  const found: (number | null)[] = after.map(() => null);
  const match = (fits: (one: AnyItem, other: AnyItem) => boolean) => {
    for (const [to, item] of after.entries()) {
      if (found[to] !== null) continue;
      const from = [...free].find((each) => fits(before[each] as AnyItem, item));
      if (from === undefined) continue;
      found[to] = from;
      free.delete(from);
    }
  };
  match((one, other) => one.key !== undefined && one.key === other.key && one.type === other.type);
  const saying = new Map([...before, ...after].map((item) => [item, serializeItem(item)]));
  match((one, other) => saying.get(one) === saying.get(other));
  match(
    (one, other) => one.type === other.type && (one.key === undefined || other.key === undefined),
  );
  return found;
}

const serializeItem = (item: AnyItem): string => JSON.stringify({ ...item, key: undefined });
