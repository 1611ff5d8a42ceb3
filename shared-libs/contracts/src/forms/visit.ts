import { boolean, dateRange, email, integer, longText, optional, phone, select, selects, text, texts } from '../fields/index.ts';
import { HUES } from '../hues.ts';
import { CITIES } from './cities.ts';
import { defineForm } from './form.ts';

/** The fields that all three forms ask for. */
export const contactFields = {
  school: text(60),
  city: select(...CITIES),
  name: text(30),
  jobTitle: text(30),
  phone: phone(),
  mobile: optional(phone()),
  email: email(),
  dates: dateRange(),
};

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
