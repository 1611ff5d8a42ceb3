import type { Localised } from '@admissions/model';

export const TEXTS = {
  title: { 'zh-TW': '活動日曆', en: 'Calendar of events' },
  eyebrow: { 'zh-TW': '高中服務', en: 'High-school services' },
  description: {
    'zh-TW':
      '元智大學給高中生、家長、老師與準研究生的活動：一日大學生、家長訪校日、備審健檢、模擬面試、試聽、實驗室開放、說明會與營隊，日期、地點與剩餘名額一次看完。',
    en: 'What high-school students, parents, teachers and future graduate students can come to at Yuan Ze University: dates, places and how many places are left.',
  },
  lead: {
    'zh-TW': '挑一天，來看看真正的大學長什麼樣子。',
    en: 'Choose a day and see what a university is really like.',
  },
  who: { 'zh-TW': '我是', en: 'I am' },
  everybody: { 'zh-TW': '都看看', en: 'Everybody' },
  type: { 'zh-TW': '類型', en: 'Type' },
  college: { 'zh-TW': '學院', en: 'College' },
  allColleges: { 'zh-TW': '全校', en: 'All colleges' },
  allTypes: { 'zh-TW': '全部類型', en: 'All types' },
  count: { 'zh-TW': '接下來有{count}場', en: '{count} to come' },
  views: { 'zh-TW': '怎麼看', en: 'View' },
  list: { 'zh-TW': '列表', en: 'List' },
  months: { 'zh-TW': '月曆', en: 'Months' },
  table: { 'zh-TW': '{month}開始的活動', en: 'What begins in {month}' },
  none: {
    'zh-TW': '目前沒有符合的活動。換個條件看看，或直接預約一天來參訪。',
    en: 'Nothing matches at the moment. Try something else, or book a visit of your own.',
  },
  book: { 'zh-TW': '自己選一天參訪', en: 'Book a day of your own' },
  past: { 'zh-TW': '看已經結束的{count}場', en: 'Past ones ({count})' },
  subscribe: { 'zh-TW': '訂閱行事曆（.ics）', en: 'Subscribe to the calendar (.ics)' },
  when: { 'zh-TW': '時間', en: 'When' },
  place: { 'zh-TW': '地點', en: 'Place' },
  mode: { 'zh-TW': '方式', en: 'How' },
  audience: { 'zh-TW': '對象', en: 'For' },
  registration: { 'zh-TW': '報名期間', en: 'Registration' },
  places: { 'zh-TW': '名額', en: 'Places' },
  agenda: { 'zh-TW': '當天流程', en: 'Programme' },
  note: { 'zh-TW': '來之前', en: 'Before you come' },
  more: { 'zh-TW': '相關消息：', en: 'Read more: ' },
  register: { 'zh-TW': '我要報名', en: 'Sign up' },
  wait: { 'zh-TW': '登記候補', en: 'Join the waiting list' },
  addToCalendar: { 'zh-TW': '加入行事曆（.ics）', en: 'Add to calendar (.ics)' },
  others: { 'zh-TW': '接下來的活動', en: 'What comes next' },
  all: { 'zh-TW': '看整個活動日曆', en: 'The whole calendar' },
  closedText: {
    'zh-TW': '這場活動的報名已經截止。',
    en: 'Registration for this event has closed.',
  },
  fullText: {
    'zh-TW': '這一場已經額滿。登記候補後，有人取消時招生組會依先後聯絡你；也可以看看其他場次。',
    en: 'This event is full. On the waiting list you are called, in turn, when somebody cancels; or see the others.',
  },
  overText: { 'zh-TW': '這場活動已經結束。', en: 'This event is over.' },
  freeText: {
    'zh-TW': '不必報名，當天直接來就可以。',
    en: 'Nobody has to sign up: just come.',
  },
} satisfies Record<string, Localised>;
/** Monday first. */
export const WEEKDAYS: readonly Localised[] = [
  { 'zh-TW': '一', en: 'Mon' },
  { 'zh-TW': '二', en: 'Tue' },
  { 'zh-TW': '三', en: 'Wed' },
  { 'zh-TW': '四', en: 'Thu' },
  { 'zh-TW': '五', en: 'Fri' },
  { 'zh-TW': '六', en: 'Sat' },
  { 'zh-TW': '日', en: 'Sun' },
];
