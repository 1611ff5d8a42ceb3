import { pair } from '@admissions/model';
import { interview } from '@admissions/model/forms';
import { defineFormScreen } from '../lib/form-screen.ts';

export const interviewScreen = defineFormScreen<typeof interview>({
  form: interview,
  publicPage: '/formInterview',
  groups: [
    {
      title: pair('學校與聯絡人', 'School and contact'),
      fields: ['school', 'city', 'name', 'jobTitle', 'phone', 'mobile', 'email'],
    },
    {
      title: pair('希望的時間與方式', 'Wished time and way'),
      fields: ['dates', 'mode'],
    },
    {
      title: pair('學群與人數', 'Colleges and group'),
      fields: ['colleges', 'students', 'interviewers', 'remarks'],
    },
  ],
  heads: ['students'],
});
