import { COLLEGE_NAMES, COLLEGES } from '../base/colleges.ts';
import { boolean, integer, longText, optional, select, text } from '../fields/index.ts';
import { closingLabels, contactFields, contactLabels, datesLabels } from './contact-fields.ts';
import { defineForm } from './form.ts';

export const teaching = defineForm({
  name: 'teaching',
  letter: 'T',
  label: { 'zh-TW': '到校授課申請', en: 'Guest lecture request' },
  fields: {
    ...contactFields,
    topic: select('ai', 'engineering', 'business', 'language', 'design', 'medical', 'career'),
    college: optional(select(...COLLEGES)),
    grade: select('10', '11', '12', 'mixed'),
    students: integer(1, 2000),
    periods: integer(1, 20),
    mode: select('onsite', 'online'),
    equipment: optional(text(120)),
    remarks: optional(longText(1000)),
    consent: boolean(),
  },
  labels: {
    ...contactLabels,
    topic: { 'zh-TW': '授課主題', en: 'Topic' },
    grade: { 'zh-TW': '年級', en: 'Grade' },
    students: { 'zh-TW': '學生人數', en: 'Number of students' },
    college: { 'zh-TW': '希望的學院', en: 'College wished' },
    ...datesLabels,
    mode: { 'zh-TW': '進行方式', en: 'How' },
    periods: { 'zh-TW': '節數', en: 'Number of periods' },
    equipment: { 'zh-TW': '現場設備', en: 'Equipment at hand' },
    ...closingLabels,
  },
  options: {
    topic: {
      ai: { 'zh-TW': '人工智慧', en: 'Artificial intelligence' },
      engineering: { 'zh-TW': '工程', en: 'Engineering' },
      business: { 'zh-TW': '商管', en: 'Business' },
      language: { 'zh-TW': '語言', en: 'Languages' },
      design: { 'zh-TW': '設計', en: 'Design' },
      medical: { 'zh-TW': '醫護', en: 'Medicine and nursing' },
      career: { 'zh-TW': '生涯探索', en: 'Finding one’s way' },
    },
    grade: {
      '10': { 'zh-TW': '高一', en: 'Grade 10' },
      '11': { 'zh-TW': '高二', en: 'Grade 11' },
      '12': { 'zh-TW': '高三', en: 'Grade 12' },
      mixed: { 'zh-TW': '混合年級', en: 'Mixed' },
    },
    college: COLLEGE_NAMES,
    mode: {
      onsite: { 'zh-TW': '到校', en: 'At your school' },
      online: { 'zh-TW': '線上視訊', en: 'Online' },
    },
  },
});
