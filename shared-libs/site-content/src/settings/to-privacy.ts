import type { EntryOf } from '@admissions/model';
import type { privacyNotice } from '@admissions/model/kinds';
import { privacy } from '../privacy.ts';
import type { SitePrivacy } from '../site-texts.ts';
import { pairWithFallback } from './to-menu.ts';

type NoticeEntry = Omit<EntryOf<typeof privacyNotice>, 'id' | 'sort' | 'updatedAt'>;

/** The personal-data notice from the setting. */
export const toPrivacy = (entry: NoticeEntry): SitePrivacy => ({
  version: entry.version,
  updatedAt: entry.updatedOn,
  title: pairWithFallback(entry.title, entry.titleEn),
  intro: pairWithFallback(entry.intro, entry.introEn),
  items: entry.items.map(({ title, titleEn, text, textEn }) => ({
    key: privacy.items.find((known) => known.title['zh-TW'] === title)?.key ?? title,
    title: pairWithFallback(title, titleEn),
    text: pairWithFallback(text, textEn),
  })),
  consentLabel: pairWithFallback(entry.consent, entry.consentEn),
  site: {
    title: pairWithFallback(entry.siteTitle, entry.siteTitleEn),
    text: pairWithFallback(entry.siteText, entry.siteTextEn),
  },
});
