import {
  defineKind,
  defineListScreenWithAdd,
  dialogPage,
  named,
  optional,
  pair,
  text,
  usual,
} from '../../kind/index.ts';

export const crossDepartment = defineKind({
  id: 'selfvalue.department',
  label: pair('跨域單位', 'Units for cross-domain study'),
  fields: {
    title: named('單位名稱', 'Unit', text(40)),
    titleEn: optional(usual.titleEn(80)),
    pic: usual.pic,
    summary: usual.summary,
    body: usual.body,
    link: optional(usual.link),
  },
  search: ['title', 'titleEn', 'summary'],
  columns: ['title', 'pic', 'link'],
  public: { list: 'selfvalue/department_list', info: 'selfvalue/department_info/:id' },
  page: dialogPage('/studying', 'department'),
  screen: defineListScreenWithAdd('department', { order: 4, label: pair('跨域單位', 'Units') }),
});
