import { COLLEGE_NAMES, COLLEGES } from '../base/colleges.ts';
import {
  boolean,
  integer,
  longText,
  optional,
  select,
  selects,
  text,
  texts,
} from '../fields/index.ts';
import { closingLabels, contactFields, contactLabels, datesLabels } from './contact-fields.ts';
import { defineForm } from './form.ts';

const SCHOOL_FIELDS = [
  'school',
  'city',
  'name',
  'jobTitle',
  'phone',
  'mobile',
  'email',
  'dates',
  'period',
  'grades',
  'students',
  'teachers',
  'colleges',
  'arrival',
  'needs',
  'remarks',
  'consent',
] as const;
/** Students and parents come alone: no school, no coach, one contact. */
const individualVisit = {
  fields: ['event', 'camp', 'name', 'phone', 'email', 'dates', 'people', 'remarks', 'consent'],
  oneOf: ['phone', 'email'],
  isBooked: true,
  dayBy: ['event', 'camp'],
  labels: {
    name: { 'zh-TW': '姓名', en: 'Name' },
    phone: { 'zh-TW': '手機或電話', en: 'Mobile or telephone' },
    dates: { 'zh-TW': '參訪日', en: 'Day of the visit' },
    'dates.begin': { 'zh-TW': '參訪日', en: 'Day of the visit' },
    remarks: { 'zh-TW': '想看什麼、需要什麼協助', en: 'What you would like to see, or need' },
  },
} as const;

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
    colleges: optional(selects(...COLLEGES)),
    arrival: select('bus', 'train', 'other'),
    needs: optional(selects('guide', 'talk', 'lunch', 'accessible')),
    remarks: optional(longText(1000)),
    consent: boolean(),
    // Last, because programs of the office read earlier export columns by position.
    audience: optional(select('student', 'parent', 'school', 'abroad')),
    people: optional(integer(1, 5)),
    event: optional(integer(1, 999_999_999)),
    // Written by the API: the event's name at the booking.
    occasion: optional(text(120)),
    camp: optional(integer(1, 999_999_999)),
    // Written by the API: no seats were left.
    waiting: optional(boolean()),
    // For students who spend a day without their family.
    guardian: optional(boolean()),
  },
  labels: {
    audience: { 'zh-TW': '我是', en: 'I am' },
    event: { 'zh-TW': '報名的活動', en: 'Event' },
    camp: { 'zh-TW': '報名的營隊或課程', en: 'Camp or course' },
    occasion: { 'zh-TW': '活動名稱與時間', en: 'Name and time of the event' },
    waiting: { 'zh-TW': '候補', en: 'Waiting list' },
    guardian: { 'zh-TW': '家長同意', en: 'A parent’s consent' },
    ...contactLabels,
    ...datesLabels,
    period: { 'zh-TW': '時段', en: 'Time of day' },
    grades: { 'zh-TW': '年級', en: 'Grades' },
    people: { 'zh-TW': '一共幾個人來', en: 'How many come' },
    students: { 'zh-TW': '學生人數', en: 'Number of students' },
    teachers: { 'zh-TW': '隨行教師人數', en: 'Number of teachers' },
    colleges: { 'zh-TW': '想認識的學院', en: 'Colleges of interest' },
    arrival: { 'zh-TW': '交通方式', en: 'Arriving by' },
    needs: { 'zh-TW': '希望的安排', en: 'Wishes' },
    ...closingLabels,
  },
  audiences: {
    usual: 'school',
    of: {
      student: { ...individualVisit, fields: [...individualVisit.fields, 'guardian'] },
      parent: individualVisit,
      abroad: individualVisit,
      school: { fields: SCHOOL_FIELDS, isBooked: false, labels: {} },
    },
  },
  options: {
    audience: {
      student: { 'zh-TW': '學生', en: 'A student' },
      parent: { 'zh-TW': '家長', en: 'A parent' },
      school: { 'zh-TW': '學校老師', en: 'A teacher' },
      abroad: { 'zh-TW': '從境外來', en: 'A visitor from abroad' },
    },
    period: {
      morning: { 'zh-TW': '上午', en: 'Morning' },
      afternoon: { 'zh-TW': '下午', en: 'Afternoon' },
      day: { 'zh-TW': '全天', en: 'Whole day' },
    },
    // The label is sent, as staff have always read it.
    grades: {
      高一: { 'zh-TW': '高一', en: 'Grade 10' },
      高二: { 'zh-TW': '高二', en: 'Grade 11' },
      高三: { 'zh-TW': '高三', en: 'Grade 12' },
    },
    colleges: COLLEGE_NAMES,
    arrival: {
      bus: { 'zh-TW': '遊覽車', en: 'Coach' },
      train: { 'zh-TW': '火車', en: 'Train' },
      other: { 'zh-TW': '其他', en: 'Other' },
    },
    needs: {
      guide: { 'zh-TW': '校園導覽', en: 'Campus tour' },
      talk: { 'zh-TW': '學系講座', en: 'Talk' },
      lunch: { 'zh-TW': '代訂午餐', en: 'Lunch' },
      accessible: { 'zh-TW': '無障礙協助', en: 'Accessibility' },
    },
  },
});
