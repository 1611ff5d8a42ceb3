import {
  choice,
  defineKind,
  defineListScreenWithAdd,
  entryPage,
  list,
  named,
  pair,
  text,
  usual,
} from '../../kind/index.ts';

export const life = defineKind({
  id: 'college.life',
  label: pair('大學生活', 'University life'),
  entryLabel: pair('大學生活的文章', 'an article on life'),
  fields: {
    type: named(
      '分類',
      'Type',
      choice({
        1: pair('住宿與休閒', 'Dormitory and leisure'),
        2: pair('課輔與學習', 'Tutoring and learning'),
        3: pair('城市生活', 'City life'),
      }),
    ),
    title: usual.title(60),
    pic: usual.pic,
    summary: usual.summary,
    facts: named(
      '小檔案',
      'Facts',
      list({
        label: named('項目', 'What', text(20)),
        text: named('內容', 'Fact', text(60)),
      }),
    ),
    body: usual.body,
    clickCount: usual.clickCount,
  },
  columns: ['title', 'type', 'pic', 'clickCount'],
  filters: ['type'],
  public: {
    list: 'college/life_list',
    info: 'college/life_info/:id',
    counter: 'college/LifeClickCount/:id',
    filters: { type: { field: 'type', by: 'equal' }, title: { field: 'title', by: 'search' } },
  },
  page: entryPage('/life', '/lifeCont'),
  screen: defineListScreenWithAdd(
    'life',
    { order: 2, label: pair('大學生活', 'Life') },
    { body: 'edit_life_cont' },
  ),
});
