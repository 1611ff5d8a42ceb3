import { teaching } from '@admissions/model/forms';
import { defineFormScreen } from '../lib/form-screen.ts';

export const teachingScreen = defineFormScreen<typeof teaching>({
  form: teaching,
  publicPage: '/formTeacher',
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
