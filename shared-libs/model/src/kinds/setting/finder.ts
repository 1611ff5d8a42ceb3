import {
  boolean,
  defineKind,
  defineSingleScreen,
  link,
  list,
  named,
  optional,
  pair,
  relation,
  text,
  texts,
} from '../../kind/index.ts';

/** Terms that people use for departments. */
export const finder = defineKind({
  id: 'setting.finder',
  label: pair('找學系', 'Department finder'),
  entryLabel: pair('找學系的設定', 'the department finder'),
  singleton: true,
  parts: {
    heading: pair('搜尋框', 'Search box'),
    synonyms: pair('同義詞', 'Words that mean the same'),
    notes: pair('說明', 'Notes'),
  },
  fields: {
    heading: named('區塊標題', 'Heading', text(40)),
    hint: named('提示', 'Hint', text(80)),
    countsEmpty: named('統計查無結果的詞', 'Count words that find nothing', boolean()),
    synonyms: named(
      '同義詞',
      'Words that mean the same',
      list({ words: named('詞', 'Words', texts(20)) }),
    ),
    notes: named(
      '說明（打了這些詞就會看到）',
      'Notes (shown when these words are typed)',
      list({
        words: named('詞', 'Words', texts(20)),
        text: named('說明', 'Note', text(160)),
        link: named('連結', 'Link', optional(link())),
        departments: named(
          '可以看的學系',
          'Departments to look at',
          list({
            department: named('學系', 'Department', relation('faculty.bachelorDepartment')),
          }),
        ),
      }),
    ),
  },
  public: { info: 'setting/finder_info' },
  page: null,
  shownOn: '/',
  screen: defineSingleScreen('edit_finder', { order: 3 }),
});
