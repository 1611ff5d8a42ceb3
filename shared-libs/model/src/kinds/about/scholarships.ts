import {
  choice,
  defineKind,
  defineSingleScreen,
  items,
  list,
  longText,
  named,
  optional,
  pair,
  text,
  usual,
} from '../../kind/index.ts';
import { awardRules } from './award-rules.ts';

export const scholarships = defineKind({
  id: 'about.scholarships',
  label: pair('獎助學金', 'Scholarships'),
  singleton: true,
  fields: {
    title: usual.title(40),
    intro: named('前言', 'Introduction', longText()),
    awards: named(
      '獎助項目',
      'Awards',
      list({
        title: named('名稱', 'Award', text(40)),
        audience: named(
          '對象',
          'For',
          choice({
            new: pair('入學新生', 'New students'),
            current: pair('在學學生', 'Current students'),
            both: pair('新生與在學學生', 'New and current students'),
            international: pair('國際學生', 'International students'),
          }),
        ),
        amount: named('金額', 'Amount', text(60)),
        condition: named('條件', 'Condition', text(200)),
        deadline: named('申請期限', 'Deadline', optional(text(40))),
        // All three are required for the English home page.
        titleEn: named('英文名稱', 'Award, in English', optional(text(80))),
        amountEn: named('英文金額', 'Amount, in English', optional(text(120))),
        conditionEn: named('英文條件', 'Condition, in English', optional(text(400))),
        ...awardRules,
      }),
    ),
    body: named('補充說明', 'More', optional(items())),
  },
  rules: ['awardsFitTogether'],
  public: { info: 'about/scholarships_info' },
  page: { page: '/admissions', entry: () => '/admissions#div1' },
  screen: defineSingleScreen('edit_scholarships', { order: 2 }),
});
