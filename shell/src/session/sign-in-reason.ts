import { tabStorage } from '@admissions/store';

/** In tab storage, not in the address, where anybody could inject a text. */
const STORAGE_KEY = 'sign-in-reason';

export const saveSignInReason = (reason: string) => void tabStorage.write(STORAGE_KEY, reason);

/** Read once; null without a reason. */
export function consumeSignInReason() {
  const reason = tabStorage.read(STORAGE_KEY);
  tabStorage.remove(STORAGE_KEY);
  return reason;
}
