import { choice, defineKind, named, optional, pair, text } from '../../kind/index.ts';
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
