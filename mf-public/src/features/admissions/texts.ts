import type { Localised } from '@admissions/model';

export const TEXTS = {
  title: { 'zh-TW': '招生資訊', en: 'Admissions' },
  description: {
    'zh-TW':
      '元智大學的招生管道、名額與日程，以及入學獎勵、清寒補助、在學與國際學生獎助的金額、條件與期限。',
    en: 'The ways into Yuan Ze University with places and dates, and the scholarships with amounts, conditions and deadlines.',
  },
  lead: {
    'zh-TW': '從入學到畢業的獎助，一次看清楚。',
    en: 'Every way in, and the support from your first day to your degree.',
  },
  scholarships: { 'zh-TW': '獎助學金', en: 'Scholarships' },
  ask: { 'zh-TW': '直接問招生組', en: 'Ask the Office of Admissions' },
  phone: { 'zh-TW': '電話', en: 'Telephone' },
  email: { 'zh-TW': '電子郵件', en: 'E-mail' },
  hours: { 'zh-TW': '服務時間', en: 'Hours' },
  visit: { 'zh-TW': '預約校園參訪', en: 'Book a campus visit' },
  notices: { 'zh-TW': '看招生公告', en: 'Admissions notices' },
  audience: { 'zh-TW': '適用對象', en: 'Whom they are for' },
  otherAwards: { 'zh-TW': '看其餘{count}項獎助學金', en: 'See {count} more' },
  awardCount: { 'zh-TW': '共{count}項', en: '{count} in all' },
  deadline: { 'zh-TW': '期限', en: 'Deadline' },
  channels: { 'zh-TW': '招生管道與日程', en: 'Ways in and dates' },
  channelsLead: {
    'zh-TW': '先選你是誰，再看下一步是哪一天。',
    en: 'Say who you are, and see which day comes next.',
  },
  subscribe: { 'zh-TW': '訂閱日程（.ics）', en: 'Subscribe to the dates (.ics)' },
  who: { 'zh-TW': '對象', en: 'For whom' },
  noChannels: {
    'zh-TW': '管道整理中，請先看招生公告。',
    en: 'The ways in are being prepared; please see the admissions notices.',
  },
  ruler: { 'zh-TW': '接下來十二個月', en: 'The next twelve months' },
  applying: { 'zh-TW': '報名、上傳、選填', en: 'Applying' },
  happening: { 'zh-TW': '考試、放榜、報到', en: 'Tests, results, enrolment' },
  rulerInWords: { 'zh-TW': '用文字看這一年', en: 'The year in words' },
  next: { 'zh-TW': '；', en: '; ' },
  questions: { 'zh-TW': '常見問題', en: 'Questions and answers' },
  questionsMore: { 'zh-TW': '看{count}個問答', en: 'More questions ({count})' },
  channelMore: { 'zh-TW': '資格、辦法與重點條件', en: 'Who can apply, and how' },
  scores: { 'zh-TW': '用我的級分看看', en: 'Try it with my marks' },
  over: { 'zh-TW': '本年度已結束', en: 'Over for this year' },
  places: { 'zh-TW': '名額', en: 'Places' },
  apply: { 'zh-TW': '看簡章與報名', en: 'Brochure and application' },
  dot: { 'zh-TW': '・', en: ' · ' },
} satisfies Record<string, Localised>;
