import {
  boolean,
  counter,
  date,
  image,
  items,
  labelled,
  link,
  named,
  optional,
  relation,
  text,
} from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { entryPage } from '../../kind/public-page.ts';

export const news = defineKind({
  id: 'news.news',
  label: { 'zh-TW': '校園新聞', en: 'News' },
  fields: {
    category: named('分類', 'Category', relation('news.category')),
    title: labelled(usual.title, text(80)),
    date: labelled(usual.date, date()),
    pic: labelled(usual.pic, optional(image())),
    summary: labelled(usual.summary, text(200)),
    body: labelled(usual.body, items()),
    link: labelled(usual.link, optional(link())),
    pinned: named('置頂', 'Pinned', boolean()),
    clickCount: labelled(usual.clickCount, counter()),
  },
  order: ['-pinned', '-date', '-id'],
  search: ['title', 'summary'],
  siteSearch: { summary: ['summary'], day: 'date' },
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
  page: entryPage('/news', '/newsCont'),
  screen: {
    shape: 'list',
    list: 'list',
    add: 'add',
    edit: 'edit',
    body: 'edit_cont',
    isHandwritten: true,
  },
});
