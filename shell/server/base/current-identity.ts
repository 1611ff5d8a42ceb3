import type { Answer } from '@admissions/contracts';
import { CODE } from '@admissions/contracts';
import type { SiteIdentity } from '@admissions/contracts/site';
import { identity } from '@admissions/contracts/site';
import { toIdentity } from '@admissions/contracts/site-settings';

/** Where pages read it. */
export const IDENTITY_PATH = '/api/ap/setting/office_info';

let current: SiteIdentity = identity;
let last = '';

/** Whose the site is, as pages read it last: for what is written without asking anybody. */
export const currentIdentity = (): SiteIdentity => current;

/** Notes what the API answered to a page; what says nothing of it changes nothing. */
export function noteIdentity(text: string): void {
  if (text === last) return;
  last = text;
  try {
    const answer = JSON.parse(text) as Answer<Parameters<typeof toIdentity>[0]> | null;
    if (answer?.errorCode === CODE.success) current = toIdentity(answer.data);
    else if (answer?.errorCode === CODE.notExists) current = identity;
  } catch {
    // No answer of the API.
  }
}
