import { items, labelled, named, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';

export const specializedIntro = defineKind({
  id: 'faculty.specializedIntro',
  label: { 'zh-TW': '國際學院簡介', en: 'Introduction of the International College' },
  singleton: true,
  fields: {
    title: labelled(usual.title, text(40)),
    titleEn: named('英文標題', 'English title', text(80)),
    body: labelled(usual.body, items()),
    bodyEn: labelled(usual.bodyEn, optional(items())),
  },
  public: { info: 'faculty/specialized_intro' },
  page: { page: '/specialized' },
  screen: { shape: 'tab', list: 'specialized_list', tab: 'intro' },
});
