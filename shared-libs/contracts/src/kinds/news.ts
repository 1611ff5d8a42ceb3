import {
  boolean,
  counter,
  date,
  image,
  items,
  link,
  optional,
  relation,
  select,
  text,
} from '../fields/index.ts';
import { defineKind } from '../kind.ts';
import { TOPICS } from './choices.ts';

export const newsCategory = defineKind({
  area: 'news',
  name: 'category',
  label: { 'zh-TW': '新聞分類', en: 'News categories' },
  fields: { title: text(20), type: select('news', 'topic'), topic: optional(select(...TOPICS)) },
  columns: ['title', 'type', 'topic'],
  filters: ['type'],
  public: {
    list: 'category',
    info: 'category/:id',
    filters: { type: { field: 'type', by: 'equal' } },
  },
});

export const news = defineKind({
  area: 'news',
  name: 'news',
  label: { 'zh-TW': '校園新聞', en: 'News' },
  fields: {
    category: relation('news.category'),
    title: text(80),
    date: date(),
    pic: optional(image()),
    summary: text(200),
    body: items(),
    link: optional(link()),
    pinned: boolean(),
    clickCount: counter(),
  },
  order: ['-pinned', '-date', '-id'],
  search: ['title', 'summary'],
  columns: ['title', 'pic', 'category', 'date', 'pinned', 'clickCount'],
  filters: ['category', 'pinned'],
  public: {
    list: 'news',
    info: 'news/:id',
    counter: 'news/clickCount/:id',
    filters: {
      category: { field: 'category', by: 'equal' },
      title: { field: 'title', by: 'search' },
      year: { field: 'date', by: 'year' },
    },
  },
});
