import { boolean, integer, longText, optional, select, text } from '../fields/index.ts';
import { HUES } from '../hues.ts';
import { contactFields } from './contact-fields.ts';
import { defineForm } from './form.ts';

export const teaching = defineForm({
  name: 'teaching',
  letter: 'T',
  label: { 'zh-TW': '到校授課申請', en: 'Guest lecture request' },
  fields: {
    ...contactFields,
    topic: select('ai', 'engineering', 'business', 'language', 'design', 'medical', 'career'),
    college: optional(select(...HUES)),
    grade: select('10', '11', '12', 'mixed'),
    students: integer(1, 2000),
    periods: integer(1, 20),
    mode: select('onsite', 'online'),
    equipment: optional(text(120)),
    remarks: optional(longText(1000)),
    consent: boolean(),
  },
});
