import { COLLEGE_SHORT_NAMES } from '../../base/college-short-names.ts';
import {
  choice,
  defineKind,
  defineListScreen,
  dialogPage,
  named,
  optional,
  pair,
  text,
  usual,
} from '../../kind/index.ts';

export const practice = defineKind({
  id: 'selfvalue.practice',
  label: pair('實習就業', 'Internships'),
  entryLabel: pair('實習就業的文章', 'an article on internships'),
  fields: {
    title: usual.title(60),
    company: named('實習單位', 'Company', text(40)),
    college: usual.college(optional(choice(COLLEGE_SHORT_NAMES))),
    pic: usual.pic,
    summary: usual.summary,
    term: named('多久', 'How long', optional(text(40))),
    pay: named('有沒有薪水', 'Pay', optional(text(40))),
    credits: usual.credits,
    body: usual.body,
    pics: usual.pics,
  },
  search: ['title', 'company', 'summary'],
  columns: ['title', 'company', 'college', 'pic'],
  filters: ['college'],
  public: {
    list: 'selfvalue/practice_list',
    info: 'selfvalue/practice_info/:id',
    parts: { 'selfvalue/practice_pic/:id': 'pics' },
    filters: {
      college: { field: 'college', by: 'equal' },
      title: { field: 'title', by: 'search' },
    },
    omit: ['pics'],
  },
  page: dialogPage('/practice'),
  screen: defineListScreen('practice', { order: 11 }),
});
