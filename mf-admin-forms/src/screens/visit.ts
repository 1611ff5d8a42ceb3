import { visit } from '@admissions/contracts';
import { defineFormScreen } from '../lib/form-screen.ts';
import { collegeNames, contactLabels } from './contact.ts';

/** The campus visit, as staff see it. */
export const visitScreen = defineFormScreen<typeof visit>({
  form: visit,
  publicPage: '/formVisit',
  labels: {
    ...contactLabels,
    period: { 'zh-TW': '時段', en: 'Time of day' },
    grades: { 'zh-TW': '年級', en: 'Grades' },
    students: { 'zh-TW': '學生人數', en: 'Students' },
    teachers: { 'zh-TW': '隨行教師', en: 'Teachers' },
    colleges: { 'zh-TW': '想了解的學院', en: 'Colleges of interest' },
    arrival: { 'zh-TW': '交通方式', en: 'Arrival' },
    needs: { 'zh-TW': '需要的安排', en: 'Arrangements' },
    remarks: { 'zh-TW': '備註', en: 'Remarks' },
    consent: { 'zh-TW': '個人資料告知事項', en: 'Personal-data notice' },
  },
  options: {
    period: {
      morning: { 'zh-TW': '上午', en: 'Morning' },
      afternoon: { 'zh-TW': '下午', en: 'Afternoon' },
      day: { 'zh-TW': '全日', en: 'All day' },
    },
    colleges: collegeNames,
    arrival: {
      bus: { 'zh-TW': '遊覽車', en: 'Coach' },
      train: { 'zh-TW': '火車', en: 'Train' },
      other: { 'zh-TW': '其他', en: 'Other' },
    },
    needs: {
      guide: { 'zh-TW': '校園導覽', en: 'Guided tour' },
      talk: { 'zh-TW': '學系說明', en: 'Talk' },
      lunch: { 'zh-TW': '代訂午餐', en: 'Lunch' },
      accessible: { 'zh-TW': '無障礙協助', en: 'Accessible route' },
    },
  },
  groups: [
    {
      title: { 'zh-TW': '學校與聯絡人', en: 'School and contact' },
      fields: ['school', 'city', 'name', 'jobTitle', 'phone', 'mobile', 'email'],
    },
    {
      title: { 'zh-TW': '希望的時間與人數', en: 'Wished time and group' },
      fields: ['dates', 'period', 'grades', 'students', 'teachers'],
    },
    {
      title: { 'zh-TW': '行程與需求', en: 'Programme and needs' },
      fields: ['colleges', 'arrival', 'needs', 'remarks'],
    },
  ],
  heads: ['students', 'teachers'],
});
