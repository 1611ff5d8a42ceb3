import { type Localised, pair } from '@admissions/model';
import type { BookingState } from '@admissions/protocol/forms';

export const STATES: Readonly<Record<BookingState, Localised>> = {
  booked: pair('已預約', 'Booked'),
  waiting: pair('候補中，還沒有名額', 'On the waiting list: no place yet'),
  offered: pair(
    '輪到你了：名額已經保留，招生組會和你確認',
    'It is your turn: a place is reserved, and the office confirms it with you',
  ),
  cancelled: pair('已取消', 'Cancelled'),
  done: pair('已完成', 'Done'),
};
export const TEXTS = {
  title: pair('我的預約', 'My booking'),
  description: pair(
    '用收據或確認信裡的專屬連結，查看、更改或取消校園參訪與活動的預約。',
    'See, change or cancel a booking by the private link in your receipt or letter.',
  ),
  lead: pair(
    '有這個連結的人都能更改或取消，請不要轉寄。',
    'Everybody who has this link can change or cancel: do not pass it on.',
  ),
  loading: pair('正在查詢你的預約', 'Looking for your booking'),
  noKey: pair(
    '這個網址沒有預約的專屬連結，請從收據或確認信打開。',
    'This address holds no private link: open the one in your receipt or letter.',
  ),
  help: pair(
    '需要協助，請來電或寫信，並告知申請編號。',
    'For help, call or write to us with the reference number.',
  ),
  asleep: pair(
    '這一頁需要JavaScript。沒有的話，請來電或寫信，並告知收據上的申請編號，我們會替你改期或取消，結果一樣。',
    'This page needs JavaScript. Without it, call or write to us with the reference number: we change or cancel for you.',
  ),
  state: pair('狀態', 'State'),
  reference: pair('申請編號', 'Reference number'),
  day: pair('日期', 'Day'),
  occasion: pair('活動', 'Event'),
  people: pair('人數', 'People'),
  change: pair('改到別的日子', 'Change the day'),
  newDay: pair('新的參訪日', 'The new day'),
  cancel: pair('取消預約', 'Cancel the booking'),
  keep: pair('保留預約', 'Keep the booking'),
  confirmCancel: pair(
    '確定取消預約嗎？名額會立刻讓給別人，取消之後不能復原。',
    'Cancel the booking? Your places go to others at once, and this cannot be undone.',
  ),
  again: pair('預約參訪', 'Book a visit'),
};
