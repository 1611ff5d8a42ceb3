import { COLLEGE_SHORT_NAMES } from '../../base/college-short-names.ts';
import type { FacultyLevel } from '../../kind/choices.ts';
import {
  choice,
  defineInlineListScreen,
  defineKind,
  integer,
  type Localised,
  list,
  longText,
  named,
  optional,
  pair,
  type StaffMenuEntry,
  text,
  usual,
} from '../../kind/index.ts';

// `anchor` is the section of the page: /bachelor#div3.
const defineColleges = <const L extends FacultyLevel>(
  level: L,
  label: Localised,
  menu: StaffMenuEntry,
) =>
  defineKind({
    id: `faculty.${level}`,
    label,
    fields: {
      title: named('學院名稱', 'College', text(20)),
      titleEn: usual.titleEn(80),
      anchor: named('頁面段落編號', 'Number of the part', integer(1, 20)),
      hue: named('代表色', 'Hue', choice(COLLEGE_SHORT_NAMES)),
      pic: usual.pic,
      tagline: named('一句介紹', 'Tagline', text(60)),
      intro: named('簡介', 'Introduction', longText()),
      highlights: named(
        '亮點數字',
        'Figures',
        list({
          figure: named('數字', 'Figure', text(12)),
          note: named('說明', 'What it is', text(40)),
        }),
      ),
      link: optional(usual.link),
    },
    order: ['anchor'],
    search: ['title', 'titleEn'],
    columns: ['title', 'anchor', 'hue', 'pic'],
    filters: ['hue'],
    public: {
      list: `faculty/${level}_list`,
      info: `faculty/${level}_info/:id`,
      filters: { title: { field: 'title', by: 'search' }, hue: { field: 'hue', by: 'equal' } },
    },
    page: { page: `/${level}`, entry: ({ anchor }) => `/${level}#div${anchor}` },
    screen: defineInlineListScreen(`${level}_list`, menu),
  });

export const bachelor = defineColleges('bachelor', pair('學士班學院', 'Colleges, bachelor'), {
  order: 1,
  label: pair('學士班學院', 'Bachelor: colleges'),
});
export const master = defineColleges('master', pair('碩博士班學院', 'Colleges, graduate'), {
  order: 3,
  label: pair('碩博士班學院', 'Graduate: colleges'),
});
export const specialized = defineColleges(
  'specialized',
  pair('國際學院各單位', 'Units, International College'),
  { order: 5, label: pair('國際學院各單位', 'International: units') },
);

export const specializedIntro = defineKind({
  id: 'faculty.specializedIntro',
  label: pair('國際學院簡介', 'Introduction of the International College'),
  singleton: true,
  fields: {
    title: usual.title(40),
    titleEn: named('英文標題', 'English title', text(80)),
    body: usual.body,
    bodyEn: usual.bodyEn,
  },
  public: { info: 'faculty/specialized_intro' },
  page: { page: '/specialized' },
  screen: { shape: 'tab', list: 'specialized_list', tab: 'intro' },
});
