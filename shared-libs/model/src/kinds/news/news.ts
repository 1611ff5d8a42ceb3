import {
  boolean,
  defineKind,
  entryPage,
  named,
  optional,
  pair,
  relation,
  usual,
} from '../../kind/index.ts';

export const news = defineKind({
  id: 'news.news',
  label: pair('校園新聞', 'News'),
  fields: {
    category: named('分類', 'Category', relation('news.category')),
    title: usual.title(80),
    date: usual.date,
    pic: optional(usual.pic),
    summary: usual.summary,
    body: usual.body,
    link: optional(usual.link),
    pinned: named('置頂', 'Pinned', boolean()),
    clickCount: usual.clickCount,
  },
  order: ['-pinned', '-date', '-id'],
  siteSearch: { day: 'date' },
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
