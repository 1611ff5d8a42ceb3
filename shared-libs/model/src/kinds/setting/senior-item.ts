import { pair } from '../../base/locale.ts';
import { image, labelled, optional, relation, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { homeSection, readRelationId } from '../../kind/public-page.ts';
import { defineInlineListScreen } from '../../kind/staff-screen.ts';

export const seniorItem = defineKind({
  id: 'setting.seniorItem',
  label: { 'zh-TW': '首頁學長姐項目', en: 'Seniors' },
  fields: {
    name: labelled(pair('姓名', 'Name'), text(20)),
    department: labelled(pair('系所', 'Department'), text(40)),
    quote: labelled(pair('一句話', 'Quotation'), text(120)),
    pic: labelled(usual.pic, image()),
    share: labelled(pair('分享文章', 'Article'), optional(relation('college.share'))),
  },
  search: ['name', 'department'],
  siteSearch: { summary: ['quote'] },
  columns: ['name', 'department', 'pic', 'share'],
  public: { list: 'setting/senior_list' },
  page: {
    ...homeSection('seniors'),
    leadsTo: ({ share }) =>
      readRelationId(share) ? `/shareCont?id=${readRelationId(share)}` : null,
  },
  screen: defineInlineListScreen('senior_list', { order: 7, label: pair('首頁學長姐', 'Seniors') }),
});
