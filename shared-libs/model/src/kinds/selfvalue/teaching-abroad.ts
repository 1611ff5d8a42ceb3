import { image, items, labelled, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { dialogPage } from '../../kind/public-page.ts';
import { defineListScreenWithAdd } from '../../kind/staff-screen.ts';

export const teachingAbroad = defineKind({
  id: 'selfvalue.teaching',
  label: { 'zh-TW': '海外實習與教學', en: 'Teaching abroad' },
  entryLabel: { 'zh-TW': '海外實習或教學', en: 'teaching abroad' },
  fields: {
    title: labelled(usual.title, text(60)),
    country: labelled(usual.country, text(20)),
    pic: labelled(usual.pic, image()),
    summary: labelled(usual.summary, text(200)),
    body: labelled(usual.body, items()),
  },
  search: ['title', 'country', 'summary'],
  siteSearch: { summary: ['summary'] },
  columns: ['title', 'country', 'pic'],
  public: { list: 'selfvalue/teaching_list', info: 'selfvalue/teaching_info/:id' },
  page: dialogPage('/international', 'teaching'),
  screen: defineListScreenWithAdd('teaching', { order: 8 }),
});
