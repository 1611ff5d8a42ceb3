import { COLLEGE_SHORT_NAMES } from '../../base/college-short-names.ts';
import { pair } from '../../base/locale.ts';
import {
  choice,
  dateRange,
  image,
  integer,
  items,
  labelled,
  link,
  optional,
  text,
} from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { TOPIC_NAMES, usual } from '../../kind/labels.ts';
import { entryPage } from '../../kind/public-page.ts';
import { defineListScreenWithAdd } from '../../kind/staff-screen.ts';

export const camp = defineKind({
  id: 'highschool.camp',
  label: { 'zh-TW': '營隊與先修課程', en: 'Camps and pre-courses' },
  entryLabel: { 'zh-TW': '營隊或先修課程', en: 'a camp or course' },
  fields: {
    type: labelled(
      pair('類型', 'Type'),
      choice({ camp: pair('營隊', 'Camp'), precourse: pair('先修課程', 'Pre-course') }),
    ),
    title: labelled(pair('活動名稱', 'Title'), text(60)),
    pic: labelled(usual.pic, image()),
    summary: labelled(usual.summary, text(200)),
    eventDates: labelled(pair('活動期間', 'Dates'), dateRange()),
    registrationDates: labelled(pair('報名期間', 'Registration'), dateRange()),
    place: labelled(pair('地點', 'Place'), text(40)),
    audience: labelled(pair('對象', 'For'), text(60)),
    capacity: labelled(pair('名額', 'Places'), optional(integer(0, 100_000))),
    fee: labelled(pair('費用', 'Fee'), optional(text(40))),
    contact: labelled(pair('聯絡方式', 'Contact'), text(80)),
    // Empty: by the link, else by the contact.
    signup: labelled(
      pair('報名方式', 'Signing up'),
      optional(
        choice({
          visit: pair('本站報名（計名額）', 'On this site (places are counted)'),
          link: pair('連到其他網頁', 'At another address'),
          none: pair('不必報名', 'Not needed'),
        }),
      ),
    ),
    taken: labelled(
      pair('本站以外已報名的人數', 'People signed up elsewhere'),
      optional(integer(0, 100_000)),
    ),
    link: labelled(pair('報名連結', 'Link to register'), optional(link())),
    college: labelled(usual.college, optional(choice(COLLEGE_SHORT_NAMES))),
    topic: labelled(pair('首頁主題', 'Home topic'), optional(choice(TOPIC_NAMES))),
    body: labelled(usual.body, items()),
  },
  order: ['eventDates.begin'],
  search: ['title', 'summary'],
  siteSearch: { summary: ['summary'], ignored: ['contact', 'fee'] },
  columns: ['title', 'type', 'pic', 'eventDates', 'registrationDates', 'college', 'topic'],
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
