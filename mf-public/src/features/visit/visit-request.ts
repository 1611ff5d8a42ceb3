import type { Localised } from '@admissions/contracts';
import { visit } from '@admissions/contracts';
import { CLOSING_LABELS, CONTACT_LABELS, DATES_LABELS } from '../../lib/request/labels.ts';
import { defineRequest } from '../../lib/request/visitor-request.ts';

export const visitRequest = defineRequest(visit, {
  ...CONTACT_LABELS,
  ...DATES_LABELS,
  period: { 'zh-TW': '時段', en: 'Time of day' },
  grades: { 'zh-TW': '年級', en: 'Grades' },
  students: { 'zh-TW': '學生人數', en: 'Number of students' },
  teachers: { 'zh-TW': '隨行教師人數', en: 'Number of teachers' },
  colleges: { 'zh-TW': '想認識的學院', en: 'Colleges of interest' },
  arrival: { 'zh-TW': '交通方式', en: 'Arriving by' },
  needs: { 'zh-TW': '希望的安排', en: 'Wishes' },
  ...CLOSING_LABELS,
});
export const PERIODS: Record<'morning' | 'afternoon' | 'day', Localised> = {
  morning: { 'zh-TW': '上午', en: 'Morning' },
  afternoon: { 'zh-TW': '下午', en: 'Afternoon' },
  day: { 'zh-TW': '全天', en: 'Whole day' },
};
export const ARRIVALS: Record<'bus' | 'train' | 'other', Localised> = {
  bus: { 'zh-TW': '遊覽車', en: 'Coach' },
  train: { 'zh-TW': '火車', en: 'Train' },
  other: { 'zh-TW': '其他', en: 'Other' },
};
export const NEEDS: Record<'guide' | 'talk' | 'lunch' | 'accessible', Localised> = {
  guide: { 'zh-TW': '校園導覽', en: 'Campus tour' },
  talk: { 'zh-TW': '學系講座', en: 'Talk' },
  lunch: { 'zh-TW': '代訂午餐', en: 'Lunch' },
  accessible: { 'zh-TW': '無障礙協助', en: 'Accessibility' },
};
export const GRADES: Record<'高一' | '高二' | '高三', Localised> = {
  高一: { 'zh-TW': '高一', en: 'Grade 10' },
  高二: { 'zh-TW': '高二', en: 'Grade 11' },
  高三: { 'zh-TW': '高三', en: 'Grade 12' },
};
