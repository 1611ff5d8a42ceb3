import type { Api } from '@admissions/api-client';
import type { SitePrivacy } from '@admissions/site-content';
import { privacy } from '@admissions/site-content';
import { toPrivacy } from '@admissions/site-content/settings';
import { loadSingle } from './public-reads.ts';

/** Null if it equals the built-in notice. */
export async function loadPrivacy(api: Api): Promise<SitePrivacy | null> {
  const entry = await loadSingle(api, 'setting/privacy_info');
  if (!entry) return null;
  const notice = toPrivacy(entry);
  return isSame(notice, privacy) ? null : notice;
}

const isSame = (one: SitePrivacy, other: SitePrivacy) => textsIn(one) === textsIn(other);
const textsIn = ({ version, updatedAt, title, intro, items, consentLabel, site }: SitePrivacy) =>
  JSON.stringify([
    version,
    updatedAt,
    ...[title, intro, consentLabel, site.title, site.text].map(both),
    ...items.flatMap((item) => [both(item.title), both(item.text)]),
  ]);
const both = (text: SitePrivacy['title']) => [text['zh-TW'], text.en];
