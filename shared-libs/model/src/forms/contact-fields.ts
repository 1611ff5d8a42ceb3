import { type Localised, pair } from '../base/locale.ts';
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
  school: pair('學校名稱', 'School'),
  city: pair('縣市', 'County or city'),
  name: pair('聯絡人姓名', 'Contact person'),
  jobTitle: pair('職稱', 'Job title'),
  phone: pair('聯絡電話', 'Telephone'),
  mobile: pair('手機', 'Mobile'),
  email: pair('電子郵件', 'E-mail'),
} satisfies Record<string, Localised>;
export const datesLabels = {
  dates: pair('希望日期', 'Dates wished'),
  'dates.begin': pair('希望日期（最早）', 'Earliest day'),
  'dates.end': pair('希望日期（最晚）', 'Latest day'),
} satisfies Record<string, Localised>;
/** Last fields of every form's page. */
export const closingLabels = {
  remarks: pair('其他說明', 'Remarks'),
  consent: pair('個人資料告知事項', 'Personal-data notice'),
} satisfies Record<string, Localised>;
