import {
  defineKind,
  defineListScreen,
  defineListScreenWithAdd,
  dialogPage,
  integer,
  named,
  optional,
  pair,
  text,
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
    credits: usual.credits,
    applyAt: named('什麼時候申請', 'When to apply', optional(text(40))),
    delay: named('會不會延畢', 'Longer study', optional(text(40))),
    ask: named('問誰', 'Whom to ask', optional(text(40))),
    body: usual.body,
    link: optional(usual.link),
  },
  columns: ['title', 'pic', 'link'],
  public: { list: 'selfvalue/apply_list', info: 'selfvalue/apply_info/:id' },
  page: dialogPage('/studying', 'apply'),
  screen: defineListScreen('apply', { order: 2, label: pair('跨域申請', 'How to apply') }),
});

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
