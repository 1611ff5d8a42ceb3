import type { Localised } from '@admissions/contracts';

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
export const TEXTS = {
  description: {
    'zh-TW':
      '高中師生線上預約元智大學校園參訪：填寫日期、人數與想認識的學院，招生組兩個工作天內回覆，由在學學長姐帶路。',
    en: 'Book a campus visit for your school online: days, numbers and the colleges of interest; the Office of Admissions answers within two working days.',
  },
  lead: {
    'zh-TW': '帶同學來看看清水模校園、實驗室與宿舍。全年受理，平日上下午都可以安排。',
    en: 'Bring your students to see the campus, the laboratories and the dormitories. All year round, weekday mornings and afternoons.',
  },
  time: { 'zh-TW': '時間與人數', en: 'Days and numbers' },
  studentsHint: { 'zh-TW': '一起來的學生總數', en: 'All students who come along' },
  teachersHint: { 'zh-TW': '沒有請填0', en: '0 if there is none' },
  wishes: { 'zh-TW': '行程安排', en: 'The visit' },
} satisfies Record<string, Localised>;
