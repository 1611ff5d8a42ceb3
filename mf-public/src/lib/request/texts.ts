import type { Localised } from '@admissions/model';

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
  waiting: { 'zh-TW': '這一場額滿，已登記候補', en: 'Full: you are on the waiting list' },
  waitingText: {
    'zh-TW':
      '現在還沒有名額。有人取消時，招生組會依登記的先後聯絡你；沒有接到通知，就還不算報名成功。',
    en: 'There is no place for you yet. When somebody cancels, the Office of Admissions calls those who wait, in the order in which they came. Until then you have no place.',
  },
  unsent: {
    'zh-TW':
      '這份表單沒有送出：這一頁出了錯。您填的內容還在，請再送一次；還是不行，請來電{phone}或寫信到{email}。',
    en: 'This form was not sent: something on this page failed. What you filled in is still here. Please send it again; if that fails, too, call {phone} or write to {email}.',
  },
  mailed: {
    'zh-TW': '確認信會寄到你留下的電子郵件。',
    en: 'A confirmation is on its way to your e-mail address.',
  },
  again: { 'zh-TW': '再填一份', en: 'Fill in another' },
} satisfies Record<string, Localised | string>;
