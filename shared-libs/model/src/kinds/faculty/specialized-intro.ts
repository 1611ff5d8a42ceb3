import { defineKind, named, pair, text, usual } from '../../kind/index.ts';

export const specializedIntro = defineKind({
  id: 'faculty.specializedIntro',
  label: pair('國際學院簡介', 'Introduction of the International College'),
  singleton: true,
  fields: {
    title: usual.title(40),
    titleEn: named('英文標題', 'English title', text(80)),
    body: usual.body,
    bodyEn: usual.bodyEn,
  },
  public: { info: 'faculty/specialized_intro' },
  page: { page: '/specialized' },
  screen: { shape: 'tab', list: 'specialized_list', tab: 'intro' },
});
