import type { FacultyLevel } from '../../kind/choices.ts';
import {
  defineKind,
  type Localised,
  longText,
  named,
  optional,
  pair,
  readRelationId,
  relation,
  text,
  usual,
} from '../../kind/index.ts';

const defineShares = <const L extends FacultyLevel>(level: L, label: Localised) =>
  defineKind({
    id: `faculty.${level}Share`,
    slug: `${level}_department_share`,
    label,
    fields: {
      department: named('系所', 'Department', relation(`faculty.${level}Department`)),
      name: named('姓名', 'Name', text(20)),
      year: named('年級或畢業年', 'Year', text(20)),
      title: usual.title(40),
      text: named('分享內容', 'What they say', longText()),
      pic: usual.pic,
      video: optional(usual.video),
    },
    search: ['title', 'name'],
    columns: ['name', 'title', 'department', 'year', 'pic'],
    filters: ['department'],
    public: {
      list: `faculty/${level}_department_share_list`,
      info: `faculty/${level}_department_share_info/:id`,
      // `id` is the department's.
      filters: {
        id: { field: 'department', by: 'equal' },
        department: { field: 'department', by: 'equal' },
      },
    },
    page: {
      page: `/${level}`,
      entry: ({ id, department }) => `/${level}Cont?id=${readRelationId(department)}&share=${id}`,
    },
    screen: {
      shape: 'nested',
      page: `edit_${level}_department`,
      tab: 'shares',
      parent: 'department',
    },
  });

export const bachelorShare = defineShares(
  'bachelor',
  pair('學士班學生分享', 'Voices of bachelor students'),
);
export const masterShare = defineShares(
  'master',
  pair('碩博士班學生分享', 'Voices of graduate students'),
);
export const specializedShare = defineShares(
  'specialized',
  pair('國際學院學生分享', 'Voices of International College students'),
);
