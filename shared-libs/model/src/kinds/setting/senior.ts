import { defineKind, homeSection, named, optional, pair, text } from '../../kind/index.ts';

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
