import {
  defineKind,
  defineListScreenWithAdd,
  dialogPage,
  named,
  optional,
  pair,
  text,
  usual,
} from '../../kind/index.ts';

export const dualDegree = defineKind({
  id: 'selfvalue.degree',
  label: pair('雙聯學位', 'Dual degrees'),
  fields: {
    title: usual.title(60),
    school: named('合作學校', 'School', text(80)),
    country: usual.country,
    level: named('學制', 'Level', text(20)),
    pic: optional(usual.pic),
    summary: usual.summary,
    body: usual.body,
    link: optional(usual.link),
  },
  search: ['title', 'school', 'country', 'summary'],
  columns: ['title', 'school', 'country', 'level'],
  public: { list: 'selfvalue/degree_list', info: 'selfvalue/degree_info/:id' },
  page: dialogPage('/international', 'degree'),
  screen: defineListScreenWithAdd('degree', { order: 7 }),
});
