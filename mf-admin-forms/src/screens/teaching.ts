import { teaching } from '@admissions/contracts';
import { defineFormScreen } from '../lib/form-screen.ts';
import { collegeNames, contactLabels } from './contact.ts';

/** The guest lecture, as staff see it. */
export const teachingScreen = defineFormScreen<typeof teaching>({
  form: teaching,
  publicPage: '/formTeacher',
  labels: {
    ...contactLabels,
    topic: { 'zh-TW': '授課主題', en: 'Topic' },
    college: { 'zh-TW': '希望的學院', en: 'College wished' },
    grade: { 'zh-TW': '年級', en: 'Grade' },
    students: { 'zh-TW': '學生人數', en: 'Students' },
    periods: { 'zh-TW': '節數', en: 'Periods' },
    mode: { 'zh-TW': '進行方式', en: 'How' },
    equipment: { 'zh-TW': '現場設備', en: 'Equipment at hand' },
    remarks: { 'zh-TW': '備註', en: 'Remarks' },
    consent: { 'zh-TW': '個人資料告知事項', en: 'Personal-data notice' },
  },
  options: {
    topic: {
      ai: { 'zh-TW': '人工智慧', en: 'Artificial intelligence' },
      engineering: { 'zh-TW': '工程', en: 'Engineering' },
      business: { 'zh-TW': '商管', en: 'Business' },
      language: { 'zh-TW': '語言', en: 'Languages' },
      design: { 'zh-TW': '設計', en: 'Design' },
      medical: { 'zh-TW': '醫護', en: 'Medicine and nursing' },
      career: { 'zh-TW': '生涯探索', en: 'Careers' },
    },
    college: collegeNames,
    grade: {
      '10': { 'zh-TW': '高一', en: 'Grade 10' },
      '11': { 'zh-TW': '高二', en: 'Grade 11' },
      '12': { 'zh-TW': '高三', en: 'Grade 12' },
      mixed: { 'zh-TW': '混合年級', en: 'Mixed' },
    },
    mode: {
      onsite: { 'zh-TW': '到校', en: 'At their school' },
      online: { 'zh-TW': '線上視訊', en: 'Online' },
    },
  },
  groups: [
    {
      title: { 'zh-TW': '學校與聯絡人', en: 'School and contact' },
      fields: ['school', 'city', 'name', 'jobTitle', 'phone', 'mobile', 'email'],
    },
    {
      title: { 'zh-TW': '主題與對象', en: 'Topic and group' },
      fields: ['topic', 'college', 'grade', 'students'],
    },
    {
      title: { 'zh-TW': '希望的時間與方式', en: 'Wished time and way' },
      fields: ['dates', 'periods', 'mode', 'equipment', 'remarks'],
    },
  ],
  heads: ['students'],
});
