import { pair } from '@admissions/model';
import { interview, teaching, visit } from '@admissions/model/forms';
import { defineFormScreen } from '../lib/form-screen.ts';

const CONTACT = {
  title: pair('學校與聯絡人', 'School and contact'),
  fields: ['school', 'city', 'name', 'jobTitle', 'phone', 'mobile', 'email'] as const,
};

export const visitScreen = defineFormScreen<typeof visit>({
  form: visit,
  publicPage: '/formVisit',
  groups: [
    {
      ...CONTACT,
      fields: ['audience', 'occasion', 'waiting', 'guardian', ...CONTACT.fields],
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

const interviewScreen = defineFormScreen<typeof interview>({
  form: interview,
  publicPage: '/formInterview',
  groups: [
    CONTACT,
    {
      title: pair('希望的時間與方式', 'Wished time and way'),
      fields: ['dates', 'mode'],
    },
    {
      title: pair('學院與人數', 'Colleges and group'),
      fields: ['colleges', 'students', 'interviewers', 'remarks'],
    },
  ],
  heads: ['students'],
});

const teachingScreen = defineFormScreen<typeof teaching>({
  form: teaching,
  publicPage: '/formTeacher',
  groups: [
    CONTACT,
    {
      title: pair('主題與對象', 'Topic and group'),
      fields: ['talk', 'topic', 'college', 'grade', 'students'],
    },
    {
      title: pair('希望的時間與方式', 'Wished time and way'),
      fields: ['dates', 'periods', 'mode', 'equipment', 'remarks'],
    },
  ],
  heads: ['students'],
});

/** All visitor forms, by name. */
export const SCREENS = { visit: visitScreen, interview: interviewScreen, teaching: teachingScreen };
