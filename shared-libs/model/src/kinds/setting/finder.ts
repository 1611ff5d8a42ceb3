import { pair } from '../../base/locale.ts';
import { boolean, labelled, list, relation, text, texts } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { defineSingleScreen } from '../../kind/staff-screen.ts';

/** Terms that people use for departments. */
export const finder = defineKind({
  id: 'setting.finder',
  label: pair('找學系', 'Department finder'),
  entryLabel: { 'zh-TW': '找學系的設定', en: 'the department finder' },
  singleton: true,
  fields: {
    heading: labelled(pair('區塊標題', 'Heading'), text(40)),
    hint: labelled(pair('提示', 'Hint'), text(80)),
    countsEmpty: labelled(pair('統計查無結果的詞', 'Count words that find nothing'), boolean()),
    synonyms: labelled(
      pair('同義詞', 'Words that mean the same'),
      list({ words: labelled(pair('詞', 'Words'), texts(20)) }),
    ),
    notes: labelled(
      pair('說明（打了這些詞就會看到）', 'Notes (shown when these words are typed)'),
      list({
        words: labelled(pair('詞', 'Words'), texts(20)),
        text: labelled(pair('說明', 'Note'), text(160)),
        departments: labelled(
          pair('可以看的學系', 'Departments to look at'),
          list({
            department: labelled(
              pair('學系', 'Department'),
              relation('faculty.bachelorDepartment'),
            ),
          }),
        ),
      }),
    ),
  },
  public: { info: 'setting/finder_info' },
  page: null,
  shownOn: '/',
  screen: defineSingleScreen('edit_finder', { order: 10 }),
});
