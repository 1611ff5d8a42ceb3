import { COLLEGE_NAMES, COLLEGES } from '../base/colleges.ts';
import { pair } from '../base/locale.ts';
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
import { closingLabels, contactFields, contactLabels, datesLabels, defineForm } from './form.ts';

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
    name: pair('姓名', 'Name'),
    phone: pair('手機或電話', 'Mobile or telephone'),
    dates: pair('參訪日', 'Day of the visit'),
    'dates.begin': pair('參訪日', 'Day of the visit'),
    remarks: pair('想看什麼、需要什麼協助', 'What you would like to see, or need'),
  },
} as const;

export const visit = defineForm({
  name: 'visit',
  letter: 'V',
  label: pair('校園參訪申請', 'Campus visit request'),
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
    audience: pair('我是', 'I am'),
    event: pair('報名的活動', 'Event'),
    camp: pair('報名的營隊或課程', 'Camp or course'),
    occasion: pair('活動名稱與時間', 'Name and time of the event'),
    waiting: pair('候補', 'Waiting list'),
    guardian: pair('家長同意', 'A parent’s consent'),
    ...contactLabels,
    ...datesLabels,
    period: pair('時段', 'Time of day'),
    grades: pair('年級', 'Grades'),
    people: pair('一共幾個人來', 'How many come'),
    students: pair('學生人數', 'Number of students'),
    teachers: pair('隨行教師人數', 'Number of teachers'),
    colleges: pair('想認識的學院', 'Colleges of interest'),
    arrival: pair('交通方式', 'Arriving by'),
    needs: pair('希望的安排', 'Wishes'),
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
      student: pair('學生', 'A student'),
      parent: pair('家長', 'A parent'),
      school: pair('學校老師', 'A teacher'),
      abroad: pair('從境外來', 'A visitor from abroad'),
    },
    period: {
      morning: pair('上午', 'Morning'),
      afternoon: pair('下午', 'Afternoon'),
      day: pair('全天', 'Whole day'),
    },
    // The label is sent, as staff have always read it.
    grades: {
      高一: pair('高一', 'Grade 10'),
      高二: pair('高二', 'Grade 11'),
      高三: pair('高三', 'Grade 12'),
    },
    colleges: COLLEGE_NAMES,
    arrival: {
      bus: pair('遊覽車', 'Coach'),
      train: pair('火車', 'Train'),
      other: pair('其他', 'Other'),
    },
    needs: {
      guide: pair('校園導覽', 'Campus tour'),
      talk: pair('學系講座', 'Talk'),
      lunch: pair('代訂午餐', 'Lunch'),
      accessible: pair('無障礙協助', 'Accessibility'),
    },
  },
});
