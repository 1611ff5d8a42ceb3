import {
  defineKind,
  defineListScreen,
  dialogPage,
  optional,
  pair,
  usual,
} from '../../kind/index.ts';

export const apply = defineKind({
  id: 'selfvalue.apply',
  label: pair('跨域申請', 'How to study across fields'),
  entryLabel: pair('跨域申請說明', 'how to study across fields'),
  fields: {
    title: usual.title(40),
    pic: usual.pic,
    summary: usual.summary,
    body: usual.body,
    link: optional(usual.link),
  },
  columns: ['title', 'pic', 'link'],
  public: { list: 'selfvalue/apply_list', info: 'selfvalue/apply_info/:id' },
  page: dialogPage('/studying', 'apply'),
  screen: defineListScreen('apply', { order: 2, label: pair('跨域申請', 'How to apply') }),
});
