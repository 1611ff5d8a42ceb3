import { image, items, labelled, link, named, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { dialogPage } from '../../kind/public-page.ts';
import { defineListScreenWithAdd } from '../../kind/staff-screen.ts';

export const dualDegree = defineKind({
  id: 'selfvalue.degree',
  label: { 'zh-TW': '雙聯學位', en: 'Dual degrees' },
  fields: {
    title: labelled(usual.title, text(60)),
    school: named('合作學校', 'School', text(80)),
    country: labelled(usual.country, text(20)),
    level: named('學制', 'Level', text(20)),
    pic: labelled(usual.pic, optional(image())),
    summary: labelled(usual.summary, text(200)),
    body: labelled(usual.body, items()),
    link: labelled(usual.link, optional(link())),
  },
  search: ['title', 'school', 'country', 'summary'],
  siteSearch: { summary: ['summary'] },
  columns: ['title', 'school', 'country', 'level'],
  public: { list: 'selfvalue/degree_list', info: 'selfvalue/degree_info/:id' },
  page: dialogPage('/international', 'degree'),
  screen: defineListScreenWithAdd('degree', { order: 7 }),
});
