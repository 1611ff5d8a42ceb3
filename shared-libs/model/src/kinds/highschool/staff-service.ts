import { COLLEGE_SHORT_NAMES } from '../../base/college-short-names.ts';
import {
  choice,
  defineKind,
  defineListScreen,
  dialogPage,
  files,
  list,
  named,
  optional,
  pair,
  text,
  usual,
} from '../../kind/index.ts';

export const staffService = defineKind({
  id: 'highschool.staffService',
  slug: 'staff_services',
  label: pair('高中教職員服務', 'Services for high-school staff'),
  entryLabel: pair('高中教職員服務項目', 'a service'),
  fields: {
    title: usual.title(40),
    pic: usual.pic,
    summary: usual.summary,
    body: usual.body,
    files: named('附件', 'Files', optional(files())),
    form: named(
      '申請表單',
      'Form',
      choice({
        none: pair('不需要表單', 'No form'),
        visit: pair('參訪申請', 'Campus visit'),
        interview: pair('模擬面試申請', 'Mock interviews'),
        teaching: pair('到校授課申請', 'Lecture at a school'),
      }),
    ),
    link: optional(usual.link),
    topics: named(
      '演講主題與講師',
      'Topics and lecturers',
      optional(
        list({
          title: named('主題', 'Topic', text(40)),
          text: named('內容', 'What it is about', text(80)),
          lecturer: named('講師', 'Lecturer', text(40)),
          college: usual.college(choice(COLLEGE_SHORT_NAMES)),
          periods: named('節數', 'Periods', text(10)),
        }),
      ),
    ),
  },
  columns: ['title', 'pic', 'form', 'link'],
  filters: ['form'],
  public: { list: 'highschool/staff_services_list', info: 'highschool/staff_services_info/:id' },
  page: dialogPage('/staff'),
  screen: defineListScreen('staff_services', {
    order: 2,
    label: pair('高中教職員服務', 'Staff services'),
  }),
});
