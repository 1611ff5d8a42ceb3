import { interview } from '@admissions/model/forms';
import { defineFormScreen } from '../lib/form-screen.ts';

export const interviewScreen = defineFormScreen<typeof interview>({
  form: interview,
  publicPage: '/formInterview',
  groups: [
    {
      title: { 'zh-TW': '學校與聯絡人', en: 'School and contact' },
      fields: ['school', 'city', 'name', 'jobTitle', 'phone', 'mobile', 'email'],
    },
    {
      title: { 'zh-TW': '希望的時間與方式', en: 'Wished time and way' },
      fields: ['dates', 'mode'],
    },
    {
      title: { 'zh-TW': '學群與人數', en: 'Colleges and group' },
      fields: ['colleges', 'students', 'interviewers', 'remarks'],
    },
  ],
  heads: ['students'],
});
