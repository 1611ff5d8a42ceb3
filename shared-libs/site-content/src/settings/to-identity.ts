import type { EntryOf } from '@admissions/model';
import { buildTones } from '@admissions/model/brand-colors';
import type { office } from '@admissions/model/kinds';
import { identity } from '../identity.ts';
import type { SiteIdentity } from '../site-texts.ts';

export const toIdentity = (
  entry: Omit<EntryOf<typeof office>, 'id' | 'sort' | 'updatedAt'>,
): SiteIdentity => ({
  name: entry.name,
  nameShort: entry.school,
  nameEn: entry.nameEn,
  nameEnShort: entry.schoolEn,
  brand: {
    name: { 'zh-TW': entry.school, en: entry.brandEn },
    more: { 'zh-TW': entry.brandMore, en: entry.brandMoreEn },
  },
  office: entry.office,
  officeEn: entry.officeEn,
  phone: {
    number: entry.phone,
    label: entry.phoneNote ? `${entry.phone}（${entry.phoneNote}）` : entry.phone,
    labelEn: entry.phoneNoteEn ? `${entry.phone} (${entry.phoneNoteEn})` : entry.phone,
    demo: Boolean(entry.phoneNote),
  },
  email: { address: entry.email, demo: /[.@]example\./.test(entry.email) },
  line: entry.line?.href ?? '',
  hours: entry.hours,
  hoursEn: entry.hoursEn,
  address: entry.address,
  addressEn: entry.addressEn,
  mapUrl: entry.map.href,
  demoNotice: entry.notice ?? '',
  demoNoticeEn: entry.noticeEn ?? entry.notice ?? '',
  title: entry.pageTitle,
  look: toLook(entry),
});

type Look = Pick<EntryOf<typeof office>, 'logo' | 'mainColor' | 'accentColor'>;
/** An API of an older version does not send them. */
function toLook({ logo, mainColor, accentColor }: Partial<Look>): SiteIdentity['look'] {
  return {
    logo: logo?.url ?? '',
    logoWidth: logo?.url ? toLogoWidth(logo.width / logo.height) : identity.look.logoWidth,
    main: mainColor ?? '',
    accent: accentColor ?? '',
    dark: mainColor ? buildTones(mainColor).b950 : identity.look.dark,
  };
}
/** At a height of 40 pixels; wide ones become lower. */
const toLogoWidth = (ratio: number) => Math.round(Math.min(Math.max(ratio, 0.5), 4) * 40);
