import {
  boolean,
  choice,
  defineKind,
  entryPage,
  named,
  optional,
  pair,
  relation,
  text,
  usual,
} from '../../kind/index.ts';
import { TOPIC_NAMES } from '../../kind/labels.ts';

export const newsCategory = defineKind({
  id: 'news.category',
  label: pair('新聞分類', 'News categories'),
  fields: {
    title: named('分類名稱', 'Category', text(20)),
    type: named(
      '用途',
      'Used for',
      choice({ news: pair('新聞分類', 'News'), topic: pair('首頁主題', 'Home topic') }),
    ),
    topic: named('首頁主題', 'Home topic', optional(choice(TOPIC_NAMES))),
  },
  columns: ['title', 'type', 'topic'],
  filters: ['type'],
  rules: ['topicCategoryHasTopic'],
  public: {
    list: 'category',
    info: 'category/:id',
    filters: { type: { field: 'type', by: 'equal' } },
  },
  page: {
    page: '/news',
    entry: ({ id, type }) => (type === 'topic' ? '/#topics' : `/news?category=${id}`),
  },
  screen: { shape: 'page', page: 'list' },
});

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
  columns: ['title', 'category', 'date', 'pic', 'clickCount'],
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
