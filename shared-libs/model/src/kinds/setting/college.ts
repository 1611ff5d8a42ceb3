import { COLLEGE_SHORT_NAMES } from '../../base/college-short-names.ts';
import {
  choice,
  defineInlineListScreen,
  defineKind,
  homeTile,
  named,
  pair,
  text,
  usual,
} from '../../kind/index.ts';

export const college = defineKind({
  id: 'setting.college',
  label: pair('首頁學院', 'Colleges on the home page'),
  fields: {
    title: named('學院名稱', 'College', text(20)),
    titleEn: usual.titleEn(60),
    intro: named('簡介', 'Introduction', text(160)),
    pic: usual.pic,
    link: usual.link,
    hue: named('代表色', 'Hue', choice(COLLEGE_SHORT_NAMES)),
  },
  columns: ['title', 'pic', 'hue'],
  public: {
    list: 'setting/college_list',
    info: 'setting/college_info/:id',
    children: { units: { kind: 'setting.collegeUnit', by: 'college' } },
  },
  page: homeTile('colleges'),
  screen: defineInlineListScreen('college_list', { order: 5, label: pair('首頁學院', 'Colleges') }),
});
