import type { EntryOf } from '@admissions/model';
import type { office } from '@admissions/model/kinds';
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
});
