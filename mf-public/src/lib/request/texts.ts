import type { Localised } from '@admissions/contracts';

/** The words around the fields of every visitor form. */
export const TEXTS = {
  summary: { 'zh-TW': '你送出的內容', en: 'What you sent' },
  eyebrow: { 'zh-TW': '高中服務', en: 'High-school services' },
  about: { 'zh-TW': '申請說明', en: 'About this request' },
  after: { 'zh-TW': '申請之後', en: 'What happens next' },
  help: { 'zh-TW': '需要協助', en: 'Need help?' },
  contact: { 'zh-TW': '學校與聯絡人', en: 'School and contact person' },
  phoneHint: {
    'zh-TW': '例如03-0000-000，可加分機#123',
    en: 'For example 03-0000-000; add an extension as #123',
  },
  mobileHint: { 'zh-TW': '例如0900-000-000', en: 'For example 0900-000-000' },
  privacy: { 'zh-TW': '個人資料告知事項', en: 'Personal-data notice' },
  trap: { 'zh-TW': '網站', en: 'Website' },
  again: { 'zh-TW': '再填一份', en: 'Fill in another' },
} satisfies Record<string, Localised>;
