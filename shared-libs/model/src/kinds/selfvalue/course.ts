import { pair } from '../../base/locale.ts';
import { integer, named, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { dialogPage } from '../../kind/public-page.ts';
import { defineListScreenWithAdd } from '../../kind/staff-screen.ts';
import { usual } from '../../kind/usual-fields.ts';

export const course = defineKind({
  id: 'selfvalue.course',
  label: pair('跨域課程', 'Courses across fields'),
  fields: {
    title: named('課程名稱', 'Course', text(40)),
    unit: named('開課單位', 'Unit', text(40)),
    credits: named('學分', 'Credits', optional(integer(0, 200))),
    pic: optional(usual.pic),
    summary: usual.summary,
    body: usual.body,
    link: optional(usual.link),
  },
  search: ['title', 'unit', 'summary'],
  columns: ['title', 'unit', 'credits', 'pic'],
  public: {
    list: 'selfvalue/course_list',
    info: 'selfvalue/course_info/:id',
    filters: { title: { field: 'title', by: 'search' } },
  },
  page: dialogPage('/studying', 'course'),
  screen: defineListScreenWithAdd('course', { order: 3, label: pair('跨域課程', 'Courses') }),
});
