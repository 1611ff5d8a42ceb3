import type { AuditEntry } from '@admissions/protocol';

const MINUTE_MS = 60_000;
const toKey = ({ account, action, area, target, details }: AuditEntry) =>
  JSON.stringify([account, action, area, target, details]);

/** Newest first: neighbours that differ only by their time, within a minute, become one. */
export function mergeRepeated(entries: readonly AuditEntry[]): (AuditEntry & { times: number })[] {
  const merged: (AuditEntry & { times: number })[] = [];
  for (const entry of entries) {
    const last = merged.at(-1);
    if (
      last &&
      toKey(last) === toKey(entry) &&
      Date.parse(last.at) - Date.parse(entry.at) < MINUTE_MS
    )
      last.times += 1;
    else merged.push({ ...entry, times: 1 });
  }
  return merged;
}
