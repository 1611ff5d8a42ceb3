import { image, items, labelled, link, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { defineSingleScreen } from '../../kind/staff-screen.ts';

export const partnerProgramme = defineKind({
  id: 'selfvalue.mit',
  label: { 'zh-TW': '國際夥伴計畫', en: 'Partner programme' },
  singleton: true,
  fields: {
    title: labelled(usual.title, text(60)),
    pic: labelled(usual.pic, image()),
    summary: labelled(usual.summary, text(200)),
    body: labelled(usual.body, items()),
    link: labelled(usual.link, optional(link())),
  },
  siteSearch: { summary: ['summary'] },
  public: { info: 'selfvalue/mit_info' },
  page: { page: '/international', entry: () => '/international#mit' },
  screen: defineSingleScreen('edit_mit', { order: 9 }),
});
