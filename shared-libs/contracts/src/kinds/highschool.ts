import { COLLEGES } from '../colleges.ts';
import {
  dateRange,
  files,
  image,
  integer,
  items,
  link,
  optional,
  select,
  text,
} from '../fields/index.ts';
import { defineKind } from '../kind.ts';
import { TOPICS } from './choices.ts';

export const camp = defineKind({
  area: 'highschool',
  name: 'camp',
  label: { 'zh-TW': '營隊與先修課程', en: 'Camps and pre-courses' },
  fields: {
    type: select('camp', 'precourse'),
    title: text(60),
    pic: image(),
    summary: text(200),
    eventDates: dateRange(),
    registrationDates: dateRange(),
    place: text(40),
    audience: text(60),
    capacity: optional(integer(0, 100_000)),
    fee: optional(text(40)),
    contact: text(80),
    link: optional(link()),
    college: optional(select(...COLLEGES)),
    topic: optional(select(...TOPICS)),
    body: items(),
  },
  order: ['eventDates.begin'],
  search: ['title', 'summary'],
  columns: ['title', 'type', 'pic', 'eventDates', 'registrationDates', 'college', 'topic'],
  filters: ['type', 'college', 'topic'],
  public: {
    list: 'highschool/camp_list',
    info: 'highschool/camp_info/:id',
    filters: {
      type: { field: 'type', by: 'equal' },
      college: { field: 'college', by: 'equal' },
      title: { field: 'title', by: 'search' },
      year: { field: 'eventDates', by: 'year' },
    },
  },
});

export const staffService = defineKind({
  area: 'highschool',
  name: 'staffService',
  slug: 'staff_services',
  label: { 'zh-TW': '高中教職員服務', en: 'Services for high-school staff' },
  fields: {
    title: text(40),
    pic: image(),
    summary: text(200),
    body: items(),
    files: optional(files()),
    form: select('none', 'visit', 'interview', 'teaching'),
    link: optional(link()),
  },
  search: ['title', 'summary'],
  columns: ['title', 'pic', 'form', 'link'],
  filters: ['form'],
  public: { list: 'highschool/staff_services_list', info: 'highschool/staff_services_info/:id' },
});
