import type { Api } from '@admissions/api-client';
import { privacy } from '@admissions/site-content';
import { toPrivacy } from '@admissions/site-content/settings';
import { loadSingle } from './public-reads.ts';

/** Null if it equals the built-in notice. */
export async function loadPrivacy(api: Api) {
  const entry = await loadSingle(api, 'setting/privacy_info');
  if (!entry) return null;
  const notice = toPrivacy(entry);
  // Both have their keys in the same order.
  return JSON.stringify(notice) === JSON.stringify(privacy) ? null : notice;
}
