import { interview } from '@admissions/contracts';
import { defineFormScreen } from '../lib/form-screen.ts';
import { collegeNames, contactLabels } from './contact.ts';

/** The mock interview, as staff see it. */
export const interviewScreen = defineFormScreen<typeof interview>({
  form: interview,
  publicPage: '/formInterview',
  labels: {
    ...contactLabels,
    colleges: { 'zh-TW': '面試學群', en: 'Colleges to interview for' },
    students: { 'zh-TW': '學生人數', en: 'Students' },
    interviewers: { 'zh-TW': '面試委員人數', en: 'Interviewers' },
    mode: { 'zh-TW': '進行方式', en: 'How' },
    remarks: { 'zh-TW': '備註', en: 'Remarks' },
    consent: { 'zh-TW': '個人資料告知事項', en: 'Personal-data notice' },
  },
  options: {
    colleges: collegeNames,
    mode: {
      onsite: { 'zh-TW': '委員到校', en: 'At their school' },
      campus: { 'zh-TW': '學生到元智校園', en: 'On our campus' },
      online: { 'zh-TW': '線上視訊', en: 'Online' },
    },
  },
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
