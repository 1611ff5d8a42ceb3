import { BODY_CLIPBOARD, DRAFT_PREFIX, DRAFT_TTL_MS } from '@admissions/protocol';
import { deviceStorage } from '@admissions/store';

/** The unsaved texts of an account that this browser keeps; none when it keeps nothing. */
export const listUnsavedDrafts = (account: number): string[] =>
  deviceStorage.names().filter((name) => name.startsWith(`${DRAFT_PREFIX}${account} `));

/** Takes away what an account leaves in this browser: its unsaved texts, and what it copied. */
export function deleteUnsavedDrafts(account: number): void {
  for (const name of [...listUnsavedDrafts(account), BODY_CLIPBOARD]) deviceStorage.remove(name);
}

/** Takes away everybody's unsaved texts whose time is over; nobody but their authors can read them before. */
export function deleteExpiredDrafts(now = Date.now()): void {
  for (const name of deviceStorage.names().filter((each) => each.startsWith(DRAFT_PREFIX)))
    if (!(now - readDraftTime(name) < DRAFT_TTL_MS)) deviceStorage.remove(name);
}

/** When a text was typed last, in milliseconds; NaN where nothing says so. */
function readDraftTime(name: string): number {
  const stored = deviceStorage.readJson(name) as { at?: string } | null;
  return Date.parse(stored?.at ?? '');
}
