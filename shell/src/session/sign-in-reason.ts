import { tabStorage } from '@admissions/store';

/** Where the tab keeps why it is at the sign-in page; not in the address, where anybody could write something. */
const NAME = 'sign-in-reason';

/** Keeps for the sign-in page why somebody is sent there. */
export const keepSignInReason = (reason: string): void => void tabStorage.write(NAME, reason);

/** Why this tab is at the sign-in page, said once; null when somebody just came. */
export function takeSignInReason(): string | null {
  const reason = tabStorage.read(NAME);
  tabStorage.remove(NAME);
  return reason;
}
