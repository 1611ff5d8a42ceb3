import type { Localised } from '@admissions/contracts';

export const TEXTS = {
  title: { 'zh-TW': '營隊與先修課程', en: 'Camps and pre-courses' },
  eyebrow: { 'zh-TW': '高中服務', en: 'High-school services' },
  description: {
    'zh-TW':
      '元智大學給高中生的營隊與先修課程：報名中與即將開放的場次、日期、地點、名額、費用與截止日，也可以訂閱行事曆，開放報名就知道。',
    en: 'Camps and pre-courses for high-school students: open and coming registrations, dates, places, fees and deadlines.',
  },
  lead: { 'zh-TW': '先來當幾天大學生。', en: 'Be a university student for a few days first.' },
  type: { 'zh-TW': '類型', en: 'Type' },
  allTypes: { 'zh-TW': '全部類型', en: 'All types' },
  state: { 'zh-TW': '報名狀態', en: 'Registration' },
  allStates: { 'zh-TW': '全部狀態', en: 'All states' },
  college: { 'zh-TW': '學院', en: 'College' },
  allColleges: { 'zh-TW': '全部學院', en: 'All colleges' },
  count: { 'zh-TW': '共{count}個場次', en: '{count} in all' },
  none: {
    'zh-TW': '目前沒有符合的場次。也可以訂閱行事曆，開放報名就會知道。',
    en: 'Nothing matches at the moment. Subscribe to the calendar, and you will know when registration opens.',
  },
  past: { 'zh-TW': '看過去的{count}個場次', en: 'See {count} past ones' },
  subscribe: { 'zh-TW': '訂閱行事曆（.ics）', en: 'Subscribe to the calendar (.ics)' },
  days: { 'zh-TW': '只有一天也可以來', en: 'Or come for a day' },
  dates: { 'zh-TW': '活動日期', en: 'Dates' },
  registration: { 'zh-TW': '報名期間', en: 'Registration' },
  place: { 'zh-TW': '地點', en: 'Place' },
  audience: { 'zh-TW': '對象', en: 'For' },
  capacity: { 'zh-TW': '名額', en: 'Places' },
  people: { 'zh-TW': '{count}名', en: '{count}' },
  places: { 'zh-TW': '{count}名', en: '{count} places' },
  fee: { 'zh-TW': '費用', en: 'Fee' },
  contact: { 'zh-TW': '聯絡', en: 'Contact' },
  register: { 'zh-TW': '我要報名', en: 'Register' },
  wait: { 'zh-TW': '登記候補', en: 'Join the waiting list' },
  full: {
    'zh-TW': '這一場已經額滿。登記候補後，有人取消時招生組會依先後聯絡你；也可以看看其他場次。',
    en: 'This camp is full. On the waiting list you are called, in turn, when somebody cancels; or see the others.',
  },
  free: { 'zh-TW': '不必報名，當天直接來就可以。', en: 'Nobody has to sign up: just come.' },
  others: { 'zh-TW': '其他場次', en: 'Other camps' },
  dot: { 'zh-TW': '・', en: ' · ' },
} satisfies Record<string, Localised>;
