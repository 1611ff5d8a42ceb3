import {
  defineInlineListScreen,
  defineKind,
  homeSection,
  named,
  optional,
  pair,
  readRelationId,
  relation,
  text,
  usual,
} from '../../kind/index.ts';

export const seniorItem = defineKind({
  id: 'setting.seniorItem',
  label: pair('首頁學長姐項目', 'Seniors'),
  fields: {
    name: named('姓名', 'Name', text(20)),
    department: named('系所', 'Department', text(40)),
    quote: named('一句話', 'Quotation', text(120)),
    pic: usual.pic,
    share: named('分享文章', 'Article', optional(relation('college.share'))),
  },
  search: ['name', 'department'],
  columns: ['name', 'department', 'pic', 'share'],
  public: { list: 'setting/senior_list' },
  page: {
    ...homeSection('seniors'),
    leadsTo: ({ share }) =>
      readRelationId(share) ? `/shareCont?id=${readRelationId(share)}` : null,
  },
  screen: defineInlineListScreen('senior_list', { order: 7, label: pair('首頁學長姐', 'Seniors') }),
});
