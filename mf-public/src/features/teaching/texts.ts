import type { Localised } from '@admissions/model';

export const STEPS: readonly Localised[] = [
  {
    'zh-TW': '填寫日期、主題與節數，大約三分鐘。',
    en: 'Fill in days, topic and periods: about three minutes.',
  },
  {
    'zh-TW': '招生組在兩個工作天內來電，確認講師與上課時間。',
    en: 'The Office of Admissions calls within two working days to settle lecturer and time.',
  },
  {
    'zh-TW': '上課前一週寄上講師簡介與大綱，方便老師先向同學介紹。',
    en: 'A week before, we send the lecturer’s profile and an outline for your students.',
  },
];
export const TEXTS = {
  description: {
    'zh-TW':
      '高中線上申請元智大學到校授課與學群講座：主題任選、一節或兩節，講師由本校專任教師擔任，到校或線上都可以。',
    en: 'Ask for guest lectures online: a topic of your choice, one or two periods, given by full-time teachers of ours at your school or online.',
  },
  lead: {
    'zh-TW': '主題任選、一節或兩節，也可以配合彈性學習規劃連續課程。講師由本校專任教師擔任。',
    en: 'A topic of your choice, one or two periods, or a series for your flexible-learning hours, given by our full-time teachers.',
  },
  topic: { 'zh-TW': '主題與對象', en: 'Topic and audience' },
  studentsHint: { 'zh-TW': '一起上課的學生總數', en: 'All students in the lecture' },
  collegeHint: {
    'zh-TW': '不指定時，由招生組依主題安排',
    en: 'If you have no preference, we choose by topic',
  },
  time: { 'zh-TW': '時間與方式', en: 'Days and how' },
  periodsHint: { 'zh-TW': '一節50分鐘，最多20節', en: 'A period has 50 minutes; at most 20' },
  equipmentHint: {
    'zh-TW': '例如投影機、電腦教室、實驗桌',
    en: 'For example a projector, a computer room, lab benches',
  },
} satisfies Record<string, Localised>;
