import { pair } from '@admissions/model';
import { teaching } from '@admissions/model/forms';
import { defineFormScreen } from '../lib/form-screen.ts';

export const teachingScreen = defineFormScreen<typeof teaching>({
  form: teaching,
  publicPage: '/formTeacher',
  groups: [
    {
      title: pair('學校與聯絡人', 'School and contact'),
      fields: ['school', 'city', 'name', 'jobTitle', 'phone', 'mobile', 'email'],
    },
    {
      title: pair('主題與對象', 'Topic and group'),
      fields: ['topic', 'college', 'grade', 'students'],
    },
    {
      title: pair('希望的時間與方式', 'Wished time and way'),
      fields: ['dates', 'periods', 'mode', 'equipment', 'remarks'],
    },
  ],
  heads: ['students'],
});
