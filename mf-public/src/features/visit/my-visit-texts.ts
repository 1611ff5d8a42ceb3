import type { Localised } from '@admissions/model';
import type { BookingState } from '@admissions/protocol/forms';

export const STATES: Readonly<Record<BookingState, Localised>> = {
  booked: { 'zh-TW': '已預約', en: 'Booked' },
  waiting: { 'zh-TW': '候補中，還沒有名額', en: 'On the waiting list: no place yet' },
  offered: {
    'zh-TW': '輪到你了：名額已經保留，招生組會和你確認',
    en: 'It is your turn: a place is reserved, and the office confirms it with you',
  },
  cancelled: { 'zh-TW': '已取消', en: 'Cancelled' },
  done: { 'zh-TW': '已完成', en: 'Done' },
};
export const TEXTS = {
  title: { 'zh-TW': '我的預約', en: 'My booking' },
  description: {
    'zh-TW': '用收據或確認信裡的專屬連結，查看、改期或取消校園參訪與活動的預約。',
    en: 'See, change or cancel a booking by the private link in your receipt or letter.',
  },
  lead: {
    'zh-TW': '有這個連結的人都能改期或取消，請不要轉寄。',
    en: 'Everybody who has this link can change or cancel: do not pass it on.',
  },
  loading: { 'zh-TW': '正在查詢你的預約', en: 'Looking for your booking' },
  noKey: {
    'zh-TW': '這個網址沒有預約的專屬連結，請從收據或確認信打開。',
    en: 'This address holds no private link: open the one in your receipt or letter.',
  },
  help: {
    'zh-TW': '需要協助，請來電{phone}或寫信到{email}，並告知申請編號。',
    en: 'For help, call {phone} or write to {email} with the reference number.',
  },
  asleep: {
    'zh-TW': '這一頁需要JavaScript；沒有的話，請來電或寫信，一樣可以改期或取消。',
    en: 'This page needs JavaScript. Without it, call or write to us: we change or cancel for you.',
  },
  state: { 'zh-TW': '狀態', en: 'State' },
  reference: { 'zh-TW': '申請編號', en: 'Reference number' },
  day: { 'zh-TW': '日期', en: 'Day' },
  occasion: { 'zh-TW': '活動', en: 'Event' },
  people: { 'zh-TW': '人數', en: 'People' },
  change: { 'zh-TW': '改到別的日子', en: 'Change the day' },
  newDay: { 'zh-TW': '新的參訪日', en: 'The new day' },
  cancel: { 'zh-TW': '取消預約', en: 'Cancel the booking' },
  confirmCancel: {
    'zh-TW': '確定取消預約嗎？名額會立刻讓給別人，取消之後不能復原。',
    en: 'Cancel the booking? Your places go to others at once, and this cannot be undone.',
  },
  again: { 'zh-TW': '重新預約', en: 'Book again' },
} satisfies Record<string, Localised>;
