import { BODY_CLIPBOARD, DRAFT_LASTS, DRAFT_PREFIX } from '@admissions/protocol';
import { deviceStorage } from '@admissions/store';

/** The unsaved texts of an account that this browser keeps; none when it keeps nothing. */
export const findStoredTexts = (account: number): string[] =>
  deviceStorage.names().filter((name) => name.startsWith(`${DRAFT_PREFIX}${account} `));

/** Takes away what an account leaves in this browser: its unsaved texts, and what it copied. */
export function forgetTexts(account: number): void {
  for (const name of [...findStoredTexts(account), BODY_CLIPBOARD]) deviceStorage.remove(name);
}

/** Takes away everybody's unsaved texts whose time is over; nobody but their authors can read them before. */
export function forgetOldTexts(now = Date.now()): void {
  for (const name of deviceStorage.names().filter((each) => each.startsWith(DRAFT_PREFIX)))
    if (!(now - readTime(name) < DRAFT_LASTS)) deviceStorage.remove(name);
}

/** When a text was typed last, in milliseconds; NaN where nothing says so. */
function readTime(name: string): number {
  const stored = deviceStorage.readJson(name) as { at?: string } | null;
  return Date.parse(stored?.at ?? '');
}
