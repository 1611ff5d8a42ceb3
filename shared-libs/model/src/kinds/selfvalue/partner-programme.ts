import { defineKind, defineSingleScreen, optional, pair, usual } from '../../kind/index.ts';

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
