import { tabStorage } from '@admissions/store';

/** Where the tab keeps why it is at the sign-in page; not in the address, where anybody could write something. */
const STORAGE_KEY = 'sign-in-reason';

/** Keeps for the sign-in page why somebody is sent there. */
export const saveSignInReason = (reason: string): void =>
  void tabStorage.write(STORAGE_KEY, reason);

/** Why this tab is at the sign-in page, said once; null when somebody just came. */
export function consumeSignInReason(): string | null {
  const reason = tabStorage.read(STORAGE_KEY);
  tabStorage.remove(STORAGE_KEY);
  return reason;
}
