import type { Localised } from '@admissions/contracts';
import { teaching } from '@admissions/contracts';
import { CLOSING_LABELS, CONTACT_LABELS, DATES_LABELS } from '../../lib/request/labels.ts';
import { defineRequest } from '../../lib/request/visitor-request.ts';

export const teachingRequest = defineRequest(teaching, {
  ...CONTACT_LABELS,
  topic: { 'zh-TW': '授課主題', en: 'Topic' },
  grade: { 'zh-TW': '年級', en: 'Grade' },
  students: { 'zh-TW': '學生人數', en: 'Number of students' },
  college: { 'zh-TW': '希望的學院', en: 'College wished' },
  ...DATES_LABELS,
  mode: { 'zh-TW': '進行方式', en: 'How' },
  periods: { 'zh-TW': '節數', en: 'Number of periods' },
  equipment: { 'zh-TW': '現場設備', en: 'Equipment at hand' },
  ...CLOSING_LABELS,
});
export const TOPICS: Record<
  'ai' | 'engineering' | 'business' | 'language' | 'design' | 'medical' | 'career',
  Localised
> = {
  ai: { 'zh-TW': '人工智慧', en: 'Artificial intelligence' },
  engineering: { 'zh-TW': '工程', en: 'Engineering' },
  business: { 'zh-TW': '商管', en: 'Business' },
  language: { 'zh-TW': '語言', en: 'Languages' },
  design: { 'zh-TW': '設計', en: 'Design' },
  medical: { 'zh-TW': '醫護', en: 'Medicine and nursing' },
  career: { 'zh-TW': '生涯探索', en: 'Finding one’s way' },
};
export const GRADES: Record<'10' | '11' | '12' | 'mixed', Localised> = {
  '10': { 'zh-TW': '高一', en: 'Grade 10' },
  '11': { 'zh-TW': '高二', en: 'Grade 11' },
  '12': { 'zh-TW': '高三', en: 'Grade 12' },
  mixed: { 'zh-TW': '混合年級', en: 'Mixed' },
};
export const MODES: Record<'onsite' | 'online', Localised> = {
  onsite: { 'zh-TW': '到校', en: 'At your school' },
  online: { 'zh-TW': '線上視訊', en: 'Online' },
};
