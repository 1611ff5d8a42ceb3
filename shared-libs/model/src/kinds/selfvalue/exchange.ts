import {
  choice,
  defineInlineListScreen,
  defineKind,
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
