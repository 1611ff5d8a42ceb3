import type { Answer } from '@admissions/protocol';
import { CODE } from '@admissions/protocol';
import type { SiteIdentity } from '@admissions/site-content';
import { identity } from '@admissions/site-content';
import { toIdentity } from '@admissions/site-content/settings';

/** Where pages read it. */
export const IDENTITY_PATH = '/api/ap/setting/office_info';

let current: SiteIdentity = identity;
let last = '';

/** Whose the site is, as pages read it last: for what is written without asking anybody. */
export const currentIdentity = (): SiteIdentity => current;

/** Notes what the API answered to a page; what says nothing of it changes nothing. */
export function updateIdentity(text: string): void {
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
