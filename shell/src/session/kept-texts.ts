import { BODY_CLIPBOARD, DRAFT_LASTS, DRAFT_PREFIX } from '@admissions/contracts';

/** The unsaved texts of an account that this browser keeps; none when it keeps nothing. */
export const draftsOf = (account: number): string[] =>
  names().filter((name) => name.startsWith(`${DRAFT_PREFIX}${account} `));

/** Takes away what an account leaves in this browser: its unsaved texts, and what it copied. */
export function forgetTexts(account: number): void {
  for (const name of [...draftsOf(account), BODY_CLIPBOARD]) remove(name);
}

/** Takes away everybody's unsaved texts whose time is over; nobody but their authors can read them before. */
export function forgetOldTexts(now = Date.now()): void {
  for (const name of names().filter((each) => each.startsWith(DRAFT_PREFIX)))
    if (!(now - momentOf(name) < DRAFT_LASTS)) remove(name);
}

function momentOf(name: string): number {
  try {
    return Date.parse((JSON.parse(localStorage.getItem(name) ?? '{}') as { at?: string }).at ?? '');
  } catch {
    return Number.NaN;
  }
}
function names(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
function remove(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {}
}
