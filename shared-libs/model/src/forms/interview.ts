import { COLLEGE_NAMES, COLLEGES } from '../base/colleges.ts';
import { boolean, integer, longText, optional, select, selects } from '../fields/index.ts';
import { closingLabels, contactFields, contactLabels, datesLabels } from './contact-fields.ts';
import { defineForm } from './form.ts';

export const interview = defineForm({
  name: 'interview',
  letter: 'I',
  label: { 'zh-TW': '模擬面試申請', en: 'Mock interview request' },
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
    ...contactLabels,
    ...datesLabels,
    mode: { 'zh-TW': '進行方式', en: 'How' },
    colleges: { 'zh-TW': '面試學群', en: 'Colleges to interview for' },
    students: { 'zh-TW': '學生人數', en: 'Number of students' },
    interviewers: { 'zh-TW': '面試委員人數', en: 'Number of interviewers' },
    ...closingLabels,
  },
  options: {
    mode: {
      onsite: { 'zh-TW': '委員到校', en: 'At your school' },
      campus: { 'zh-TW': '學生到元智校園', en: 'On our campus' },
      online: { 'zh-TW': '線上視訊', en: 'Online' },
    },
    colleges: COLLEGE_NAMES,
  },
});
