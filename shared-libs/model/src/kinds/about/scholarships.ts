import { pair } from '../../base/locale.ts';
import { choice, items, labelled, list, longText, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { defineSingleScreen } from '../../kind/staff-screen.ts';
import { awardRules } from './award-rules.ts';

export const scholarships = defineKind({
  id: 'about.scholarships',
  label: { 'zh-TW': '獎助學金', en: 'Scholarships' },
  singleton: true,
  fields: {
    title: labelled(usual.title, text(40)),
    intro: labelled(pair('前言', 'Introduction'), longText()),
    awards: labelled(
      pair('獎助項目', 'Awards'),
      list({
        title: labelled(pair('名稱', 'Award'), text(40)),
        audience: labelled(
          pair('對象', 'For'),
          choice({
            new: pair('入學新生', 'New students'),
            current: pair('在學學生', 'Current students'),
            international: pair('國際學生', 'International students'),
          }),
        ),
        amount: labelled(pair('金額', 'Amount'), text(60)),
        condition: labelled(pair('條件', 'Condition'), text(200)),
        deadline: labelled(pair('申請期限', 'Deadline'), optional(text(40))),
        // All three are required for the English home page.
        titleEn: labelled(pair('英文名稱', 'Award, in English'), optional(text(80))),
        amountEn: labelled(pair('英文金額', 'Amount, in English'), optional(text(120))),
        conditionEn: labelled(pair('英文條件', 'Condition, in English'), optional(text(400))),
        ...awardRules,
      }),
    ),
    body: labelled(pair('補充說明', 'More'), optional(items())),
  },
  rules: ['awardsFitTogether'],
  siteSearch: { summary: ['intro'] },
  public: { info: 'about/scholarships_info' },
  page: { page: '/admissions', entry: () => '/admissions#div1' },
  screen: defineSingleScreen('edit_scholarships', { order: 2 }),
});
