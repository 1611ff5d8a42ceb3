import { items, list, longText, optional, select, text } from '../fields/index.ts';
import { defineKind } from '../kind.ts';

export const scholarships = defineKind({
  area: 'about',
  name: 'scholarships',
  label: { 'zh-TW': '獎助學金', en: 'Scholarships' },
  singleton: true,
  fields: {
    title: text(40),
    intro: longText(),
    awards: list({
      title: text(40),
      audience: select('new', 'current', 'international'),
      amount: text(60),
      condition: text(200),
      deadline: optional(text(40)),
    }),
    body: optional(items()),
  },
  public: { info: 'about/scholarships_info' },
});
