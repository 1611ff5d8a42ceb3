import { COLLEGE_SHORT_NAMES } from '../../base/college-short-names.ts';
import {
  choice,
  dateRange,
  defineKind,
  defineListScreenWithAdd,
  entryPage,
  integer,
  link,
  named,
  optional,
  pair,
  text,
  usual,
} from '../../kind/index.ts';
import { TOPIC_NAMES } from '../../kind/labels.ts';

export const camp = defineKind({
  id: 'highschool.camp',
  label: pair('營隊與先修課程', 'Camps and pre-courses'),
  entryLabel: pair('營隊或先修課程', 'a camp or course'),
  fields: {
    type: named(
      '類型',
      'Type',
      choice({ camp: pair('營隊', 'Camp'), precourse: pair('先修課程', 'Pre-course') }),
    ),
    title: named('活動名稱', 'Title', text(60)),
    pic: usual.pic,
    summary: usual.summary,
    eventDates: named('活動期間', 'Dates', dateRange()),
    registrationDates: named('報名期間', 'Registration', dateRange()),
    place: named('地點', 'Place', text(40)),
    audience: named('對象', 'For', text(60)),
    capacity: named('名額', 'Places', optional(integer(0, 100_000))),
    fee: named('費用', 'Fee', optional(text(40))),
    contact: named('聯絡方式', 'Contact', text(80)),
    // Empty: by the link, else by the contact.
    signup: named(
      '報名方式',
      'Signing up',
      optional(
        choice({
          visit: pair('本站報名（計名額）', 'On this site (places are counted)'),
          link: pair('連到其他網頁', 'At another address'),
          none: pair('不必報名', 'Not needed'),
        }),
      ),
    ),
    taken: named(
      '本站以外已報名的人數',
      'People signed up elsewhere',
      optional(integer(0, 100_000)),
    ),
    link: named('報名連結', 'Link to register', optional(link())),
    college: usual.college(optional(choice(COLLEGE_SHORT_NAMES))),
    topic: named('首頁主題', 'Home topic', optional(choice(TOPIC_NAMES))),
    body: usual.body,
  },
  order: ['eventDates.begin'],
  siteSearch: { ignored: ['contact', 'fee'] },
  columns: ['title', 'type', 'eventDates', 'pic', 'registrationDates', 'college', 'topic'],
  filters: ['type', 'college', 'topic'],
  rules: ['campFitsTogether'],
  public: {
    list: 'highschool/camp_list',
    info: 'highschool/camp_info/:id',
    filters: {
      type: { field: 'type', by: 'equal' },
      college: { field: 'college', by: 'equal' },
      title: { field: 'title', by: 'search' },
      year: { field: 'eventDates', by: 'year' },
    },
  },
  page: entryPage('/camp', '/campCont'),
  screen: defineListScreenWithAdd('camp', { order: 1, label: pair('營隊與先修課程', 'Camps') }),
});
