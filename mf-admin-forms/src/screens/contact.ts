import type { Hue, Localised } from '@admissions/contracts';

/** The words for the fields that every visitor form has. */
export const contactLabels = {
  school: { 'zh-TW': '學校', en: 'School' },
  city: { 'zh-TW': '縣市', en: 'County or city' },
  name: { 'zh-TW': '聯絡人', en: 'Contact' },
  jobTitle: { 'zh-TW': '職稱', en: 'Job title' },
  phone: { 'zh-TW': '電話', en: 'Phone' },
  mobile: { 'zh-TW': '手機', en: 'Mobile' },
  email: { 'zh-TW': '電子郵件', en: 'E-mail' },
  dates: { 'zh-TW': '希望日期', en: 'Wished dates' },
} satisfies Record<string, Localised>;

export const collegeNames = {
  international: { 'zh-TW': '國際學院', en: 'International College' },
  engineering: { 'zh-TW': '工程學院', en: 'Engineering' },
  management: { 'zh-TW': '管理學院', en: 'Management' },
  communications: { 'zh-TW': '電機通訊學院', en: 'Electrical and Communication' },
  informatics: { 'zh-TW': '資訊學院', en: 'Informatics' },
  humanities: { 'zh-TW': '人文社會學院', en: 'Humanities and Social Sciences' },
  medical: { 'zh-TW': '醫護學院', en: 'Medical and Nursing' },
} satisfies Record<Hue, Localised>;
