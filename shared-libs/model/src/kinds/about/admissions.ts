import {
  choice,
  dateRange,
  defineKind,
  defineListScreenWithAdd,
  files,
  integer,
  link,
  list,
  named,
  optional,
  pair,
  relation,
  text,
  usual,
} from '../../kind/index.ts';

export const admissions = defineKind({
  id: 'about.admissions',
  label: pair('招生管道', 'Admission channels'),
  fields: {
    title: named('管道名稱', 'Channel', text(40)),
    level: named(
      '招生對象',
      'Level',
      choice({
        bachelor: pair('學士班', 'Bachelor'),
        transfer: pair('轉學', 'Transfer'),
        master: pair('碩士班', 'Master'),
        doctoral: pair('博士班', 'Doctoral'),
        international: pair('國際學生', 'International'),
      }),
    ),
    quota: named('招生名額', 'Places', optional(text(40))),
    summary: usual.summary,
    dates: named(
      '重要日期',
      'Dates',
      list({
        label: named('事項', 'What', text(30)),
        labelEn: named('英文事項', 'What, in English', optional(text(60))),
        dates: named('期間', 'When', dateRange()),
      }),
    ),
    link: optional(usual.link),
    files: named('附件', 'Files', optional(files())),
    body: usual.body,
  },
  columns: ['title', 'level', 'dates', 'quota'],
  filters: ['level'],
  public: {
    list: 'about/admissions_list',
    info: 'about/admissions_info/:id',
    filters: { level: { field: 'level', by: 'equal' }, title: { field: 'title', by: 'search' } },
  },
  page: { page: '/admissions', entry: ({ id }) => `/admissions#item-${id}` },
  screen: defineListScreenWithAdd('admissions', { order: 1 }),
});

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
  columns: ['title', 'channel', 'dates', 'year', 'source'],
  filters: ['channel'],
  public: { list: 'about/national_date_list', info: 'about/national_date_info/:id' },
  page: null,
  shownOn: '/admissions',
  screen: defineListScreenWithAdd('national_date', { order: 5 }),
});
