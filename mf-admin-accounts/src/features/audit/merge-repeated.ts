import type { AuditEntry } from '@admissions/protocol';

type Merged = AuditEntry & { times: number };
const toKey = ({ at, account, action, area, target, details }: AuditEntry) =>
  JSON.stringify([at.slice(0, 16), account, action, area, target, details]);

/** Neighbours of one minute that are alike become one. */
export function mergeRepeated(entries: readonly AuditEntry[]): Merged[] {
  const merged: Merged[] = [];
  for (const entry of entries) {
    const last = merged.at(-1);
    if (last && toKey(last) === toKey(entry)) last.times += 1;
    else merged.push({ ...entry, times: 1 });
  }
  return merged;
}
