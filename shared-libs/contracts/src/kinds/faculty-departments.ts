import {
  email,
  image,
  integer,
  items,
  link,
  list,
  optional,
  phone,
  relation,
  select,
  text,
  texts,
} from '../fields/index.ts';
import { defineKind } from '../kind.ts';
import type { FacultyLevel } from './choices.ts';

export const DEGREES = ['bachelor', 'master', 'doctoral', 'executive'] as const;
export const TEACHING_LANGUAGES = ['zh', 'en', 'both'] as const;

const fieldsOf = (level: FacultyLevel) => ({
  college: relation(`faculty.${level}`),
  title: text(40),
  titleEn: text(100),
  tagline: text(60),
  pic: image(),
  degree: select(...DEGREES),
  groups: texts(60),
  quota: optional(integer(0, 10_000)),
  language: select(...TEACHING_LANGUAGES),
  place: optional(text(40)),
  phone: optional(phone()),
  email: optional(email()),
  website: optional(link()),
  summary: text(200),
  courses: list({ year: text(20), titles: texts(60) }),
  careers: texts(60),
  channels: texts(60),
  body: items(),
});
const ownOf = <const L extends FacultyLevel>(level: L) => ({
  area: 'faculty' as const,
  name: `${level}Department` as const,
  search: ['title', 'titleEn', 'summary'] as const,
  columns: ['title', 'college', 'degree', 'language', 'quota', 'pic'] as const,
  filters: ['college', 'degree', 'language'] as const,
  public: {
    list: `faculty/${level}_department_list`,
    info: `faculty/${level}_department_info/:id`,
    // `id` is the college's.
    filters: {
      id: { field: 'college', by: 'equal' },
      college: { field: 'college', by: 'equal' },
      title: { field: 'title', by: 'search' },
      degree: { field: 'degree', by: 'equal' },
      language: { field: 'language', by: 'equal' },
    },
    omit: ['courses'],
  } as const,
});

export const bachelorDepartment = defineKind({
  ...ownOf('bachelor'),
  label: { 'zh-TW': '學士班學系', en: 'Departments, bachelor' },
  fields: fieldsOf('bachelor'),
});
export const masterDepartment = defineKind({
  ...ownOf('master'),
  label: { 'zh-TW': '碩博士班系所', en: 'Departments, graduate' },
  fields: { ...fieldsOf('master'), research: texts(60) },
});
export const specializedDepartment = defineKind({
  ...ownOf('specialized'),
  label: { 'zh-TW': '國際學院學系', en: 'Departments, International College' },
  // A programme that stands in the bachelor guide too is the `twin`; what is known of it is kept there.
  fields: {
    ...fieldsOf('specialized'),
    twin: optional(relation('faculty.bachelorDepartment')),
    bodyEn: optional(items()),
  },
});
