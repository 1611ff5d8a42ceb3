import { pair } from '../../base/locale.ts';
import { named, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { homeSection } from '../../kind/public-page.ts';

export const senior = defineKind({
  id: 'setting.senior',
  label: pair('首頁學長姐', 'Seniors on the home page'),
  singleton: true,
  fields: {
    heading: named('區塊標題', 'Heading', text(40)),
    intro: named('引言', 'Introduction', optional(text(120))),
  },
  public: { info: 'setting/senior_info' },
  page: homeSection('seniors'),
  screen: { shape: 'heading', list: 'senior_list' },
});
