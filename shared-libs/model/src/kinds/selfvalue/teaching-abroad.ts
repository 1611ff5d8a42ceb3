import { defineKind, defineListScreenWithAdd, dialogPage, pair, usual } from '../../kind/index.ts';

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
