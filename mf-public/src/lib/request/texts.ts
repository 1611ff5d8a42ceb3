import { type Localised, pair } from '@admissions/model';

export const TEXTS = {
  summary: pair('你送出的內容', 'What you sent'),
  eyebrow: pair('高中服務', 'High-school services'),
  about: pair('申請說明', 'About this request'),
  after: pair('三個步驟', 'Three steps'),
  staff: pair('高中教職員專區', 'High-school staff zone'),
  help: pair('需要協助', 'Need help?'),
  contact: pair('學校與聯絡人', 'School and contact person'),
  phoneHint: pair(
    '例如03-0000-000，可加分機#123',
    'For example 03-0000-000; add an extension as #123',
  ),
  mobileHint: pair('例如0900-000-000', 'For example 0900-000-000'),
  privacy: pair('個人資料告知事項', 'Personal-data notice'),
  trap: pair('網站', 'Website'),
  confirmOwn: pair(
    '確定送出嗎？送出後會給你一個專屬連結，可以查看或更改。',
    'Send this? You get a private link to see it or change it.',
  ),
  urgent: pair(
    '您填的內容都還在。急的話，請來電{phone}。',
    ' What you filled in is still here. If it is urgent, call {phone}.',
  ),
  waiting: pair('這一場額滿，已登記候補', 'Full: you are on the waiting list'),
  waitingText: pair(
    '現在還沒有名額。有人取消時，招生組會依登記的先後聯絡你；沒有接到通知，就還不算報名成功。',
    'There is no place for you yet. When somebody cancels, the Office of Admissions calls those who wait, in the order in which they came. Until then you have no place.',
  ),
  unsent: pair(
    '這份表單沒有送出：這一頁出了錯。您填的內容還在，請再送一次；還是不行，請來電{phone}或寫信到{email}。',
    'This form was not sent: something on this page failed. What you filled in is still here. Please send it again; if that fails, too, call {phone} or write to {email}.',
  ),
  mailed: pair(
    '確認信會寄到你留下的電子郵件。',
    'A confirmation is on its way to your e-mail address.',
  ),
  again: pair('再填一份', 'Fill in another'),
} satisfies Record<string, Localised | string>;
