import { pair } from '../../base/locale.ts';
import { image, items, labelled, link, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { dialogPage } from '../../kind/public-page.ts';
import { defineListScreen } from '../../kind/staff-screen.ts';

export const apply = defineKind({
  id: 'selfvalue.apply',
  label: pair('跨域申請', 'How to study across fields'),
  entryLabel: pair('跨域申請說明', 'how to study across fields'),
  fields: {
    title: labelled(usual.title, text(40)),
    pic: labelled(usual.pic, image()),
    summary: labelled(usual.summary, text(200)),
    body: labelled(usual.body, items()),
    link: labelled(usual.link, optional(link())),
  },
  search: ['title', 'summary'],
  siteSearch: { summary: ['summary'] },
  columns: ['title', 'pic', 'link'],
  public: { list: 'selfvalue/apply_list', info: 'selfvalue/apply_info/:id' },
  page: dialogPage('/studying', 'apply'),
  screen: defineListScreen('apply', { order: 2, label: pair('跨域申請', 'How to apply') }),
});
