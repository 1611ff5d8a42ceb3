import {
  choice,
  defineInlineListScreen,
  defineKind,
  defineListScreenWithAdd,
  defineSingleScreen,
  dialogPage,
  integer,
  named,
  optional,
  pair,
  text,
  usual,
} from '../../kind/index.ts';

export const exchange = defineKind({
  id: 'selfvalue.exchange',
  label: pair('交換學生', 'Exchange'),
  entryLabel: pair('交換計畫', 'an exchange'),
  fields: {
    title: usual.title(60),
    region: named(
      '區域',
      'Region',
      choice({
        asia: pair('亞洲', 'Asia'),
        europe: pair('歐洲', 'Europe'),
        americas: pair('美洲', 'Americas'),
        oceania: pair('大洋洲', 'Oceania'),
      }),
    ),
    country: usual.country,
    pic: optional(usual.pic),
    summary: usual.summary,
    language: named('語言條件', 'Language', optional(text(40))),
    places: named('名額與期間', 'Places and term', optional(text(40))),
    living: named(
      '當地生活費（元／月）',
      'Living cost there (NT$ a month)',
      optional(integer(0, 1_000_000)),
    ),
    body: usual.body,
    link: optional(usual.link),
  },
  search: ['title', 'country', 'summary'],
  columns: ['title', 'region', 'country', 'pic'],
  filters: ['region'],
  public: {
    list: 'selfvalue/exchange_list',
    info: 'selfvalue/exchange_info/:id',
    filters: { region: { field: 'region', by: 'equal' }, title: { field: 'title', by: 'search' } },
  },
  page: dialogPage('/international', 'exchange'),
  screen: defineInlineListScreen('international_list', { order: 5 }),
});

export const volunteer = defineKind({
  id: 'selfvalue.volunteer',
  label: pair('國際志工', 'Volunteering abroad'),
  entryLabel: pair('國際志工的文章', 'an article on volunteering'),
  fields: {
    title: usual.title(60),
    country: usual.country,
    date: usual.date,
    pic: usual.pic,
    summary: usual.summary,
    body: usual.body,
  },
  order: ['-date'],
  search: ['title', 'country', 'summary'],
  siteSearch: { day: 'date' },
  columns: ['title', 'country', 'date', 'pic'],
  public: {
    list: 'selfvalue/volunteer_list',
    info: 'selfvalue/volunteer_info/:id',
    filters: { year: { field: 'date', by: 'year' } },
  },
  page: dialogPage('/international', 'volunteer'),
  screen: defineInlineListScreen('volunteer_list', {
    order: 6,
    label: pair('國際志工', 'Volunteering'),
  }),
});

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

export const teachingAbroad = defineKind({
  id: 'selfvalue.teaching',
  label: pair('海外實習與教學', 'Teaching abroad'),
  entryLabel: pair('海外實習或教學', 'teaching abroad'),
  fields: {
    title: usual.title(60),
    country: usual.country,
    pic: usual.pic,
    summary: usual.summary,
    body: usual.body,
  },
  search: ['title', 'country', 'summary'],
  columns: ['title', 'country', 'pic'],
  public: { list: 'selfvalue/teaching_list', info: 'selfvalue/teaching_info/:id' },
  page: dialogPage('/international', 'teaching'),
  screen: defineListScreenWithAdd('teaching', { order: 8 }),
});

export const partnerProgramme = defineKind({
  id: 'selfvalue.mit',
  label: pair('國際夥伴計畫', 'Partner programme'),
  singleton: true,
  fields: {
    title: usual.title(60),
    pic: usual.pic,
    summary: usual.summary,
    body: usual.body,
    link: optional(usual.link),
  },
  search: ['title'],
  public: { info: 'selfvalue/mit_info' },
  page: { page: '/international', entry: () => '/international#mit' },
  screen: defineSingleScreen('edit_mit', { order: 9 }),
});
