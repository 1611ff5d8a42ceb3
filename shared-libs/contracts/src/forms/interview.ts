import { boolean, integer, longText, optional, select, selects } from '../fields/index.ts';
import { HUES } from '../hues.ts';
import { contactFields } from './contact-fields.ts';
import { defineForm } from './form.ts';

export const interview = defineForm({
  name: 'interview',
  letter: 'I',
  label: { 'zh-TW': '模擬面試申請', en: 'Mock interview request' },
  fields: {
    ...contactFields,
    colleges: selects(...HUES),
    students: integer(1, 2000),
    interviewers: integer(1, 50),
    mode: select('onsite', 'campus', 'online'),
    remarks: optional(longText(1000)),
    consent: boolean(),
  },
});
