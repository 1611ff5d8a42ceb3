import { BODY_CLIPBOARD, UNSAVED_PREFIX, UNSAVED_TTL_MS } from '@admissions/protocol';
import { deviceStorage } from '@admissions/store';

/** Keys of the account's unsaved drafts in this browser; none without storage. */
export const listUnsavedDrafts = (account: number) =>
  deviceStorage.names().filter((name) => name.startsWith(`${UNSAVED_PREFIX}${account} `));

/** Deletes the account's unsaved drafts and clipboard. */
export function deleteUnsavedDrafts(account: number) {
  for (const name of [...listUnsavedDrafts(account), BODY_CLIPBOARD]) deviceStorage.remove(name);
}

/** Deletes everybody's expired drafts; until then only their authors can read them. */
export function deleteExpiredDrafts(now = Date.now()) {
  for (const name of deviceStorage.names().filter((each) => each.startsWith(UNSAVED_PREFIX)))
    if (!(now - readDraftTime(name) < UNSAVED_TTL_MS)) deviceStorage.remove(name);
}

/** Time of the last edit in milliseconds; NaN when undated. */
function readDraftTime(name: string) {
  const stored = deviceStorage.readJson(name) as { at?: string } | null;
  return Date.parse(stored?.at ?? '');
}
