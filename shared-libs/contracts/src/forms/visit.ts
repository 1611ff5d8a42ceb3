import { boolean, integer, longText, optional, select, selects, texts } from '../fields/index.ts';
import { HUES } from '../hues.ts';
import { contactFields } from './contact-fields.ts';
import { defineForm } from './form.ts';

export const visit = defineForm({
  name: 'visit',
  letter: 'V',
  label: { 'zh-TW': '校園參訪申請', en: 'Campus visit request' },
  fields: {
    ...contactFields,
    period: select('morning', 'afternoon', 'day'),
    grades: optional(texts(20)),
    students: integer(1, 2000),
    teachers: integer(0, 200),
    colleges: optional(selects(...HUES)),
    arrival: select('bus', 'train', 'other'),
    needs: optional(selects('guide', 'talk', 'lunch', 'accessible')),
    remarks: optional(longText(1000)),
    consent: boolean(),
  },
});
