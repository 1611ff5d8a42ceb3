import type { Localised } from '@admissions/model';
import type { DayRefusal, visit } from '@admissions/model/forms';

export const STEPS: readonly Localised[] = [
  {
    'zh-TW': '填寫學校、日期與人數，大約三分鐘。',
    en: 'Fill in school, days and numbers: about three minutes.',
  },
  {
    'zh-TW': '招生組在兩個工作天內來電確認行程。',
    en: 'The Office of Admissions calls within two working days to settle the visit.',
  },
  {
    'zh-TW': '當天由在學學長姐帶路，可加排學系講座與用餐。',
    en: 'Students of ours show you around; a talk and lunch can be added.',
  },
];
/** Next steps after a booking. */
export const OWN_STEPS: readonly Localised[] = [
  {
    'zh-TW': '選一天、留下聯絡方式，大約一分鐘。',
    en: 'Choose a day and say how to reach you: about a minute.',
  },
  {
    'zh-TW': '名額當下就為你保留，招生組會在兩個工作天內告訴你細節。',
    en: 'Your places are kept at once; the Office of Admissions tells you the details within two working days.',
  },
  {
    'zh-TW': '當天由在學學長姐帶路，不能來請用專屬連結取消，名額留給別人。',
    en: 'Students of ours show you around. If you cannot come, cancel by your private link, so that others can.',
  },
];
/** Why a day is unavailable, short enough for a calendar cell. */
export const BARS: Readonly<Record<DayRefusal, Localised>> = {
  full: { 'zh-TW': '額滿', en: 'Full' },
  closed: { 'zh-TW': '休息', en: 'Closed' },
  soon: { 'zh-TW': '太近', en: 'Too near' },
  weekday: { 'zh-TW': '不開放', en: 'Closed' },
};
/** Next steps after signing up. */
export const EVENT_STEPS: readonly Localised[] = [
  {
    'zh-TW': '留下姓名與聯絡方式，大約一分鐘。',
    en: 'Say who you are and how to reach you: about a minute.',
  },
  {
    'zh-TW': '名額當下就為你保留，招生組會在兩個工作天內告訴你細節。',
    en: 'Your places are kept at once; the Office of Admissions tells you the details within two working days.',
  },
  {
    'zh-TW': '不能來請用專屬連結取消，名額留給別人。',
    en: 'If you cannot come, cancel by your private link, so that others can.',
  },
];
/** Next steps on the waiting list. */
export const WAITING_STEPS: readonly Localised[] = [
  {
    'zh-TW': '這一場已經額滿：送出後會列入候補。',
    en: 'This event is full: what you send puts you on the waiting list.',
  },
  {
    'zh-TW': '有人取消時，招生組會依登記的先後聯絡你，請留下常用的聯絡方式。',
    en: 'When somebody cancels, the Office of Admissions calls those who wait in the order in which they came.',
  },
  {
    'zh-TW': '沒有接到通知，就還不算報名成功；可以同時看看其他場次。',
    en: 'Until you are told, you have no place; you can look at other events meanwhile.',
  },
];
/** The first question; the form follows. */
export const AUDIENCE_HINTS = {
  student: {
    'zh-TW': '自己或和同學來，選一天就好',
    en: 'By yourself or with friends: choose a day',
  },
  parent: { 'zh-TW': '和孩子一起來看校園', en: 'With your child: choose a day' },
  school: {
    'zh-TW': '帶全班或社團來，行程一起安排',
    en: 'With a class: we plan the visit together',
  },
  abroad: {
    'zh-TW': '境外學生與家人，可以用英文填寫',
    en: 'With your family or alone: choose a day',
  },
} satisfies Record<keyof (typeof visit)['options']['audience'], Localised>;
export const TEXTS = {
  who: { 'zh-TW': '誰要來', en: 'Who comes' },
  whoHint: {
    'zh-TW': '改選別的身分，已經填的內容都會留著。',
    en: 'You can change this: what you have typed stays.',
  },
  whoComes: { 'zh-TW': '誰來參加', en: 'Who comes' },
  group: { 'zh-TW': '老師要帶學生一起來？', en: 'A teacher who brings a class?' },
  groupLink: { 'zh-TW': '填學校參訪申請', en: 'Ask for a visit of your school' },
  which: { 'zh-TW': '報名哪一場', en: 'Which event' },
  eventGone: {
    'zh-TW': '這場活動已經不在網站上了。',
    en: 'This event is no longer on the site.',
  },
  otherEvents: { 'zh-TW': '看其他活動', en: 'See other events' },
  aboutEvent: { 'zh-TW': '活動說明', en: 'About the event' },
  day: { 'zh-TW': '哪一天來', en: 'When' },
  orEvent: { 'zh-TW': '或是報名一場活動', en: 'Or sign up for an event' },
  pickDay: { 'zh-TW': '從日曆選一天', en: 'Choose a day in the calendar' },
  pickDayHint: {
    'zh-TW': '選好會填入下面兩格；要更晚的日子或一段期間，請直接填日期',
    en: 'It is filled in below; for a later day or several days, enter the dates there',
  },
  meetingLabel: { 'zh-TW': '集合', en: 'Meeting' },
  myVisit: { 'zh-TW': '查看、改期或取消', en: 'See, change or cancel' },
  keepLink: {
    'zh-TW': '請保存上面的連結：它只屬於這份預約，不能來時請用它取消，名額留給別人。',
    en: 'Keep the link above: it belongs to this booking only. If you cannot come, cancel with it, so that others can.',
  },
  weekdays: {
    'zh-TW': '週一到週五；想在週末來，請寫在其他說明，我們來電商量',
    en: 'Monday to Friday; for a weekend, say so in the remarks and we will call you',
  },
  left: { 'zh-TW': '剩{left}', en: '{left} left' },
  noDays: {
    'zh-TW': '目前沒有可以預約的日子，請來電或寫信給招生組。',
    en: 'No day can be booked at the moment: please call or write to the Office of Admissions.',
  },
  taken: { 'zh-TW': '沒有可預約的日子', en: 'No day left' },
  daysComing: { 'zh-TW': '正在查詢可以預約的日子', en: 'Looking for the days that are free' },
  daysLost: { 'zh-TW': '查不到可以預約的日子。', en: 'The free days could not be read.' },
  daysAsleep: {
    'zh-TW': '沒有JavaScript也能預約：在這裡看好日子，再來電或寫信告訴我們日期、人數與姓名。',
    en: 'You can book without JavaScript: choose a day here, then call or write with the day, the number of people and your name.',
  },
  retry: { 'zh-TW': '再查一次', en: 'Try again' },
  reach: { 'zh-TW': '怎麼聯絡你', en: 'How to reach you' },
  reachHint: { 'zh-TW': '電話與電子郵件留一項就好', en: 'A number or an address: one is enough' },
  emailHint: { 'zh-TW': '方便我們寫信回覆你', en: 'So that we can write to you' },
  guardian: {
    'zh-TW': '家長知道我要來，也同意我參加（滿18歲由本人同意）',
    en: 'My parents know that I am coming and agree (from 18 on, I agree myself)',
  },
  minor: {
    'zh-TW': '未滿18歲的話，送出前請先告訴家長。',
    en: 'If you are under 18, please tell your parents before you send this.',
  },
  addToCalendar: { 'zh-TW': '加入行事曆（.ics）', en: 'Add to calendar (.ics)' },
  calendarTitle: { 'zh-TW': '元智大學校園參訪', en: 'Visit to Yuan Ze University' },
  description: {
    'zh-TW':
      '學生、家長自己選一天來，老師帶班來也可以：線上預約元智大學校園參訪，名額當下保留，招生組兩個工作天內回覆。',
    en: 'Book a campus visit online, by yourself, with your family or for your school; the Office of Admissions answers within two working days.',
  },
  lead: {
    'zh-TW': '自己來、和家人來、帶全班來，都可以。看看清水模校園、實驗室與宿舍。',
    en: 'Come by yourself, with your family or with your class, and see the campus, the laboratories and the dormitories.',
  },
  time: { 'zh-TW': '時間與人數', en: 'Days and numbers' },
  studentsHint: { 'zh-TW': '一起來的學生總數', en: 'All students who come along' },
  teachersHint: { 'zh-TW': '沒有請填0', en: '0 if there is none' },
  wishes: { 'zh-TW': '行程安排', en: 'The visit' },
} satisfies Record<string, Localised>;
