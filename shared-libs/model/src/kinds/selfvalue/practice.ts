import { COLLEGE_SHORT_NAMES } from '../../base/college-short-names.ts';
import { pair } from '../../base/locale.ts';
import { choice, image, list, named, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { dialogPage } from '../../kind/public-page.ts';
import { defineListScreen } from '../../kind/staff-screen.ts';
import { usual } from '../../kind/usual-fields.ts';

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
    body: usual.body,
    pics: named(
      '相片',
      'Photographs',
      list({
        title: named('相片標題', 'Title of the photograph', text(40)),
        pic: named('相片', 'Photograph', image()),
      }),
    ),
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
