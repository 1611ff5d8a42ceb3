import {
  defineKind,
  defineListScreenWithAdd,
  homeTile,
  named,
  optional,
  pair,
  relation,
  text,
  usual,
} from '../../kind/index.ts';

export const collegeUnit = defineKind({
  id: 'setting.collegeUnit',
  label: pair('學院單位', 'College units'),
  fields: {
    college: usual.college(relation('setting.college')),
    title: named('單位名稱', 'Unit', text(40)),
    link: optional(usual.link),
  },
  columns: ['title', 'college', 'link'],
  filters: ['college'],
  public: {},
  page: homeTile('colleges'),
  screen: defineListScreenWithAdd('college_unit', { order: 6 }),
});
