import { defineInlineListScreen, defineKind, dialogPage, pair, usual } from '../../kind/index.ts';

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
