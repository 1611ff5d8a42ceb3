import { COLLEGE_SHORT_NAMES } from '../../base/college-short-names.ts';
import {
  choice,
  defineKind,
  defineListScreenWithAdd,
  entryPage,
  list,
  longText,
  named,
  optional,
  pair,
  text,
  usual,
} from '../../kind/index.ts';

export const share = defineKind({
  id: 'college.share',
  label: pair('學長姐分享', 'Voices of seniors'),
  fields: {
    name: named('姓名', 'Name', text(20)),
    department: named('系所', 'Department', text(40)),
    college: usual.college(choice(COLLEGE_SHORT_NAMES)),
    graduation: named('畢業年或年級', 'Graduation', optional(text(20))),
    theme: named(
      '主題',
      'Theme',
      choice({
        study: pair('學習歷程', 'Study'),
        abroad: pair('海外經驗', 'Abroad'),
        intern: pair('實習與就業', 'Internship'),
        club: pair('社團與活動', 'Clubs'),
        research: pair('研究', 'Research'),
      }),
    ),
    title: usual.title(60),
    quote: named('一句話', 'Quotation', text(120)),
    pic: usual.pic,
    summary: usual.summary,
    body: usual.body,
    posts: named(
      '後來（有日期的短文）',
      'Later on (short posts with their days)',
      optional(
        list({
          date: usual.date,
          title: usual.title(40),
          text: named('內容', 'Text', longText(400)),
        }),
      ),
    ),
    clickCount: usual.clickCount,
  },
  search: ['title', 'name', 'department', 'summary'],
  columns: ['name', 'title', 'college', 'theme', 'pic', 'clickCount'],
  filters: ['college', 'theme'],
  public: {
    list: 'college/share_list',
    info: 'college/share_info/:id',
    counter: 'college/ShareClickCount/:id',
    filters: {
      college: { field: 'college', by: 'equal' },
      theme: { field: 'theme', by: 'equal' },
      title: { field: 'title', by: 'search' },
    },
  },
  page: entryPage('/share', '/shareCont'),
  screen: defineListScreenWithAdd(
    'share',
    { order: 1, label: pair('學長姐分享', 'Voices') },
    { edit: 'edit_share_cont' },
  ),
});
