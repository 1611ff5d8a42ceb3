import { pair } from '@admissions/model';
import { visit } from '@admissions/model/forms';
import { defineFormScreen } from '../lib/form-screen.ts';

export const visitScreen = defineFormScreen<typeof visit>({
  form: visit,
  publicPage: '/formVisit',
  groups: [
    {
      title: pair('對象', 'Who comes'),
      fields: ['audience', 'occasion', 'waiting', 'guardian'],
    },
    {
      title: pair('學校與聯絡人', 'School and contact'),
      fields: ['school', 'city', 'name', 'jobTitle', 'phone', 'mobile', 'email'],
    },
    {
      title: pair('希望的時間與人數', 'Wished time and group'),
      fields: ['dates', 'period', 'grades', 'students', 'teachers', 'people'],
    },
    {
      title: pair('行程與需求', 'Programme and needs'),
      fields: ['colleges', 'arrival', 'needs', 'remarks'],
    },
  ],
  heads: ['students', 'teachers', 'people'],
});
