import { pair } from '../../base/locale.ts';
import { named, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { homeSection } from '../../kind/public-page.ts';

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
