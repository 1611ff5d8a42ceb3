import { visit } from '@admissions/model/forms';
import { defineFormScreen } from '../lib/form-screen.ts';

export const visitScreen = defineFormScreen<typeof visit>({
  form: visit,
  publicPage: '/formVisit',
  groups: [
    {
      title: { 'zh-TW': '對象', en: 'Who comes' },
      fields: ['audience', 'occasion', 'waiting', 'guardian'],
    },
    {
      title: { 'zh-TW': '學校與聯絡人', en: 'School and contact' },
      fields: ['school', 'city', 'name', 'jobTitle', 'phone', 'mobile', 'email'],
    },
    {
      title: { 'zh-TW': '希望的時間與人數', en: 'Wished time and group' },
      fields: ['dates', 'period', 'grades', 'students', 'teachers', 'people'],
    },
    {
      title: { 'zh-TW': '行程與需求', en: 'Programme and needs' },
      fields: ['colleges', 'arrival', 'needs', 'remarks'],
    },
  ],
  heads: ['students', 'teachers', 'people'],
});
