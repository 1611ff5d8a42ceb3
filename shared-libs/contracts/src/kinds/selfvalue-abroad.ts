import { date, image, items, link, optional, select, text } from '../fields/index.ts';
import { defineKind } from '../kind.ts';

export const exchange = defineKind({
  area: 'selfvalue',
  name: 'exchange',
  label: { 'zh-TW': '交換學生', en: 'Exchange' },
  fields: {
    title: text(60),
    region: select('asia', 'europe', 'americas', 'oceania'),
    country: text(20),
    pic: optional(image()),
    summary: text(200),
    body: items(),
    link: optional(link()),
  },
  search: ['title', 'country', 'summary'],
  columns: ['title', 'region', 'country', 'pic'],
  filters: ['region'],
  public: {
    list: 'selfvalue/exchange_list',
    info: 'selfvalue/exchange_info/:id',
    filters: { region: { field: 'region', by: 'equal' }, title: { field: 'title', by: 'search' } },
  },
});

export const volunteer = defineKind({
  area: 'selfvalue',
  name: 'volunteer',
  label: { 'zh-TW': '國際志工', en: 'Volunteering abroad' },
  fields: {
    title: text(60),
    country: text(20),
    date: date(),
    pic: image(),
    summary: text(200),
    body: items(),
  },
  order: ['-date'],
  search: ['title', 'country', 'summary'],
  columns: ['title', 'country', 'date', 'pic'],
  public: {
    list: 'selfvalue/volunteer_list',
    info: 'selfvalue/volunteer_info/:id',
    filters: { year: { field: 'date', by: 'year' } },
  },
});

export const dualDegree = defineKind({
  area: 'selfvalue',
  name: 'degree',
  label: { 'zh-TW': '雙聯學位', en: 'Dual degrees' },
  fields: {
    title: text(60),
    school: text(80),
    country: text(20),
    level: text(20),
    pic: optional(image()),
    summary: text(200),
    body: items(),
    link: optional(link()),
  },
  search: ['title', 'school', 'country', 'summary'],
  columns: ['title', 'school', 'country', 'level'],
  public: { list: 'selfvalue/degree_list', info: 'selfvalue/degree_info/:id' },
});

export const teachingAbroad = defineKind({
  area: 'selfvalue',
  name: 'teaching',
  label: { 'zh-TW': '海外實習與教學', en: 'Teaching abroad' },
  fields: { title: text(60), country: text(20), pic: image(), summary: text(200), body: items() },
  search: ['title', 'country', 'summary'],
  columns: ['title', 'country', 'pic'],
  public: { list: 'selfvalue/teaching_list', info: 'selfvalue/teaching_info/:id' },
});

export const partnerProgramme = defineKind({
  area: 'selfvalue',
  name: 'mit',
  label: { 'zh-TW': '國際夥伴計畫', en: 'Partner programme' },
  singleton: true,
  fields: {
    title: text(60),
    pic: image(),
    summary: text(200),
    body: items(),
    link: optional(link()),
  },
  public: { info: 'selfvalue/mit_info' },
});
