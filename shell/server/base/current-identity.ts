import { type Answer, RESULT_CODES } from '@admissions/protocol';
import { identity, type SiteIdentity } from '@admissions/site-content';
import { toIdentity } from '@admissions/site-content/settings';

export const IDENTITY_PATH = '/api/ap/setting/office_info';

let current: SiteIdentity = identity;
let last = '';

/** Cached from page reads, for documents written without an API request. */
export const currentIdentity = (): SiteIdentity => current;

/** Caches an API response; ignores one without an identity. */
export function updateIdentity(text: string) {
  if (text === last) return;
  last = text;
  try {
    const answer = JSON.parse(text) as Answer<Parameters<typeof toIdentity>[0]> | null;
    if (answer?.errorCode === RESULT_CODES.success) current = toIdentity(answer.data);
    else if (answer?.errorCode === RESULT_CODES.notExists) current = identity;
  } catch {
    // Not a response of the API.
  }
}
