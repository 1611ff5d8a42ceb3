import { type Localised, pair } from '@admissions/model';
import type { DayRefusal, visit } from '@admissions/model/forms';

export const STEPS: readonly Localised[] = [
  pair(
    '填寫學校、日期與人數，大約三分鐘。',
    'Fill in school, days and numbers: about three minutes.',
  ),
  pair(
    '招生組在兩個工作天內來電確認行程。',
    'The Office of Admissions calls within two working days to settle the visit.',
  ),
  pair(
    '當天由在學學長姐帶路，可加排學系講座與用餐。',
    'Students of ours show you around; a talk and lunch can be added.',
  ),
];
/** Next steps after a booking. */
export const OWN_STEPS: readonly Localised[] = [
  pair(
    '選一天、留下聯絡方式，大約一分鐘。',
    'Choose a day and say how to reach you: about a minute.',
  ),
  pair(
    '名額當下就為你保留，招生組會在兩個工作天內告訴你細節。',
    'Your places are kept at once; the Office of Admissions tells you the details within two working days.',
  ),
  pair(
    '當天由在學學長姐帶路，不能來請用專屬連結取消，名額留給別人。',
    'Students of ours show you around. If you cannot come, cancel by your private link, so that others can.',
  ),
];
/** Why a day is unavailable, short enough for a calendar cell. */
export const BARS: Readonly<Record<DayRefusal, Localised>> = {
  full: pair('額滿', 'Full'),
  closed: pair('休息', 'Closed'),
  soon: pair('太近', 'Too near'),
  weekday: pair('不開放', 'Closed'),
};
/** Next steps after signing up. */
export const EVENT_STEPS: readonly Localised[] = [
  pair('留下姓名與聯絡方式，大約一分鐘。', 'Say who you are and how to reach you: about a minute.'),
  pair(
    '名額當下就為你保留，招生組會在兩個工作天內告訴你細節。',
    'Your places are kept at once; the Office of Admissions tells you the details within two working days.',
  ),
  pair(
    '不能來請用專屬連結取消，名額留給別人。',
    'If you cannot come, cancel by your private link, so that others can.',
  ),
];
/** Next steps on the waiting list. */
export const WAITING_STEPS: readonly Localised[] = [
  pair(
    '這一場已經額滿：送出後會列入候補。',
    'This event is full: what you send puts you on the waiting list.',
  ),
  pair(
    '有人取消時，招生組會依登記的先後聯絡你，請留下常用的聯絡方式。',
    'When somebody cancels, the Office of Admissions calls those who wait in the order in which they came.',
  ),
  pair(
    '沒有接到通知，就還不算報名成功；可以同時看看其他場次。',
    'Until you are told, you have no place; you can look at other events meanwhile.',
  ),
];
/** The first question; the form follows. */
export const AUDIENCE_HINTS = {
  student: pair('自己或和同學來，選一天就好', 'By yourself or with friends: choose a day'),
  parent: pair('和孩子一起來看校園', 'With your child: choose a day'),
  school: pair('帶全班或社團來，行程一起安排', 'With a class: we plan the visit together'),
  abroad: pair('境外學生與家人，可以用英文填寫', 'With your family or alone: choose a day'),
} satisfies Record<keyof (typeof visit)['options']['audience'], Localised>;
export const TEXTS = {
  who: pair('誰要來', 'Who comes'),
  whoHint: pair(
    '改選別的身分，已經填的內容都會留著。',
    'You can change this: what you have typed stays.',
  ),
  whoComes: pair('誰來參加', 'Who comes'),
  group: pair('老師要帶學生一起來？', 'A teacher who brings a class?'),
  groupLink: pair('填學校參訪申請', 'Ask for a visit of your school'),
  which: pair('報名哪一場', 'Which event'),
  eventGone: pair('這場活動已經不在網站上了。', 'This event is no longer on the site.'),
  notOpen: pair(
    '這一場現在不能在這裡報名，請看活動說明的報名時間與方式。',
    'You cannot sign up for this event here today: see about the event when and how.',
  ),
  otherEvents: pair('看其他活動', 'See other events'),
  aboutEvent: pair('活動說明', 'About the event'),
  day: pair('哪一天來', 'When'),
  orEvent: pair('或是報名一場活動', 'Or sign up for an event'),
  pickDay: pair('從日曆選一天', 'Choose a day in the calendar'),
  pickDayHint: pair(
    '選好會填入下面兩格；要更晚的日子或一段期間，請直接填日期',
    'It is filled in below; for a later day or several days, enter the dates there',
  ),
  meetingLabel: pair('集合', 'Meeting'),
  myVisit: pair('查看、改期或取消', 'See, change or cancel'),
  myEvent: pair('查看或取消', 'See or cancel'),
  keepLink: pair(
    '請保存上面的連結：它只屬於這份預約，不能來時請用它取消，名額留給別人。',
    'Keep the link above: it belongs to this booking only. If you cannot come, cancel with it, so that others can.',
  ),
  weekdays: pair(
    '週一到週五；想在週末來，請寫在其他說明，我們來電商量',
    'Monday to Friday; for a weekend, say so in the remarks and we will call you',
  ),
  holiday: pair('國定假日', 'Public holiday'),
  left: pair('剩{left}', '{left} left'),
  noDays: pair(
    '目前沒有可以預約的日子，請來電或寫信給招生組。',
    'No day can be booked at the moment: please call or write to the Office of Admissions.',
  ),
  taken: pair('沒有可預約的日子', 'No day left'),
  daysComing: pair('正在查詢可以預約的日子', 'Looking for the days that are free'),
  daysLost: pair('查不到可以預約的日子。', 'The free days could not be read.'),
  retry: pair('再查一次', 'Try again'),
  reach: pair('怎麼聯絡你', 'How to reach you'),
  reachHint: pair(
    '電話或電子郵件，至少要留一項',
    'A number or an address: at least one is required',
  ),
  guardian: pair(
    '家長知道我要來，也同意我參加（滿18歲由本人同意）',
    'My parents know that I am coming and agree (from 18 on, I agree myself)',
  ),
  minor: pair(
    '未滿18歲的話，送出前請先告訴家長。',
    'If you are under 18, please tell your parents before you send this.',
  ),
  addToCalendar: pair('加入行事曆（.ics）', 'Add to calendar (.ics)'),
  calendarTitle: pair('元智大學校園參訪', 'Visit to Yuan Ze University'),
  description: pair(
    '學生、家長自己選一天來，老師帶班來也可以：線上預約元智大學校園參訪，名額當下保留，招生組兩個工作天內回覆。',
    'Book a campus visit online, by yourself, with your family or for your school; the Office of Admissions answers within two working days.',
  ),
  lead: pair(
    '自己來、和家人來、帶全班來，都可以。看看清水模校園、實驗室與宿舍。',
    'Come by yourself, with your family or with your class, and see the campus, the laboratories and the dormitories.',
  ),
  time: pair('時間與人數', 'Days and numbers'),
  studentsHint: pair('一起來的學生總數', 'All students who come along'),
  teachersHint: pair('沒有請填0', '0 if there is none'),
  wishes: pair('行程安排', 'The visit'),
};
