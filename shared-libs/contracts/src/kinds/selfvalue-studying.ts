import { COLLEGES } from '../colleges.ts';
import {
  image,
  integer,
  items,
  link,
  list,
  longText,
  optional,
  select,
  text,
} from '../fields/index.ts';
import { defineKind } from '../kind.ts';

export const digitalPic = defineKind({
  area: 'selfvalue',
  name: 'digitalPic',
  label: { 'zh-TW': '增能學習', en: 'Digital learning' },
  singleton: true,
  fields: {
    title: text(40),
    intro: longText(),
    steps: list({ title: text(20), text: text(120) }),
    pics: list({ title: text(40), pic: image() }),
  },
  public: { info: 'selfvalue/digitalPic_info' },
});

export const apply = defineKind({
  area: 'selfvalue',
  name: 'apply',
  label: { 'zh-TW': '跨域申請', en: 'How to study across fields' },
  fields: {
    title: text(40),
    pic: image(),
    summary: text(200),
    body: items(),
    link: optional(link()),
  },
  search: ['title', 'summary'],
  columns: ['title', 'pic', 'link'],
  public: { list: 'selfvalue/apply_list', info: 'selfvalue/apply_info/:id' },
});

export const course = defineKind({
  area: 'selfvalue',
  name: 'course',
  label: { 'zh-TW': '跨域課程', en: 'Courses across fields' },
  fields: {
    title: text(40),
    unit: text(40),
    credits: optional(integer(0, 200)),
    pic: optional(image()),
    summary: text(200),
    body: items(),
    link: optional(link()),
  },
  search: ['title', 'unit', 'summary'],
  columns: ['title', 'unit', 'credits', 'pic'],
  public: {
    list: 'selfvalue/course_list',
    info: 'selfvalue/course_info/:id',
    filters: { title: { field: 'title', by: 'search' } },
  },
});

export const crossDepartment = defineKind({
  area: 'selfvalue',
  name: 'department',
  label: { 'zh-TW': '跨域單位', en: 'Units for cross-domain study' },
  fields: {
    title: text(40),
    titleEn: optional(text(80)),
    pic: image(),
    summary: text(200),
    body: items(),
    link: optional(link()),
  },
  search: ['title', 'titleEn', 'summary'],
  columns: ['title', 'pic', 'link'],
  public: { list: 'selfvalue/department_list', info: 'selfvalue/department_info/:id' },
});

export const practice = defineKind({
  area: 'selfvalue',
  name: 'practice',
  label: { 'zh-TW': '實習就業', en: 'Internships' },
  fields: {
    title: text(60),
    company: text(40),
    college: optional(select(...COLLEGES)),
    pic: image(),
    summary: text(200),
    body: items(),
    pics: list({ title: text(40), pic: image() }),
  },
  search: ['title', 'company', 'summary'],
  columns: ['title', 'company', 'college', 'pic'],
  filters: ['college'],
  public: {
    list: 'selfvalue/practice_list',
    info: 'selfvalue/practice_info/:id',
    parts: { 'selfvalue/practice_pic/:id': 'pics' },
    filters: {
      college: { field: 'college', by: 'equal' },
      title: { field: 'title', by: 'search' },
    },
    omit: ['pics'],
  },
});
