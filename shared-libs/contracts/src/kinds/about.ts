import {
  boolean,
  date,
  dateRange,
  files,
  image,
  items,
  link,
  list,
  longText,
  optional,
  select,
  text,
  video,
} from '../fields/index.ts';
import { defineKind } from '../kind.ts';

export const admissions = defineKind({
  area: 'about',
  name: 'admissions',
  label: { 'zh-TW': '招生管道', en: 'Admission channels' },
  fields: {
    title: text(40),
    level: select('bachelor', 'transfer', 'master', 'doctoral', 'international'),
    quota: optional(text(40)),
    summary: text(200),
    dates: list({ label: text(30), dates: dateRange() }),
    link: optional(link()),
    files: optional(files()),
    body: items(),
  },
  search: ['title', 'summary'],
  columns: ['title', 'level', 'quota', 'link'],
  filters: ['level'],
  public: {
    list: 'about/admissions_list',
    info: 'about/admissions_info/:id',
    filters: { level: { field: 'level', by: 'equal' }, title: { field: 'title', by: 'search' } },
  },
});

export const scholarships = defineKind({
  area: 'about',
  name: 'scholarships',
  label: { 'zh-TW': '獎助學金', en: 'Scholarships' },
  singleton: true,
  fields: {
    title: text(40),
    intro: longText(),
    awards: list({
      title: text(40),
      audience: select('new', 'current', 'international'),
      amount: text(60),
      condition: text(200),
      deadline: optional(text(40)),
    }),
    body: optional(items()),
  },
  public: { info: 'about/scholarships_info' },
});

export const filmedStory = defineKind({
  area: 'about',
  name: 'video',
  label: { 'zh-TW': '影音專區', en: 'Videos' },
  fields: {
    title: text(60),
    date: date(),
    category: select('campus', 'college', 'student', 'lecture'),
    video: video(),
    pic: image(),
    summary: optional(text(200)),
    featured: boolean(),
  },
  order: ['-featured', '-date', '-id'],
  search: ['title', 'summary'],
  columns: ['title', 'pic', 'category', 'date', 'featured'],
  filters: ['category', 'featured'],
  public: {
    list: 'about/video_list',
    info: 'about/video_info/:id',
    aliases: ['main/video/:id'],
    filters: {
      category: { field: 'category', by: 'equal' },
      title: { field: 'title', by: 'search' },
      year: { field: 'date', by: 'year' },
      featured: { field: 'featured', by: 'equal' },
    },
  },
});
