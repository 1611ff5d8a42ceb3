import type { Localised } from '../base/locale.ts';
import { dateRange, email, optional, phone, select, text } from '../fields/index.ts';
import { CITIES } from './cities.ts';

/** Fields of all three forms. */
export const contactFields = {
  school: text(60),
  city: select(...CITIES),
  name: text(30),
  jobTitle: text(30),
  phone: phone(),
  mobile: optional(phone()),
  email: email(),
  dates: dateRange(),
};

/** First fields of every form's page, in order. */
export const contactLabels = {
  school: { 'zh-TW': '學校名稱', en: 'School' },
  city: { 'zh-TW': '縣市', en: 'County or city' },
  name: { 'zh-TW': '聯絡人姓名', en: 'Contact person' },
  jobTitle: { 'zh-TW': '職稱', en: 'Job title' },
  phone: { 'zh-TW': '聯絡電話', en: 'Telephone' },
  mobile: { 'zh-TW': '手機', en: 'Mobile' },
  email: { 'zh-TW': '電子郵件', en: 'E-mail' },
} satisfies Record<string, Localised>;
export const datesLabels = {
  dates: { 'zh-TW': '希望日期', en: 'Dates wished' },
  'dates.begin': { 'zh-TW': '希望日期（最早）', en: 'Earliest day' },
  'dates.end': { 'zh-TW': '希望日期（最晚）', en: 'Latest day' },
} satisfies Record<string, Localised>;
/** Last fields of every form's page. */
export const closingLabels = {
  remarks: { 'zh-TW': '其他說明', en: 'Remarks' },
  consent: { 'zh-TW': '個人資料告知事項', en: 'Personal-data notice' },
} satisfies Record<string, Localised>;
