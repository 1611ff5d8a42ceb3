import { labelled, link, named, optional, relation, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { homeTile } from '../../kind/public-page.ts';
import { defineListScreenWithAdd } from '../../kind/staff-screen.ts';

export const collegeUnit = defineKind({
  id: 'setting.collegeUnit',
  label: { 'zh-TW': '學院單位', en: 'College units' },
  fields: {
    college: labelled(usual.college, relation('setting.college')),
    title: named('單位名稱', 'Unit', text(40)),
    link: labelled(usual.link, optional(link())),
  },
  columns: ['title', 'college', 'link'],
  filters: ['college'],
  public: {},
  page: homeTile('colleges'),
  screen: defineListScreenWithAdd('college_unit', { order: 6 }),
});
