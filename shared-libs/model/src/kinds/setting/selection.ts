import { defineKind, homeSection, named, optional, pair, text } from '../../kind/index.ts';

export const selection = defineKind({
  id: 'setting.selection',
  label: pair('首頁精選', 'Selection on the home page'),
  singleton: true,
  fields: {
    heading: named('區塊標題', 'Heading', text(40)),
    intro: named('引言', 'Introduction', optional(text(120))),
  },
  public: { info: 'setting/selection_info' },
  page: homeSection('selection'),
  screen: { shape: 'heading', list: 'selection_list' },
});
