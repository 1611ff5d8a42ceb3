import { COLLEGE_NAMES, COLLEGES } from '../base/colleges.ts';
import { pair } from '../base/locale.ts';
import { boolean, integer, longText, optional, select, selects } from '../fields/index.ts';
import { closingLabels, contactFields, contactLabels, datesLabels, defineForm } from './form.ts';

export const interview = defineForm({
  name: 'interview',
  letter: 'I',
  label: pair('模擬面試申請', 'Mock interview request'),
  fields: {
    ...contactFields,
    colleges: selects(...COLLEGES),
    students: integer(1, 2000),
    interviewers: integer(1, 50),
    mode: select('onsite', 'campus', 'online'),
    remarks: optional(longText(1000)),
    consent: boolean(),
  },
  labels: {
    ...datesLabels,
    mode: pair('進行方式', 'How'),
    colleges: pair('面試學院', 'Colleges to interview for'),
    students: pair('學生人數', 'Number of students'),
    interviewers: pair('面試委員人數', 'Number of interviewers'),
    ...contactLabels,
    ...closingLabels,
  },
  options: {
    mode: {
      onsite: pair('委員到校', 'At your school'),
      campus: pair('學生到元智校園', 'On our campus'),
      online: pair('線上視訊', 'Online'),
    },
    colleges: COLLEGE_NAMES,
  },
});
