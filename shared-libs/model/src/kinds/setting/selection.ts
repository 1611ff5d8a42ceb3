import { pair } from '../../base/locale.ts';
import { labelled, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { homeSection } from '../../kind/public-page.ts';

export const selection = defineKind({
  id: 'setting.selection',
  label: { 'zh-TW': '首頁精選', en: 'Selection on the home page' },
  singleton: true,
  fields: {
    heading: labelled(pair('區塊標題', 'Heading'), text(40)),
    intro: labelled(pair('引言', 'Introduction'), optional(text(120))),
  },
  siteSearch: { summary: ['intro'] },
  public: { info: 'setting/selection_info' },
  page: homeSection('selection'),
  screen: { shape: 'heading', list: 'selection_list' },
});
