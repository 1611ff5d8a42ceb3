import {
  defineKind,
  defineListScreenWithAdd,
  dialogPage,
  integer,
  named,
  optional,
  pair,
  text,
  usual,
} from '../../kind/index.ts';

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
