import { pair } from '../../base/locale.ts';
import { date, image, items, labelled, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { dialogPage } from '../../kind/public-page.ts';
import { defineInlineListScreen } from '../../kind/staff-screen.ts';

export const volunteer = defineKind({
  id: 'selfvalue.volunteer',
  label: pair('國際志工', 'Volunteering abroad'),
  entryLabel: pair('國際志工的文章', 'an article on volunteering'),
  fields: {
    title: labelled(usual.title, text(60)),
    country: labelled(usual.country, text(20)),
    date: labelled(usual.date, date()),
    pic: labelled(usual.pic, image()),
    summary: labelled(usual.summary, text(200)),
    body: labelled(usual.body, items()),
  },
  order: ['-date'],
  search: ['title', 'country', 'summary'],
  siteSearch: { summary: ['summary'], day: 'date' },
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
