import type { EntryOf } from '@admissions/model';
import type { privacyNotice } from '@admissions/model/kinds';
import { privacy } from '../privacy.ts';
import type { SitePrivacy } from '../site-texts.ts';
import { inBoth } from './to-menu.ts';

type NoticeEntry = Omit<EntryOf<typeof privacyNotice>, 'id' | 'sort' | 'updatedAt'>;

/** The personal-data notice from the setting. */
export const toPrivacy = (entry: NoticeEntry): SitePrivacy => ({
  version: entry.version,
  updatedAt: entry.updatedOn,
  title: inBoth(entry.title, entry.titleEn),
  intro: inBoth(entry.intro, entry.introEn),
  items: entry.items.map(({ title, titleEn, text, textEn }) => ({
    key: privacy.items.find((known) => known.title['zh-TW'] === title)?.key ?? title,
    title: inBoth(title, titleEn),
    text: inBoth(text, textEn),
  })),
  consentLabel: inBoth(entry.consent, entry.consentEn),
  site: {
    title: inBoth(entry.siteTitle, entry.siteTitleEn),
    text: inBoth(entry.siteText, entry.siteTextEn),
  },
});
