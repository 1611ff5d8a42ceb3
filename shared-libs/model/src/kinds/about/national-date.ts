import {
  dateRange,
  defineKind,
  defineListScreenWithAdd,
  integer,
  link,
  named,
  optional,
  pair,
  relation,
  text,
} from '../../kind/index.ts';

/** A date that national bodies set: tests, distribution, results. */
export const nationalDate = defineKind({
  id: 'about.nationalDate',
  label: pair('全國日程', 'National dates'),
  fields: {
    title: named('事項', 'What', text(30)),
    year: named('入學學年度', 'School year of entry', integer(100, 199)),
    dates: named('期間', 'When', dateRange()),
    channel: named('招生管道', 'Admission channel', relation('about.admissions')),
    source: named('出處', 'Source', text(60)),
    link: named('出處連結', 'Link to the source', optional(link())),
  },
  order: ['dates.begin'],
  columns: ['title', 'year', 'dates', 'channel', 'source'],
  filters: ['channel'],
  public: { list: 'about/national_date_list', info: 'about/national_date_info/:id' },
  page: null,
  shownOn: '/admissions',
  screen: defineListScreenWithAdd('national_date', { order: 5 }),
});
